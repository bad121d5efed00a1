import { and, eq } from 'drizzle-orm'
import * as calls from '@/contract/account'
import { idCardTermOf } from '@/domain/account/idCardTerm'
import { BILL_MONTHS, billTotals, fromElsewhere, NO_PARTS } from '@/domain/account/records'
import { restrictionOf } from '@/domain/account/restriction'
import { timelinePlaceOf } from '@/domain/account/timeline'
import { addDays } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { firstDay, isMonth, monthOf } from '@/domain/dates/month'
import type { Month } from '@/domain/dates/month'
import { addToMonth, lastDay } from '@/domain/dates/monthSpan'
import { bankError } from '@/domain/errors/catalogue'
import { withdrawableFrom } from '@/domain/interest/valueDate'
import { lastFour, maskCard } from '@/domain/masks/mask'
import { addFen, fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { fail, ok } from '@/domain/result'
import { cardsOf } from '@sandbox/business/card'
import type { BoundCard } from '@sandbox/business/card'
import { EVERY_DEPOSIT, holdings, listDeposits, sumHoldings, withdrawalRefusal } from '@sandbox/business/deposit'
import type { Holding } from '@sandbox/business/deposit'
import { accruedInterest, allIncome, assetsOf, paidIncome, yesterdayIncome } from '@sandbox/business/holding'
import { earningOf, electronicOf } from '@sandbox/business/interest'
import { forecast } from '@sandbox/business/maturity'
import { unreadAtBadge } from '@sandbox/business/message'
import { findProduct } from '@sandbox/business/product'
import { findTransfer, unsettledOut, wireTransfer } from '@sandbox/business/transfer'
import { listWealth, pendingShareOrders, tradeDaysOf } from '@sandbox/business/wealth'
import type { Queryable } from '@sandbox/kernel/db'
import type { Freeze } from '@sandbox/kernel/db/schema/freezes'
import { balanceOf, balancesByKind, frozenMoney } from '@sandbox/kernel/ledger'
import { hasReceipt } from '@sandbox/kernel/orders'
import { accountHandler } from '@sandbox/kernel/scope'
import { accountState } from '@sandbox/kernel/session/access'
import { isLost } from '@sandbox/kernel/session/lossReports'
import { adjustmentsPage, timelinePage } from '@sandbox/kernel/timeline'
import { freezesOf } from './freezes'
import { moneyOnItsWay } from './onItsWay'
import { balanceAtEndOf, balancesOf, firstDayOf } from './records/balances'
import { billsOf } from './records/bill'
import { rangeRefusal } from './records/filter'
import { pageOfRecords, recordCalled, wireRecord } from './records/page'

export const queryAccountStatus = accountHandler(
  calls.queryAccountStatus,
  async ({ bank, customer, account, today }) => {
    const on = bank.db.drizzle
    const state = accountState(account)
    const idCardTerm = idCardTermOf(customer.idCardUntil, today)
    const restriction = restrictionOf({ ...state, idCardTerm, lost: await isLost(on, 'ACCOUNT', account.acctNo) })
    const unreadMessages = await unreadAtBadge(on, bank.capabilities, customer.id)
    return ok({ ...state, unreadMessages, ...(restriction && { restriction }) })
  },
)

export const queryAssets = accountHandler(calls.queryAssets, async ({ bank, customer, now, today }) => {
  const on = bank.db.drizzle
  const customerId = customer.id
  const yesterday = await yesterdayIncome(on, { customerId })
  const open = await listDeposits(on, { customerId, state: 'open', now, limit: EVERY_DEPOSIT })
  return ok({
    ...(await assetsOf(on, customerId)),
    accruedInterest: addFen(...Object.values(await accruedInterest(on, customerId, today))),
    yesterdayIncome: allIncome(yesterday),
    yesterdayWealthIncome: yesterday.wealthIncome,
    accumulatedIncome: allIncome(await paidIncome(on, { customerId })),
    expectedInterest: sumHoldings(open).appointInterestSum,
    today,
  })
})

export const queryWallet = accountHandler(calls.queryWallet, async ({ bank, customer, account, today }) => {
  const on = bank.db.drizzle
  const held = await balancesByKind(on, customer.id)
  const [available, frozen, pots] = [held('wallet'), held('frozen'), held('pot')]
  return ok({
    balance: addFen(available, frozen),
    available,
    frozen,
    ...(pots > 0 && { pots }),
    outgoing: held('outgoing'),
    acctNo: maskCard(account.acctNo),
    interest: await earningOf(on, electronicOf(customer.id), today),
  })
})

export const queryLiquidity = accountHandler(calls.queryLiquidity, async ({ bank, customer, now }) => {
  const on = bank.db.drizzle
  const positions = await listWealth(on, customer.id)
  const deposits = await on
    .select()
    .from(holdings)
    .where(and(eq(holdings.customerId, customer.id), eq(holdings.status, 'open')))
  const [today, later] = [deposits.filter(isWithdrawable(now)), deposits.filter((one) => !isWithdrawable(now)(one))]
  const { outgoing, ofShares } = await moneyOnItsWay(on, customer.id)
  const { total, available, otherAccounts } = await assetsOf(on, customer.id)
  const held = await balancesByKind(on, customer.id)
  const pots = held('pot')
  return ok({
    total,
    available,
    ...(otherAccounts > 0 && { otherAccounts }),
    ...(pots > 0 && { pots }),
    withdrawable: addFen(...today.map(({ amount }) => amount)),
    redeemable: addFen(...positions.map(({ shares }) => shares)),
    redeemedOn: tradeDaysOf(now).dueDay,
    pending: outgoing,
    underWay: ofShares,
    frozen: held('frozen'),
    later: byDay(later, await becomesShares(on, later, now)),
  })
})

const isWithdrawable =
  (now: number) =>
  (holding: Holding): boolean =>
    withdrawalRefusal(holding, now) === undefined

/** The day from which a deposit can be withdrawn; its last one where it can't be before. */
const dueDayOf = ({ withdrawalBlocked, endDay, startDay }: Holding): Day =>
  withdrawalBlocked ? endDay : dayOfInstant(withdrawableFrom(startDay))

/** The numbers of those that go into shares at their end, as things are: others that were to are paid out then. */
async function becomesShares(on: Queryable, deposits: readonly Holding[], now: number): Promise<ReadonlySet<number>> {
  const applied = deposits.filter(({ withdrawalBlocked }) => withdrawalBlocked)
  if (applied.length === 0) return new Set()
  const told = await forecast(on, applied, now)
  return new Set(told.flatMap(({ holding, happens }) => (happens.target?.kind === 'wealth' ? [holding.seqNo] : [])))
}

/** By the day, those that go into shares apart from those that can be withdrawn. */
function byDay(deposits: readonly Holding[], intoShares: ReadonlySet<number>) {
  const days = new Map<string, { readonly day: Day; readonly toWealth: boolean; readonly amounts: Fen[] }>()
  for (const holding of deposits) {
    const [day, toWealth] = [dueDayOf(holding), intoShares.has(holding.seqNo)]
    const key = `${day} ${toWealth}`
    const { amounts = [] } = days.get(key) ?? {}
    days.set(key, { day, toWealth, amounts: [...amounts, holding.amount] })
  }
  return [...days.values()]
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    .map(({ day, toWealth, amounts }) => ({
      ...{ day, amount: addFen(...amounts), count: amounts.length },
      ...(toWealth && { toWealth }),
    }))
}

export const queryFrozen = accountHandler(calls.queryFrozen, async ({ bank, customer }) => {
  const on = bank.db.drizzle
  const cards = new Map((await cardsOf(on, customer.id)).map((card) => [card.id, card]))
  const out = (await unsettledOut(on, customer.id)).map(({ orderNo, cardId, amount, createdAt, state, dueAt }) => ({
    kind: 'transferOut' as const,
    orderNo,
    name: cardName(cards.get(cardId ?? '')),
    amount,
    at: createdAt,
    dueDay: state === 'UNKNOWN' ? '' : dayOfInstant(dueAt),
  }))
  const shareOrders = await pendingShareOrders(on, customer.id)
  const names = new Map<string | null, string>()
  for (const { productType } of shareOrders) {
    if (productType !== null && !names.has(productType))
      names.set(productType, (await findProduct(on, productType))?.name ?? '')
  }
  const ofShares = shareOrders.map(({ id, kind, productType, amount, createdAt, dueDay }) => ({
    kind,
    orderNo: id,
    name: names.get(productType) ?? '',
    amount,
    at: createdAt,
    dueDay,
  }))
  const onItsWay = await moneyOnItsWay(on, customer.id)
  const onTheWay = [...out, ...ofShares].sort((a, b) => b.at - a.at)
  return ok({
    frozen: await balanceOf(on, frozenMoney(customer.id)),
    pending: onItsWay.outgoing,
    underWay: onItsWay.ofShares,
    freezes: (await freezesOf(on, customer.id)).map(wireFreeze),
    onTheWay,
  })
})

const cardName = (card: BoundCard | undefined): string =>
  card === undefined ? '银行卡' : `${card.bankName}(${lastFour(card.cardNo)})`

/** Of the paper its last four characters before the closing 号 (the number itself is the authority's). */
const wireFreeze = ({ kind, state, asked, captured, fromDay, untilDay, endedAt, authority, documentNo }: Freeze) => ({
  ...{ kind, state, asked, captured, from: fromDay, until: untilDay },
  endedOn: endedAt === null ? undefined : dayOfInstant(endedAt),
  authority: authority ?? undefined,
  document: documentNo === null ? undefined : lastFour(documentNo.replace(/号$/, '')),
})

export const queryWalletRecords = accountHandler(calls.queryWalletRecords, async ({ bank, customer }, request) => {
  const refusal = rangeRefusal(request)
  return refusal ? fail(refusal) : ok(await pageOfRecords(bank.db.drizzle, bank.capabilities, customer.id, request))
})

export const queryWalletRecord = accountHandler(
  calls.queryWalletRecord,
  async ({ bank, customer, account, now }, { recordId }) => {
    const on = bank.db.drizzle
    const [found] = await recordCalled(on, customer.id, recordId)
    if (!found) return fail(bankError('RecordUnknown'))
    const { record, product, order } = found
    const transfer = await findTransfer(on, customer.id, record.recordId)
    return ok({
      ...wireRecord(bank.capabilities, found),
      acctNo: maskCard(account.acctNo),
      receipt: order !== null && hasReceipt(order),
      ...(product &&
        record.seqNo !== null && {
          product: { seqNo: String(record.seqNo), prodType: product.productType, prodDesc: product.name },
        }),
      ...(transfer && { transfer: await wireTransfer(on, transfer, now) }),
    })
  },
)

export const queryBalanceDays = accountHandler(
  calls.queryBalanceDays,
  async ({ bank, customer, account, today }, { days }) => {
    const on = bank.db.drizzle
    const first = await firstDayOf(on, account)
    const wanted = addDays(today, 1 - days)
    const points = await balancesOf(on, customer.id, first > wanted ? first : wanted, today)
    const total = addFen(...points.map(({ balance }) => balance))
    return ok({
      points,
      average: fen(Math.floor(total / points.length)),
      highest: points.reduce((best, point) => (point.balance >= best.balance ? point : best)),
    })
  },
)

export const queryMonthBill = accountHandler(
  calls.queryMonthBill,
  async ({ bank, customer, account, today }, { month: asked }) => {
    const on = bank.db.drizzle
    const firstMonth = monthOf(await firstDayOf(on, account))
    const thisMonth = monthOf(today)
    const isThere = asked !== undefined && isMonth(asked) && asked >= firstMonth && asked <= thisMonth
    const month = isThere ? asked : thisMonth
    const months = monthsUpTo(month, firstMonth)
    const [from, through] = [firstDay(month), lastDay(month)]
    const bills = await billsOf(on, bank.capabilities, customer.id, { from: months[0] ?? month, through: month })
    const parts = bills.get(month) ?? NO_PARTS
    const { wealthIncome } = await paidIncome(on, { customerId: customer.id, from, through })
    return ok({
      month,
      firstMonth,
      thisMonth,
      opening: await balanceAtEndOf(on, customer.id, addDays(from, -1)),
      closing: await balanceAtEndOf(on, customer.id, through),
      ...parts,
      ...billTotals(parts),
      wealthIncome,
      months: months.map((each) => ({ month: each, ...fromElsewhere(bills.get(each) ?? NO_PARTS) })),
    })
  },
)

/** The months of a bill's bars, the oldest first: as many as there are, up to those that fit. */
function monthsUpTo(last: Month, first: Month): readonly Month[] {
  const months: Month[] = []
  for (let each = last; each >= first && months.length < BILL_MONTHS; each = addToMonth(each, -1)) months.unshift(each)
  return months
}

export const queryTimeline = accountHandler(calls.queryTimeline, async ({ bank, customer, now }, { after }) =>
  ok(
    await timelinePage(bank.db.drizzle, bank.capabilities, {
      customerId: customer.id,
      after: after === undefined ? undefined : timelinePlaceOf(after),
      now,
    }),
  ),
)

export const queryAdjustments = accountHandler(calls.queryAdjustments, async ({ bank, customer, now }, { after }) =>
  ok(
    await adjustmentsPage(bank.db.drizzle, bank.capabilities, {
      customerId: customer.id,
      after: after === undefined ? undefined : timelinePlaceOf(after),
      now,
    }),
  ),
)
