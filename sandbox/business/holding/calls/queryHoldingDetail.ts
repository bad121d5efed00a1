import { and, asc, eq } from 'drizzle-orm'
import { queryHoldingDetail as call } from '@/contract/holding/queryHoldingDetail'
import type { ResponseOf } from '@/contract/call'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import { addFen } from '@/domain/money/fen'
import { fail, ok } from '@/domain/result'
import { findProduct } from '@sandbox/business/product'
import { couponOfHolding } from '@sandbox/business/voucher'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import { instructionOf, isChangeable, renewalOf } from '@sandbox/business/maturity'
import { dailyIncomes, listWealth, wealthFactsOf } from '@sandbox/business/wealth'
import type { WealthPosition } from '@sandbox/business/wealth'
import { isRecorded } from '../history'
import { accountHandler } from '@sandbox/kernel/scope'
import type { AccountScope, Answer } from '@sandbox/kernel/scope'
import { dailyAccruals, findHolding, holdingFactsOf, readSeqNo, withdrawalRefusal } from '@sandbox/business/deposit'
import type { Holding } from '@sandbox/business/deposit'
import type { Order } from '@sandbox/kernel/orders/orders'

type Event = ResponseOf<typeof call>['events'][number]

export const queryHoldingDetail = accountHandler(call, async (scope, request) => {
  const seqNo = readSeqNo(request.seqNo)
  if (seqNo === undefined) return fail(bankError('HoldingUnknown'))
  const [position] = await listWealth(scope.bank.db.drizzle, scope.customer.id, seqNo)
  return position ? wealthDetail(scope, position) : depositDetail(scope, seqNo)
})

async function depositDetail({ bank, customer, now, today }: AccountScope, seqNo: number): Answer<typeof call> {
  const on = bank.db.drizzle
  const holding = await findHolding(on, customer.id, seqNo)
  const product = holding && (await findProduct(on, holding.productType))
  if (!holding || !product) return fail(bankError('HoldingUnknown'))
  const refusal = withdrawalRefusal(holding, now)
  const coupon = await couponOfHolding(on, holding)
  const events = (await ordersOfHolding(on, customer.id, seqNo)).flatMap(eventsOf)
  const start: Event = { ...events[0], date: holding.startDay, kind: 'START', amount: holding.amount }
  return ok({
    holding: holdingFactsOf(holding, product.name, now),
    today,
    incomes: await dailyAccruals(on, seqNo),
    events: [...events.slice(0, 1), start, ...events.slice(1)],
    ...(holding.status === 'open' && { earns: earningOf(holding) }),
    withdrawable: refusal === undefined,
    ...(refusal ? { drawFailedTips: refusal.message } : {}),
    maturity: { instruction: await instructionOf(on, seqNo), changeable: isChangeable(holding, now) },
    ...(await relativesOf(on, holding)),
    ...(coupon && { coupon }),
  })
}

const earningOf = ({ aheadRate, interest }: Holding) => ({
  aheadRate,
  rateSteps: interest.method === 'stepped' ? [...interest.steps] : [],
  ...(interest.method === 'fullPeriod' && { payoutPeriod: interest.period }),
})

/** The deposit it was renewed from and the holding it became, if any. */
async function relativesOf(on: Queryable, { customerId, seqNo, renewedFrom }: Holding) {
  const before = renewedFrom === null ? undefined : await findHolding(on, customerId, renewedFrom)
  const { newSeqNo = null, productType = null } = (await renewalOf(on, customerId, seqNo)) ?? {}
  return {
    ...(before && { renewedFrom: { seqNo: String(before.seqNo), prodType: before.productType } }),
    ...(newSeqNo !== null && productType !== null
      ? { renewedInto: { seqNo: String(newSeqNo), prodType: productType } }
      : {}),
  }
}

async function wealthDetail({ bank, customer, now }: AccountScope, position: WealthPosition): Answer<typeof call> {
  const on = bank.db.drizzle
  return ok({
    holding: wealthFactsOf(position, now),
    incomes: await dailyIncomes(on, customer.id, position.productType),
    events: (await ordersOfHolding(on, customer.id, position.seqNo)).flatMap(eventsOf),
    withdrawable: position.shares > 0,
  })
}

const ordersOfHolding = (on: Queryable, customerId: string, seqNo: number): Promise<Order[]> =>
  on
    .select()
    .from(schema.orders)
    .where(and(eq(schema.orders.customerId, customerId), eq(schema.orders.seqNo, seqNo)))
    .orderBy(asc(schema.orders.id))

const EVENTS: Partial<Record<Order['kind'], Event['kind']>> = {
  depositPurchase: 'BUY',
  depositWithdrawal: 'REDEEM',
  depositMaturity: 'MATURE',
  depositRenewal: 'RENEW',
  depositPayout: 'INCOME',
  wealthSubscription: 'BUY',
  wealthRedemption: 'REDEEM',
  wealthFastRedemption: 'REDEEM',
}

/**
 * The events in a holding's life that an order stands for; a settled subscription has its confirmation as a second one.
 */
function eventsOf(order: Order): Event[] {
  const kind = EVENTS[order.kind]
  if (!kind) return []
  const record = isRecorded(order) ? { orderNo: order.id } : {}
  const amount = addFen(order.amount, order.interest)
  const event: Event = { date: dayOfInstant(order.createdAt), kind, amount, ...record }
  if (order.kind !== 'wealthSubscription' || order.settledAt === null) return [event]
  return [event, { date: dayOfInstant(order.settledAt), kind: 'CONFIRM', amount: order.amount, ...record }]
}
