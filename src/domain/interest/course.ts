import { addDays, daysBetween } from '../dates/day'
import type { Day } from '../dates/day'
import type { Fen } from '../money/fen'
import { duePayouts, interestBy } from './position'
import type { DepositPosition } from './position'

/** All interest of a whole withdrawal on a day of the term, in fen, with what full periods have paid. */
export interface CoursePoint {
  /** Days after the start. */
  readonly days: number
  readonly interest: Fen
}

/** The days on which the rate of a withdrawal becomes another one, by how a deposit earns. */
function turns(position: DepositPosition): readonly Day[] {
  const { interest, startDay, endDay } = position
  switch (interest.method) {
    case 'stepped':
      return interest.steps.map(({ fromDays }) => addDays(startDay, fromDays))
    case 'fullPeriod':
      return duePayouts(position, endDay).map(({ on }) => on)
    case 'fixedTerm':
    case 'structured':
      return [endDay]
    default:
      return []
  }
}

/**
 * What withdrawing a deposit brings by the day it is withdrawn, as a line's corners: the start, each day on which the rate
 * turns with the day before it, the end, and `seen`, a day that shall lie on it. Between two corners it grows day by day.
 * The points are those of `interestBy`, by which the bank pays.
 */
export function interestCourse(position: DepositPosition, seen: Day): readonly CoursePoint[] {
  const { startDay, endDay } = position
  const corners = turns(position).flatMap((day) => [addDays(day, -1), day])
  const within = [startDay, ...corners, seen, endDay].filter((day) => startDay <= day && day <= endDay)
  return [...new Set(within)]
    .sort()
    .map((day) => ({ days: daysBetween(startDay, day), interest: interestBy(position, day) }))
}
