import type { ResponseOf } from '@/contract/call'
import type { queryCalendar } from '@/contract/holding/queryCalendar'
import type { Day } from '@/domain/dates/day'
import { firstDay, monthOf } from '@/domain/dates/month'
import type { Month } from '@/domain/dates/month'
import { lastDay } from '@/domain/dates/monthSpan'
import { aheadThrough } from '@/domain/maturity/ahead'
import { addFen, fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { settlementsPaid } from '@sandbox/business/interest'
import { fillsAhead } from '@sandbox/business/pots'
import type { Queryable } from '@sandbox/kernel/db'
import { byDay, dueEvents } from './due'
import { incomeByDay, openDeposits, paidEvent, paymentsIn, redemptionsDue } from './events'
import type { DatedEvent } from './events'
import { paidIncome } from '../totals'

export interface CalendarQuery {
  readonly customerId: string
  readonly month: Month
  readonly today: Day
  /** The day the account was opened; the calendar begins there. */
  readonly since: Day
}

const totalOf = (events: readonly DatedEvent[], field: 'principal' | 'interest'): Fen =>
  addFen(...events.map(({ event }) => event[field]))

/** A month of a customer's calendar: what was paid, what is due, and what shares earned on each day. */
export async function monthCalendar(
  on: Queryable,
  { customerId, month, today, since }: CalendarQuery,
): Promise<ResponseOf<typeof queryCalendar>> {
  const span = { customerId, from: firstDay(month), through: lastDay(month) }
  const open = await openDeposits(on, customerId)
  const due = open
    .flatMap(({ holding, name }) => dueEvents(holding, name))
    .filter(({ day }) => day >= span.from && day <= span.through)
  const paid = (await paymentsIn(on, span)).map(paidEvent)
  const arrivals = await redemptionsDue(on, customerId)
  const arriving = arrivals.filter(({ day }) => day >= span.from && day <= span.through)
  const events = [...paid, ...due, ...arriving].sort(byDay)
  const { interest, wealthIncome } = await paidIncome(on, span)
  const incomes = await incomeByDay(on, span)
  const settlements = await settlementsPaid(on, span)
  const ahead = aheadThrough(today)
  const through = span.through > ahead ? span.through : ahead
  // What is renewed pays no interest into the account, and until a deposit's end that may change: the next 90 days tell.
  const rules = await fillsAhead(on, customerId, { today, through, matured: new Map() })
  const fills = rules.filter(({ day }) => day >= span.from && day <= span.through)
  const busy = [...[...events, ...fills].map(({ day }) => day), ...settlements.map(({ order }) => order.tradeDay)]
  const days = [...new Set([...busy, ...incomes.keys()])].sort()
  // Rules go on for ever.
  const ends = [
    ...open.map(({ holding }) => holding.endDay),
    ...arrivals.map(({ day }) => day),
    ...rules.map(({ day }) => day).filter((day) => day <= ahead),
  ]
  const last = ends.reduce<Day>((latest, day) => (day > latest ? day : latest), today)
  return {
    month,
    today,
    firstMonth: monthOf(since),
    lastMonth: monthOf(last),
    days: days.map((day) => ({
      day,
      wealthIncome: fen(incomes.get(day) ?? 0),
      events: events.filter((each) => each.day === day).map(({ event }) => event),
      settlements: settlements
        .filter(({ order }) => order.tradeDay === day)
        .map(({ order, settlement }) => ({ orderNo: order.id, account: settlement.memo, interest: order.interest })),
      fills: fills.filter((each) => each.day === day).map(({ potId, name, amount }) => ({ potId, name, amount })),
    })),
    principalDue: totalOf(due, 'principal'),
    interestDue: totalOf(due, 'interest'),
    principalPaid: totalOf(paid, 'principal'),
    interestPaid: interest,
    wealthIncome,
  }
}
