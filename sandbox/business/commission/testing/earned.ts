import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { COMMISSION_RULE, commissionOf } from '@/domain/commission/rule'
import { addDays } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { firstDay, monthOf } from '@/domain/dates/month'
import { fen, ZERO_FEN } from '@/domain/money/fen'
import { bankNow } from '@sandbox/kernel/clock'
import type { Database } from '@sandbox/kernel/db'
import { recordOrder } from '@sandbox/kernel/orders/orders'
import { settleCommissions } from '../dayEnd'
import { confirm } from '../move'
import { commissions } from '../tables'

const PRODUCT = '91318017'
/** Of which 98.76 yuan are the commission. */
const ORDERED = fen(12_345_000)

/** A commission that somebody else's order brought a customer, settled and not paid yet; gives its settlement. */
export const settlementFor = (db: Database, customerId: string, buyerId: string): Promise<string> =>
  db.transaction(async (tx) => {
    const now = await bankNow(tx)
    const { id: orderNo } = await recordOrder(tx, {
      ...{ customerId: buyerId, kind: 'wealthSubscription', productType: PRODUCT, amount: ORDERED, at: now },
    })
    const today = dayOfInstant(now)
    const facts = { customerId, buyerId, orderNo, productType: PRODUCT, orderedAt: now, accruedDay: today }
    const rule = { level: 1, ruleVersion: COMMISSION_RULE.version, state: 'ACCRUED' } as const
    const commissionId = `C${randomUUID().replace(/-/g, '')}`
    const made = { ...facts, ...rule, ...commissionOf(ORDERED, 1, ZERO_FEN), commissionId }
    await confirm(tx, await tx.insert(commissions).values(made).returning(), now)
    const nextDay = firstDay(monthOf(today))
    await settleCommissions.run(tx, { day: addDays(nextDay, -1), nextDay, at: now, cursor: '' })
    const [settled] = await tx.select().from(commissions).where(eq(commissions.commissionId, commissionId))
    return settled?.settlementId ?? 'none'
  })
