import type { Day } from '@/domain/dates/day'
import type { Tx } from '../db'

/** What a batch of a day end works on. */
export interface DayEndBatch {
  /** The day that ended. */
  readonly day: Day
  /** The day that has begun: what is due on it is paid now. */
  readonly nextDay: Day
  /** Midnight between them, epoch ms: the time of every posting, whenever the day end really runs. */
  readonly at: number
  /** The last key that was processed; '' at first. */
  readonly cursor: string
}

/** One kind of work at a day's end. A batch gives the cursor to go on from, or undefined when nothing is left. */
export interface DayEndStep {
  readonly name: string
  readonly run: (tx: Tx, batch: DayEndBatch) => Promise<string | undefined>
}

/**
 * Holdings per transaction: enough to keep statements few, and few enough that customers don't wait long for the locks.
 */
export const BATCH_SIZE = 1000

/** The next cursor after a full batch; undefined when the batch found less, so that nothing is left. */
export const nextCursor = (keys: readonly (string | number)[]): string | undefined =>
  keys.length < BATCH_SIZE ? undefined : String(keys.at(-1))
