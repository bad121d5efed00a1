import type { ResponseOf } from '@/contract/call'
import type { queryCalendar } from '@/contract/holding/queryCalendar'
import { isDay } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { addFen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import type { DayMark } from '@/ui/MonthGrid'

export type CalendarMonth = ResponseOf<typeof queryCalendar>
export type CalendarDay = CalendarMonth['days'][number]
export type CalendarEvent = CalendarDay['events'][number]

/** What an event is called: it has happened, or it will. */
export const EVENT_NAMES: Readonly<Record<CalendarEvent['kind'], Readonly<Record<CalendarEvent['state'], string>>>> = {
  MATURITY: { due: '到期', paid: '已到期' },
  PAYOUT: { due: '付息', paid: '已付息' },
  WITHDRAWAL: { due: '支取', paid: '已支取' },
  REDEMPTION: { due: '理财赎回到账', paid: '理财赎回已到账' },
}

/** Interest that an account paid. */
export const SETTLEMENT_NAME = '活期结息'
/** What a rule moves into a pot. */
export const FILL_NAME = '自动存入存钱罐'
/** Which account it is of, where that isn't said. */
export const ELECTRONIC_NAME = '电子账户'

function spokenOf({ wealthIncome, events, settlements, fills }: CalendarDay, hidden: boolean): string {
  const of = (kind: CalendarEvent['kind']): number => events.filter((event) => event.kind === kind).length
  const parts = [
    ...(['MATURITY', 'PAYOUT', 'WITHDRAWAL', 'REDEMPTION'] as const)
      .filter((kind) => of(kind) > 0)
      .map((kind) => `${EVENT_NAMES[kind].due}${of(kind)}笔`),
    ...(settlements.length === 0 ? [] : [`${SETTLEMENT_NAME}${settlements.length}笔`]),
    ...(fills.length === 0 ? [] : [`${FILL_NAME}${fills.length}笔`]),
    ...(wealthIncome === 0 ? [] : [hidden ? '有理财收益' : `理财收益${formatAmount(wealthIncome)}元`]),
  ]
  return parts.join('，')
}

/** How many of a month's days brought income of shares. */
export const earningDays = ({ days }: Pick<CalendarMonth, 'days'>): number =>
  days.filter(({ wealthIncome }) => wealthIncome !== 0).length

/** Whether more than the daily income of shares happens on a day. */
export const isBusy = ({ events, settlements, fills }: CalendarDay): boolean =>
  events.length + settlements.length + fills.length > 0

/**
 * Dots and words of each day: money that comes back or is put into a pot, and interest. Income of shares has no dot: it
 * comes every day and would drown what doesn't; a line says it of the whole month.
 */
export function dayMarks(days: readonly CalendarDay[], hidden: boolean): ReadonlyMap<Day, DayMark> {
  return new Map(
    days.flatMap((each): [Day, DayMark][] => {
      if (!isDay(each.day)) return []
      const returned = each.fills.length > 0 || each.events.some(({ kind }) => kind !== 'PAYOUT')
      const interest = each.settlements.length > 0 || each.events.some(({ kind }) => kind === 'PAYOUT')
      const dots = [...(returned ? (['brand'] as const) : []), ...(interest ? (['ring'] as const) : [])]
      return [[each.day, { dots, spoken: spokenOf(each, hidden) }]]
    }),
  )
}

/** The day shown first: today in its month, else the first on which anything happens. */
export const firstShown = ({ days, today, month }: CalendarMonth): Day | undefined => {
  const shown = today.startsWith(month) ? today : days[0]?.day
  return shown !== undefined && isDay(shown) ? shown : undefined
}

/** What accounts paid in a month, fen. */
export const accountInterestOf = ({ days }: Pick<CalendarMonth, 'days'>): Fen =>
  addFen(...days.flatMap(({ settlements }) => settlements.map(({ interest }) => interest)))

/** What a month's calendar adds up to, as it is captioned. */
export interface CalendarSum {
  readonly caption: string
  readonly amount: Fen
  /** What has been paid already, which one comes here for: it has its size, sign and colour. */
  readonly earned?: true
}

/** The month's sums: what has come, and what is still to come, where anything is. */
export function monthSums(month: CalendarMonth): readonly CalendarSum[] {
  const earned = addFen(month.interestPaid, month.wealthIncome)
  const sums: readonly CalendarSum[] = [
    { caption: '已得收益（元）', amount: earned, earned: true },
    { caption: '待到期本金（元）', amount: month.principalDue },
    { caption: '待付利息（元）', amount: month.interestDue },
  ]
  const shown = sums.filter(({ amount }) => amount !== 0)
  return shown.length > 0 ? shown : sums.slice(0, 1)
}
