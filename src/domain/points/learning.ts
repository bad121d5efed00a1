import { addDays } from '../dates/day'
import type { Day } from '../dates/day'

/** How long an article is read at least, by the bank's clock. */
export const READING_MS = 20_000

/** How many days after it was read an article is asked about. */
export const SECOND_LOOK_DAYS = 7

interface Reading {
  /** Epoch ms by the bank's clock. */
  readonly startedAt: number
  readonly finishedAt: number | null
}

/** Why an article doesn't count as read; undefined when it does. */
export function learningRefusal(
  reading: Reading | undefined,
  now: number,
): 'LearningNotStarted' | 'LearningTooFast' | undefined {
  if (!reading) return 'LearningNotStarted'
  if (reading.finishedAt !== null) return undefined
  return now - reading.startedAt < READING_MS ? 'LearningTooFast' : undefined
}

/** The day from which an article is asked about that was read on another. */
export const secondLookOn = (read: Day): Day => addDays(read, SECOND_LOOK_DAYS)
