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
  /** The last key of a slice; without it there is no end. */
  readonly until?: string
}

/** One kind of work at a day's end. A batch gives the cursor to go on from, or undefined when nothing is left. */
export interface DayEndStep {
  readonly run: (tx: Tx, batch: DayEndBatch) => Promise<string | undefined>
  /**
   * For a step at which several may work at once: the keys at which what its first batch left can be cut into slices, each
   * of which has a cursor of its own. None when it isn't worth it.
   */
  readonly split?: (tx: Tx, batch: DayEndBatch) => Promise<readonly string[]>
}

/** A step with the name by which the database knows it while a day end runs. */
export interface NamedStep extends DayEndStep {
  readonly name: string
}

/**
 * Holdings per transaction: enough to keep statements few, and few enough that customers don't wait long for the locks.
 */
export const BATCH_SIZE = 1000

/** The next cursor after a full batch; undefined when the batch found less, so that nothing is left. */
export const nextCursor = (keys: readonly (string | number)[]): string | undefined =>
  keys.length < BATCH_SIZE ? undefined : String(keys.at(-1))

const MAX_SLICES = 32

/** Numbers that cut those from `first` to `last` into slices of equal length, none shorter than `least`. */
export function cutsBetween(first: number, last: number, least: number): readonly string[] {
  const slices = Math.min(MAX_SLICES, Math.floor((last - first) / least))
  return Array.from({ length: Math.max(0, slices - 1) }, (_, index) =>
    String(first + Math.floor(((last - first) * (index + 1)) / slices)),
  )
}
