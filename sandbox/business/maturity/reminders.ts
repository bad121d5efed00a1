import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { addDays } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { formatAmount } from '@/domain/money/format'
import { BATCH_SIZE, nextCursor } from '@sandbox/kernel/dayEnd/steps'
import type { DayEndStep } from '@sandbox/kernel/dayEnd/steps'
import { aboutHolding, holdings } from '../deposit'
import { sendMessages } from '../message'
import { products } from '../product'

/** How many days before a deposit's last day its owner is reminded, early enough to change the instruction. */
export const DAYS_BEFORE = 3
/** Deposits of fewer days need no reminder (ours). */
export const SHORTEST_DAYS = 30

/** Reminds owners of deposits that mature soon. */
export const remindMaturing: DayEndStep = {
  name: 'remindMaturing',
  async run(tx, { nextDay, at, cursor }) {
    const endDay = addDays(nextDay, DAYS_BEFORE)
    const due = await tx
      .select({
        customerId: holdings.customerId,
        seqNo: holdings.seqNo,
        productType: holdings.productType,
        amount: holdings.amount,
        name: products.name,
      })
      .from(holdings)
      .innerJoin(products, eq(products.productType, holdings.productType))
      .where(
        and(
          eq(holdings.status, 'open'),
          eq(holdings.endDay, endDay),
          lte(holdings.startDay, addDays(endDay, -SHORTEST_DAYS)),
          gt(holdings.seqNo, Number(cursor || '0')),
        ),
      )
      .orderBy(asc(holdings.seqNo))
      .limit(BATCH_SIZE)
    await sendMessages(
      tx,
      due.map(({ customerId, seqNo, productType, amount, name }) => ({
        customerId,
        kind: 'maturityReminder',
        title: '存款即将到期',
        body: `您的“${name}”${formatAmount(amount)}元将于${formatDay(endDay)}到期。到期前您可以设置到期处理方式。`,
        source: `maturityReminder:${seqNo}`,
        about: aboutHolding({ seqNo, productType }),
        at,
      })),
    )
    return nextCursor(due.map(({ seqNo }) => seqNo))
  },
}
