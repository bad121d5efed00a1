import { fen } from '../money/fen'
import type { Fen } from '../money/fen'

/**
 * What can be spent once `comesIn` has come to an account: freezes that hold less than was asked take theirs first.
 * @param caught how much the freezes still take, all in fen
 */
export const availableWith = (available: Fen, comesIn: Fen, caught: Fen): Fen =>
  fen(Math.max(0, available + comesIn - caught))

/** How much of all money isn't in the account to spend, 0 to 1: how high the water line stands. */
export const keptShare = ({ total, available }: { readonly total: Fen; readonly available: Fen }): number =>
  total > 0 ? 1 - available / total : 0
