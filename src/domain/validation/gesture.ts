import { fail, ok } from '../result'
import type { Result } from '../result'

const POINTS = 9
/** Fewer points allow too few patterns (catalogue: GestureWeak). */
export const GESTURE_MINIMUM = 4

export type GestureProblem = 'too short' | 'not a gesture'

/** Checks a pattern: 4 to 9 points 0-8, numbered in rows from the top left, each touched once. */
export function checkGesture(points: readonly number[]): Result<readonly number[], GestureProblem> {
  const real = points.every((point) => Number.isInteger(point) && point >= 0 && point < POINTS)
  if (!real || new Set(points).size !== points.length) return fail('not a gesture')
  return points.length < GESTURE_MINIMUM ? fail('too short') : ok(points)
}
