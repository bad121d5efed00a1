import { addDays, isDay } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { interestStartDay } from '@/domain/interest/valueDate'

export interface DatedNode {
  readonly title: string
  readonly date: string
  readonly state: 'done' | 'current' | 'coming'
}

interface Dates {
  readonly startDate: string
  readonly endDate: string
}

/**
 * The day of a purchase made now, which starts interest on `start`. Counted back from the bank's date by the 23:30 rule,
 * so that the four dates agree with each other whatever the phone's date is.
 */
export const purchaseDay = (start: Day, nowMs: number): Day =>
  interestStartDay(nowMs) === dayOfInstant(nowMs) ? start : addDays(start, -1)

/** Purchase, interest start, withdrawal with income, maturity of a purchase made now (specification §4). */
export function purchaseTimeline(
  { startDate, endDate }: Partial<Dates>,
  nowMs: number,
  action = '存入',
): readonly DatedNode[] {
  const start = startDate !== undefined && isDay(startDate) ? startDate : undefined
  const end = endDate !== undefined && isDay(endDate) ? endDate : undefined
  const text = (of: Day | undefined): string => (of ? formatDay(of) : '--')
  return [
    { title: action, date: text(start && purchaseDay(start, nowMs)), state: 'current' },
    { title: '起息', date: text(start), state: 'coming' },
    { title: '可支取', date: text(start && addDays(start, 1)), state: 'coming' },
    { title: '到期', date: text(end), state: 'coming' },
  ]
}
