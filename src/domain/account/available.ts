import { fen } from '../money/fen'
import type { Fen } from '../money/fen'

/**
 * What can be spent once `comesIn` has come to an account: freezes that hold less than was asked take theirs first.
 * @param caught how much the freezes still take, all in fen
 */
export const availableWith = (available: Fen, comesIn: Fen, caught: Fen): Fen =>
  fen(Math.max(0, available + comesIn - caught))
