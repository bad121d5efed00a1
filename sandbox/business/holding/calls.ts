import { and, asc, eq } from 'drizzle-orm'
import type { ResponseOf } from '@/contract/call'
import * as calls from '@/contract/holding'
import { earlierDay, isDay } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { isMonth, monthOf } from '@/domain/dates/month'
import { bankError } from '@/domain/errors/catalogue'
import { checkText, interestSum } from '@/domain/interest/checked'
import { interestPieces } from '@/domain/interest/position'
import { maskCard } from '@/domain/masks/mask'
import { aheadThrough } from '@/domain/maturity/ahead'
import { addFen } from '@/domain/money/fen'
import { LARGEST_TYPED } from '@/domain/money/input'
import { fail, ok } from '@/domain/result'
import {
  dailyAccruals,
  findHolding,
  holdingFactsOf,
  readSeqNo,
  sumByMonth,
  sumHoldings,
  uncertainRatesOf,
  withdrawalRefusal,
} from '@sandbox/business/deposit'
import type { Holding } from '@sandbox/business/deposit'
import { choiceOf, forecast, isChangeable, renewalOf } from '@sandbox/business/maturity'
import { findProduct } from '@sandbox/business/product'
import { couponOfHolding } from '@sandbox/business/voucher'
import { dailyIncomes, listWealth, wealthFactsOf } from '@sandbox/business/wealth'
import type { WealthPosition } from '@sandbox/business/wealth'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import { signText } from '@sandbox/kernel/envelope/signature'
import type { Order } from '@sandbox/kernel/orders/orders'
import { accountHandler } from '@sandbox/kernel/scope'
import type { AccountScope, Answer } from '@sandbox/kernel/scope'
import { lookAhead } from './ahead'
import { allHoldings } from './all'
import { monthCalendar } from './calendar'
import { openDeposits } from './calendar/events'
import { cashFacts, cashPlan } from './cashPlan'
import { isRecorded, readHistory } from './history'
import { monthIncome } from './income'
import { allIncome, paidIncome, yesterdayIncome } from './totals'

/** About a screen, so that a long list opens as fast as a short one; later pages are larger. */
const FIRST_PAGE = 10
const NEXT_PAGE = 30

/** The sums are over the whole list, whatever page is asked for. */
export const queryHoldings = accountHandler(calls.queryHoldings, async ({ bank, customer, now }, request) => {
  const { productTypes, state } = request
  const all = await allHoldings(bank.db.drizzle, { customerId: customer.id, productTypes, state, now })
  const after = request.after === undefined ? Infinity : (readSeqNo(request.after) ?? 0)
  const rest = all.filter(({ seqNo }) => Number(seqNo) < after)
  const page = request.after === undefined ? (request.most ?? FIRST_PAGE) : NEXT_PAGE
  return ok({ holdings: rest.slice(0, page), more: rest.length > page, ...sumHoldings(all), months: sumByMonth(all) })
})

type Event = ResponseOf<typeof calls.queryHoldingDetail>['events'][number]

export const queryHoldingDetail = accountHandler(calls.queryHoldingDetail, async (scope, request) => {
  const seqNo = readSeqNo(request.seqNo)
  if (seqNo === undefined) return fail(bankError('HoldingUnknown'))
  const [position] = await listWealth(scope.bank.db.drizzle, scope.customer.id, seqNo)
  return position ? wealthDetail(scope, position) : depositDetail(scope, seqNo)
})

async function depositDetail(
  { bank, customer, now, today }: AccountScope,
  seqNo: number,
): Answer<typeof calls.queryHoldingDetail> {
  const on = bank.db.drizzle
  const holding = await findHolding(on, customer.id, seqNo)
  const product = holding && (await findProduct(on, holding.productType))
  if (!holding || !product) return fail(bankError('HoldingUnknown'))
  const refusal = withdrawalRefusal(holding, now)
  const coupon = await couponOfHolding(on, holding)
  const events = (await ordersOfHolding(on, customer.id, seqNo)).flatMap(eventsOf)
  const { intoWealth, ...relatives } = await relativesOf(on, holding)
  const start: Event = { ...events[0], date: holding.startDay, kind: 'START', amount: holding.amount }
  return ok({
    holding: holdingFactsOf(holding, product.name, now, intoWealth),
    today,
    incomes: await dailyAccruals(on, seqNo),
    events: [...events.slice(0, 1), start, ...events.slice(1)],
    ...(holding.status === 'open' && { earns: earningOf(holding) }),
    withdrawable: refusal === undefined,
    ...(refusal ? { drawFailedTips: refusal.message } : {}),
    maturity: await standingOf(on, holding, now),
    ...relatives,
    ...(coupon && { coupon }),
  })
}

/** The instruction, and why the day's end won't follow it: decided among all deposits, which may need the same quota. */
async function standingOf(on: Queryable, holding: Holding, now: number) {
  const { customerId, seqNo, status } = holding
  const standing = { ...(await choiceOf(on, seqNo)), changeable: isChangeable(holding, now) }
  if (status !== 'open' || standing.instruction === 'PAY_OUT') return standing
  const open = (await openDeposits(on, customerId)).map((one) => one.holding)
  const told = (await forecast(on, open, now)).find((one) => one.holding.seqNo === seqNo)
  return { ...standing, ...(told && told.happens.unavailable !== '' && { unavailable: told.happens.unavailable }) }
}

const earningOf = ({ aheadRate, interest }: Holding) => ({
  aheadRate,
  rateSteps: interest.method === 'stepped' ? [...interest.steps] : [],
  ...(interest.method === 'fullPeriod' && { payoutPeriod: interest.period }),
})

