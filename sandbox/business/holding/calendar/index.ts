import type { ResponseOf } from '@/contract/call'
import type { queryCalendar } from '@/contract/holding/queryCalendar'
import type { Day } from '@/domain/dates/day'
import { firstDay, monthOf } from '@/domain/dates/month'
import type { Month } from '@/domain/dates/month'
import { lastDay } from '@/domain/dates/monthSpan'
import { addFen, fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { settlementsPaid } from '@sandbox/business/interest'
import type { Queryable } from '@sandbox/kernel/db'
import { byDay, dueEvents } from './due'
import { incomeByDay, openDeposits, paidEvent, paymentsIn } from './events'
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
  const events = [...paid, ...due].sort(byDay)
  const { interest, wealthIncome } = await paidIncome(on, span)
  const incomes = await incomeByDay(on, span)
  const settlements = await settlementsPaid(on, span)
  const busy = [...events.map(({ day }) => day), ...settlements.map(({ order }) => order.tradeDay)]
  const days = [...new Set([...busy, ...incomes.keys()])].sort()
  const lastMaturity = open.reduce<Day>(
    (latest, { holding }) => (holding.endDay > latest ? holding.endDay : latest),
    today,
  )
  return {
    month,
    today,
    firstMonth: monthOf(since),
    lastMonth: monthOf(lastMaturity),
    days: days.map((day) => ({
      day,
      wealthIncome: fen(incomes.get(day) ?? 0),
      events: events.filter((each) => each.day === day).map(({ event }) => event),
      settlements: settlements
        .filter(({ order }) => order.tradeDay === day)
        .map(({ order, settlement }) => ({ orderNo: order.id, account: settlement.memo, interest: order.interest })),
    })),
    principalDue: totalOf(due, 'principal'),
    interestDue: totalOf(due, 'interest'),
    principalPaid: totalOf(paid, 'principal'),
    interestPaid: interest,
    wealthIncome,
  }
}
