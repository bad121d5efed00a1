import type { BusinessCalendar } from '../dates/businessCalendar'
import { addDays } from '../dates/day'
import type { Day } from '../dates/day'
import { defineMachine } from '../machine'
import type { TriggerOf } from '../machine'
import type { MarketerKind } from './relation'

/** Who sees customers at a branch: the bank's own people, and no partner who only promotes. */
export const SERVING_KINDS = ['CLERK', 'MANAGER'] as const satisfies readonly MarketerKind[]
export const isServing = (kind: MarketerKind): boolean => SERVING_KINDS.some((one) => one === kind)

/** What a customer asks a clerk about. Only that is told to the clerk, and only of who asked. */
export const SERVED_TOPICS = ['ACCOUNT', 'DEPOSIT', 'WEALTH', 'CARD', 'OTHER'] as const
export type ServedTopic = (typeof SERVED_TOPICS)[number]

export const DAY_PARTS = ['MORNING', 'AFTERNOON'] as const
export type DayPart = (typeof DAY_PARTS)[number]

/** ASKED: waits for the clerk; AGREED: the clerk has time; the others are ends. */
export const SERVED_STATES = ['ASKED', 'AGREED', 'DONE', 'DECLINED', 'CANCELLED', 'LAPSED'] as const
export type ServedState = (typeof SERVED_STATES)[number]

/** `agree`, `decline` and `finish` by the clerk, `cancel` by the customer, `lapse` at the end of its day. */
export const SERVED_MACHINE = /*#__PURE__*/ defineMachine(SERVED_STATES, {
  ASKED: { agree: 'AGREED', decline: 'DECLINED', cancel: 'CANCELLED', lapse: 'LAPSED' },
  AGREED: { finish: 'DONE', decline: 'DECLINED', cancel: 'CANCELLED', lapse: 'LAPSED' },
})
export type ServedAction = TriggerOf<typeof SERVED_MACHINE>
export const CLERK_ACTIONS = ['agree', 'finish', 'decline'] as const satisfies readonly ServedAction[]

export const OPEN_SERVED = ['ASKED', 'AGREED'] as const satisfies readonly ServedState[]

/**
 * The days that can be asked for: from tomorrow on, so many ahead, without weekends and holidays. Where none is left of them,
 * as in a long holiday, the first business day after.
 */
export function bookableDays(calendar: BusinessCalendar, today: Day, ahead: number): readonly Day[] {
  const days = Array.from({ length: ahead }, (_, index) => addDays(today, index + 1)).filter(calendar.isBusinessDay)
  return days.length > 0 ? days : [calendar.nextBusinessDay(today)]
}

/** How long after its day the clerk may still note that it took place, in days. */
export const FINISH_DAYS = 3
