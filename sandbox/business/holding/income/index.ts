import type { ResponseOf } from '@/contract/call'
import type { queryIncome } from '@/contract/holding/queryIncome'
import { addDays, day } from '@/domain/dates/day'
import { firstDay, monthOf } from '@/domain/dates/month'
import { addToMonth, lastDay } from '@/domain/dates/monthSpan'
import { closingBasis, payoutBasis } from '@/domain/interest/basis'
import { addFen, fen, ZERO_FEN } from '@/domain/money/fen'
import { settlementsPaid } from '@sandbox/business/interest'
import type { PaidSettlement } from '@sandbox/business/interest'
import { listWealth } from '@sandbox/business/wealth'
import { uncertainRatesOf } from '@sandbox/business/deposit'
import type { Queryable } from '@sandbox/kernel/db'
import type { CalendarQuery } from '../calendar'
import { paymentsIn, sharesIncome } from '../calendar/events'
import type { Payment, Span } from '../calendar/events'
import { allIncome, incomeByMonth, paidIncome } from '../totals'

type Statement = ResponseOf<typeof queryIncome>
type Source = Statement['sources'][number]

/** A month's income with what it came from: the orders and credits of which the calendar shows the days. */
export async function monthIncome(
  on: Queryable,
  { customerId, month, today, since }: CalendarQuery,
): Promise<Statement> {
  const span = { customerId, from: firstDay(month), through: lastDay(month) }
  const { interest, wealthIncome } = await paidIncome(on, span)
  const before = allIncome(await paidIncome(on, { customerId, through: addDays(span.from, -1) }))
  const income = addFen(interest, wealthIncome)
  const settlements = await settlementsPaid(on, span)
  const sources = [...depositSources(await paymentsIn(on, span)), ...(await wealthSources(on, span))]
  return {
    month,
    firstMonth: monthOf(since),
    lastMonth: monthOf(today),
    interestPaid: interest,
    accountInterest: addFen(...settlements.map(({ order }) => order.interest)),
    wealthIncome,
    income,
    year: await yearOf(on, { customerId, month, today, since }),
    accumulatedBefore: before,
    accumulatedAfter: addFen(before, income),
    settlements: settlements.map(wireSettlement),
    sources: sources.sort((a, b) => b.income - a.income || Number(a.seqNo) - Number(b.seqNo)),
  }
}

/** Each month of the year that a month is in, from the account's opening up to the present one. */
async function yearOf(on: Queryable, { customerId, month, today, since }: CalendarQuery): Promise<Statement['year']> {
  const year = month.slice(0, 4)
  const all = Array.from({ length: 12 }, (_, index) => addToMonth(monthOf(day(`${year}0101`)), index))
  const months = all.filter((one) => one >= monthOf(since) && one <= monthOf(today))
  const [first, last] = [months[0], months[months.length - 1]]
  if (!first || !last) return []
  const paid = await incomeByMonth(on, { customerId, from: firstDay(first), through: lastDay(last) })
  return months.map((one) => ({ month: one, income: paid.get(one) ?? ZERO_FEN }))
}

const wireSettlement = ({ order, settlement }: PaidSettlement): Statement['settlements'][number] => ({
  orderNo: order.id,
  day: order.tradeDay,
  account: settlement.memo,
  interest: order.interest,
  rate: settlement.rate,
  from: settlement.fromDay,
  through: settlement.through,
  balanceDays: fen(settlement.balanceDays),
})

/** Deposits that paid interest; a maturity whose last period was paid as a payment of its own paid none with it. */
function depositSources(payments: readonly Payment[]): readonly Source[] {
  const bySeqNo = new Map<number, Payment[]>()
  for (const payment of payments) {
    const { seqNo } = payment.holding
    if (payment.order.interest > 0) bySeqNo.set(seqNo, [payment, ...(bySeqNo.get(seqNo) ?? [])])
  }
  return [...bySeqNo.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    return [
      {
        seqNo: String(first.holding.seqNo),
        prodType: first.holding.productType,
        prodDesc: first.name,
        kind: 'deposit' as const,
        income: addFen(...own.map(({ order }) => order.interest)),
        payments: own.map(wirePayment),
        days: [],
      },
    ]
  })
}

function wirePayment({ order, kind, holding }: Payment): Source['payments'][number] {
  const { tradeDay, interest } = order
  const { demandRate, floorBalance } = uncertainRatesOf(holding)
  return {
    orderNo: order.id,
    kind,
    day: tradeDay,
    interest,
    principal: holding.amount,
    ...(kind === 'PAYOUT' ? payoutBasis(holding, tradeDay, interest) : closingBasis(holding, tradeDay)),
    ...(floorBalance !== undefined && { demandRate, floorBalance }),
  }
}

/** Shares that earned or lost. */
async function wealthSources(on: Queryable, span: Span): Promise<readonly Source[]> {
  const earned = await sharesIncome(on, span)
  return (await listWealth(on, span.customerId)).flatMap(({ seqNo, productType, name }) => {
    const days = earned.filter((one) => one.productType === productType)
    if (days.length === 0) return []
    return [
      {
        seqNo: String(seqNo),
        prodType: productType,
        prodDesc: name,
        kind: 'wealth' as const,
        income: addFen(...days.map(({ amount }) => amount)),
        payments: [],
        days: days.map(({ day, amount }) => ({ day, amount })),
      },
    ]
  })
}
