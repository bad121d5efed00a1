import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { COMMISSION_MACHINE } from '@/domain/commission/machine'
import { beneficiariesOf, COMMISSION_RULE, commissionOf, dueTrigger, isCommissioned } from '@/domain/commission/rule'
import type { Tie } from '@/domain/commission/rule'
import { withholdingOf } from '@/domain/commission/withholding'
import { addDays } from '@/domain/dates/day'
import { formatChineseDay } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { firstDay, formatMonth, monthOf } from '@/domain/dates/month'
import { fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { TAX_PAYABLE } from '@sandbox/business/campaign'
import { sendMessages } from '@sandbox/business/message'
import { kolSince, tiesOf } from '@sandbox/business/referral'
import { recordEvent } from '@sandbox/kernel/audit'
import { postAll } from '@sandbox/kernel/dayEnd/post'
import { BATCH_SIZE, nextCursor } from '@sandbox/kernel/dayEnd/steps'
import type { DayEndBatch, DayEndStep } from '@sandbox/kernel/dayEnd/steps'
import { schema } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import { wallet } from '@sandbox/kernel/ledger'
import type { Order } from '@sandbox/kernel/orders/orders'
import { commissionMoney } from './accounts'
import { accruedInMonth, clawBack, confirm, holdOf, moveCommission } from './move'
import { commissions, commissionSettlements } from './tables'
import type { Commission } from './tables'

const { orders } = schema

/** Orders of shares that this day's end confirmed and whose customers gave them while the switch was on. */
const ordersOf = (tx: Tx, { at, cursor }: DayEndBatch, since: number) =>
  tx
    .select()
    .from(orders)
    .where(
      and(
        // Literally, so that the index of these orders serves it whatever the plan.
        sql`${orders.kind} = 'wealthSubscription' AND ${orders.status} = 'done'`,
        eq(orders.settledAt, at),
        // An order that a maturity made was nobody's work.
        isNotNull(orders.clientId),
        sql`${orders.createdAt} >= ${since}`,
        gt(orders.id, cursor),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(BATCH_SIZE)

/** What one order brings to whom. @param ties of its customer, and of who invited that one */
async function accrue(
  tx: Tx,
  { id: orderNo, kind, customerId: buyerId, productType, amount: ordered, createdAt }: Order,
  ties: ReadonlyMap<string, Tie>,
  { nextDay, at }: DayEndBatch,
): Promise<void> {
  if (!isCommissioned(kind) || productType === null) return
  for (const { customerId, level } of beneficiariesOf(buyerId, createdAt, ties)) {
    const accrued = fen(await accruedInMonth(tx, customerId, monthOf(nextDay)))
    const { base, rate, amount } = commissionOf(ordered, level, accrued)
    if (amount === 0) continue
    const commissionId = `C${randomUUID().replace(/-/g, '')}`
    const by = { commissionId, customerId, orderNo, level, buyerId, productType, orderedAt: createdAt }
    const sums = { base, rate, amount, ruleVersion: COMMISSION_RULE.version }
    await tx.insert(commissions).values({ ...by, ...sums, state: 'ACCRUED', accruedDay: nextDay })
    await recordEvent(tx, at, 'commission', { customerId, detail: { commissionId, orderNo, level, amount } })
  }
}

/**
 * What accrues by the orders that were confirmed: to who invited the customer, and who invited that one. With the switch
 * off, at the order or now, nothing does.
 */
export const accrueCommissions: DayEndStep = {
  async run(tx, batch) {
    const { nextDay } = batch
    const since = await kolSince(tx)
    if (since === undefined) return undefined
    const found = await ordersOf(tx, batch, since)
    const ties = await tiesOf(tx, [...new Set(found.map(({ customerId }) => customerId))], nextDay)
    const inviters = await tiesOf(tx, [...new Set([...ties.values()].map(({ inviterId }) => inviterId))], nextDay)
    const all = new Map([...inviters, ...ties])
    for (const order of found) await accrue(tx, order, all, batch)
    return nextCursor(found.map(({ id }) => id))
  },
}

/** The first time the customer of each of some commissions redeemed its product after the order, before `at`. */
async function redeemedSince(tx: Tx, waiting: readonly Commission[], at: number): Promise<Map<string, number>> {
  if (waiting.length === 0) return new Map()
  const ids = waiting.map(({ commissionId }) => commissionId)
  const rows = await tx
    .select({ commissionId: commissions.commissionId, at: sql<number>`min(${orders.createdAt})`.mapWith(Number) })
    .from(commissions)
    .innerJoin(orders, and(eq(orders.customerId, commissions.buyerId), eq(orders.productType, commissions.productType)))
    .where(
      and(
        inArray(commissions.commissionId, ids),
        inArray(orders.kind, ['wealthRedemption', 'wealthFastRedemption']),
        inArray(orders.status, ['pending', 'done']),
        gt(orders.createdAt, commissions.orderedAt),
        sql`${orders.createdAt} < ${at}`,
      ),
    )
    .groupBy(commissions.commissionId)
  return new Map(rows.map((row) => [row.commissionId, row.at]))
}

/** Confirms what stood long enough, and takes back what was redeemed before. */
export const confirmCommissions: DayEndStep = {
  async run(tx, { nextDay, at, cursor }) {
    const waiting = await tx
      .select()
      .from(commissions)
      .where(and(eq(commissions.state, 'ACCRUED'), gt(commissions.number, Number(cursor || '0'))))
      .orderBy(asc(commissions.number))
      .limit(BATCH_SIZE)
      .for('no key update')
    const redeemed = await redeemedSince(tx, waiting, at)
    const due = waiting.map((one) => {
      const first = redeemed.get(one.commissionId)
      const redeemedDay = first === undefined ? undefined : dayOfInstant(first)
      return { one, trigger: dueTrigger({ accruedDay: one.accruedDay, redeemedDay }, nextDay) }
    })
    const those = (wanted: 'confirm' | 'clawBack') =>
      due.filter(({ trigger }) => trigger === wanted).map(({ one }) => one)
    await confirm(tx, those('confirm'), at)
    await clawBack(tx, those('clawBack'), 'REDEEMED', at)
    return nextCursor(waiting.map(({ number }) => number))
  },
}

/** On the first, the month's settlement of each who has confirmed commissions: with the tax, to be paid some days later. */
export const settleCommissions: DayEndStep = {
  async run(tx, { day, nextDay, at, cursor }) {
    if (nextDay !== firstDay(monthOf(nextDay))) return undefined
    const found = await tx
      .selectDistinct({ customerId: commissions.customerId })
      .from(commissions)
      .where(and(eq(commissions.state, 'CONFIRMED'), gt(commissions.customerId, cursor)))
      .orderBy(asc(commissions.customerId))
      .limit(BATCH_SIZE)
    for (const { customerId } of found) {
      const rows = await holdOf(tx, customerId, 'CONFIRMED')
      if (rows.length === 0) continue
      const { gross, tax, net } = withholdingOf(rows.reduce((sum, { amount }) => sum + amount, 0))
      const settlementId = `T${randomUUID().replace(/-/g, '')}`
      const month = monthOf(day)
      const payDay = addDays(nextDay, COMMISSION_RULE.payDay - 1)
      const made = { settlementId, customerId, month, gross, tax, net, payDay }
      await tx.insert(commissionSettlements).values({ ...made, state: 'SETTLED', settledAt: at })
      for (const one of rows) await moveCommission(tx, one, 'settle', { settlementId })
      await sendMessages(tx, [
        {
          ...{ customerId, kind: 'commission', title: '推广佣金已结算', at },
          body: `您${formatMonth(month)}的推广佣金${formatAmount(gross)}元，代扣个人所得税${formatAmount(tax)}元，${formatChineseDay(payDay)}发放${formatAmount(net)}元到电子账户。有问题，可在“投诉与建议”中告诉我们。`,
          source: `commissionSettled ${settlementId}`,
          about: { subject: 'commissions' },
        },
      ])
    }
    return nextCursor(found.map(({ customerId }) => customerId))
  },
}

/** Pays what was settled, the tax to what the bank owes the tax office. */
export const payCommissions: DayEndStep = {
  async run(tx, { nextDay, at, cursor }) {
    const { state, payDay, settlementId: id } = commissionSettlements
    const due = await tx
      .select()
      .from(commissionSettlements)
      .where(and(eq(state, 'SETTLED'), lte(payDay, nextDay), gt(id, cursor)))
      .orderBy(asc(id))
      .limit(BATCH_SIZE)
      .for('no key update')
    const ids = due.map(({ settlementId }) => settlementId)
    if (ids.length === 0) return undefined
    await tx.update(commissionSettlements).set({ state: 'PAID', paidAt: at }).where(inArray(id, ids))
    const paid = COMMISSION_MACHINE.after('SETTLED', 'pay')
    await tx.update(commissions).set({ state: paid, endedAt: at }).where(inArray(commissions.settlementId, ids))
    await postAll(
      tx,
      due.map(({ settlementId, customerId, gross, tax, net, month }) => ({
        id: `commissionPaid:${settlementId}`,
        kind: 'commissionPaid',
        entries: [
          { account: commissionMoney(customerId), amount: -gross },
          { account: wallet(customerId), amount: net },
          { account: TAX_PAYABLE, amount: tax },
        ],
        at,
        memo: `${formatMonth(month)}推广佣金`,
      })),
    )
    await sendMessages(
      tx,
      due.map(({ customerId, settlementId, month, net }) => ({
        ...{ customerId, kind: 'commission' as const, title: '推广佣金已发放', at },
        body: `您${formatMonth(month)}的推广佣金${formatAmount(net)}元已发放到电子账户。`,
        source: `commissionPaid ${settlementId}`,
        about: { subject: 'commissions' as const },
      })),
    )
    return nextCursor(ids)
  },
}
