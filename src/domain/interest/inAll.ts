import { addFen, fen, subtractFen } from '../money/fen'
import type { Fen } from '../money/fen'

/** What a deposit pays and has paid, in fen, as the bank tells it of a holding (specification §3). */
export interface InterestSoFar {
  /** Paid with the principal by a withdrawal now; without what full periods have paid. */
  readonly preInterest: Fen
  /** Paid already. */
  readonly accumulatedIncome: Fen
  /** All of the term's interest, with what has been paid already. */
  readonly appointInterest: Fen
}

/** The two values that are compared, in fen: both count all interest since the start, paid already or not. */
export interface InterestInAll {
  /** When it is withdrawn now: what has been paid, and what the withdrawal pays. */
  readonly now: Fen
  /** When it is kept to maturity. */
  readonly end: Fen
  /** What withdrawing now costs against keeping it; never negative. */
  readonly lost: Fen
}

/**
 * What an open deposit brings in all when it is withdrawn now, and when it is kept. Interest that full periods have paid
 * is in both, because the customer keeps it either way (docs/decisions/totals.md).
 */
export function interestInAll({ preInterest, accumulatedIncome, appointInterest }: InterestSoFar): InterestInAll {
  const now = addFen(accumulatedIncome, preInterest)
  return { now, end: appointInterest, lost: fen(Math.max(0, subtractFen(appointInterest, now))) }
}
