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

/** When somebody could begin to read, from `opened` on, while nothing else was read. @param taken when others were begun, the earliest first */
function freeFrom(opened: number, taken: readonly number[]): number {
  let begin = opened
  for (const other of taken) if (begin < other + READING_MS && other < begin + READING_MS) begin = other + READING_MS
  return begin
}

/**
 * From when an article counts as read, epoch ms: nobody reads two at once, so each that was read takes a time of its own, in
 * which no other counts.
 * @param all what one customer has opened and read
 */
export function readyAt(reading: Reading, all: readonly Reading[]): number {
  const read = all.filter(({ finishedAt }) => finishedAt !== null)
  read.sort((a, b) => (a.finishedAt ?? 0) - (b.finishedAt ?? 0) || a.startedAt - b.startedAt)
  const taken: number[] = []
  for (const { startedAt } of read) {
    taken.push(freeFrom(startedAt, taken))
    taken.sort((a, b) => a - b)
  }
  return freeFrom(reading.startedAt, taken) + READING_MS
}

/** Why an article doesn't count as read now; undefined when it does. */
export function learningRefusal(
  reading: Reading | undefined,
  all: readonly Reading[],
  now: number,
): 'LearningNotStarted' | 'LearningTooFast' | 'LearningDone' | undefined {
  if (!reading) return 'LearningNotStarted'
  if (reading.finishedAt !== null) return 'LearningDone'
  return now < readyAt(reading, all) ? 'LearningTooFast' : undefined
}

/** The day from which an article is asked about that was read on another. */
export const secondLookOn = (read: Day): Day => addDays(read, SECOND_LOOK_DAYS)