/** The deposit it was renewed from and the holding it became, if any, and whether that is one of shares. */
async function relativesOf(on: Queryable, { customerId, seqNo, renewedFrom }: Holding) {
  const before = renewedFrom === null ? undefined : await findHolding(on, customerId, renewedFrom)
  const { newSeqNo = null, productType = null, outcome } = (await renewalOf(on, customerId, seqNo)) ?? {}
  return {
    intoWealth: outcome === 'toWealth',
    ...(before && { renewedFrom: { seqNo: String(before.seqNo), prodType: before.productType } }),
    ...(newSeqNo !== null && productType !== null
      ? { renewedInto: { seqNo: String(newSeqNo), prodType: productType } }
      : {}),
  }
}

async function wealthDetail(
  { bank, customer, now }: AccountScope,
  position: WealthPosition,
): Answer<typeof calls.queryHoldingDetail> {
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

export const queryHistory = accountHandler(calls.queryHistory, async ({ bank, customer }, request) =>
  ok(await readHistory(bank.db.drizzle, customer.id, request)),
)

export const queryIncome = accountHandler(calls.queryIncome, async ({ bank, customer, account, today }, { month }) =>
  ok(
    await monthIncome(bank.db.drizzle, {
      customerId: customer.id,
      month: month !== undefined && isMonth(month) ? month : monthOf(today),
      today,
      since: dayOfInstant(account.openedAt),
    }),
  ),
)

/** Counts open and closed holdings, because paid income doesn't change when a holding is closed. */
export const getProdIncome = accountHandler(calls.getProdIncome, async ({ bank, customer }, { prodType }) => {
  const on = bank.db.drizzle
  if (!(await findProduct(on, prodType))) return fail(bankError('ProductUnknown'))
  const owner = { customerId: customer.id, productTypes: [prodType] }
  return ok({
    income: allIncome(await paidIncome(on, owner)),
    yesterdayIncome: allIncome(await yesterdayIncome(on, owner)),
  })
})

export const queryCalendar = accountHandler(
  calls.queryCalendar,
  async ({ bank, customer, account, today }, request) => {
    const { month } = request
    return ok(
      await monthCalendar(bank.db.drizzle, {
        customerId: customer.id,
        month: month !== undefined && isMonth(month) ? month : monthOf(today),
        today,
        since: dayOfInstant(account.openedAt),
      }),
    )
  },
)

export const queryCashPlan = accountHandler(
  calls.queryCashPlan,
  async ({ bank, customer, today, now }, { amount, day = today }) => {
    if (amount <= 0 || amount > LARGEST_TYPED) return fail(bankError('AmountInvalid'))
    if (!isDay(day) || day < today || day > aheadThrough(today)) return fail(bankError('CashDayInvalid'))
    const facts = await cashFacts(bank.db.drizzle, { customerId: customer.id, today, now })
    return ok(cashPlan(facts, amount, day))
  },
)

export const queryAhead = accountHandler(calls.queryAhead, async ({ bank, customer, today, now }) =>
  ok(await lookAhead(bank.db.drizzle, { customerId: customer.id, today, now })),
)

/** The days by which its interest is asked for: today and the end, or when it was paid. */
function daysOf({ status, closedAt, endDay }: Holding, today: Day) {
  if (status === 'open' || closedAt === null)
    return [
      { when: 'NOW', on: earlierDay(today, endDay) },
      { when: 'END', on: endDay },
    ] as const
  return [{ when: 'PAID', on: earlierDay(dayOfInstant(closedAt), endDay) }] as const
}

export const queryInterestCheck = accountHandler(
  calls.queryInterestCheck,
  async ({ bank, customer, today }, request) => {
    const on = bank.db.drizzle
    const seqNo = readSeqNo(request.seqNo)
    if (seqNo === undefined) return fail(bankError('HoldingUnknown'))
    const [position] = await listWealth(on, customer.id, seqNo)
    if (position) return fail(bankError('InterestNotCertain'))
    const holding = await findHolding(on, customer.id, seqNo)
    const product = holding && (await findProduct(on, holding.productType))
    if (!holding || !product) return fail(bankError('HoldingUnknown'))
    const checks = daysOf(holding, today).map(({ when, on: until }) => {
      const pieces = interestPieces(holding, until)
      const text = checkText({ seqNo: String(seqNo), on: until, pieces })
      return {
        ...{ when, on: until, total: interestSum(pieces), text },
        pieces: pieces.map(({ counted, parts, ...piece }) => ({ ...piece, ...counted, parts: [...parts] })),
      }
    })
    const signatures = checks.map(({ text }) => signText(bank.keys, text))
    return ok({ productType: holding.productType, productName: product.name, checks, signatures })
  },
)

export const queryCertificate = accountHandler(
  calls.queryCertificate,
  async ({ bank, customer, account, now }, request) => {
    const on = bank.db.drizzle
    const seqNo = readSeqNo(request.seqNo)
    if (seqNo === undefined) return fail(bankError('HoldingUnknown'))
    const [position] = await listWealth(on, customer.id, seqNo)
    if (position) return fail(bankError('CertificateNotADeposit'))
    const holding = await findHolding(on, customer.id, seqNo)
    const product = holding && (await findProduct(on, holding.productType))
    if (!holding || !product) return fail(bankError('HoldingUnknown'))
    return ok({
      certificateNo: String(seqNo),
      holderName: customer.realName ?? '',
      acctNo: maskCard(account.acctNo),
      productName: product.name,
      principal: holding.amount,
      appointRate: holding.appointRate,
      ...uncertainRatesOf(holding),
      term: holding.term,
      termType: holding.termType,
      startDate: holding.startDay,
      endDate: holding.endDay,
      closed: holding.status !== 'open',
      issuedAt: now,
    })
  },
)
