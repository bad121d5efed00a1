import { fen } from '../money/fen'
import type { Fen } from '../money/fen'

/** Red packets of one sum that isn't shared evenly: what each gets follows from a seed that is published afterwards. */
export interface Shares {
  /** Fen of all pieces together. */
  readonly sum: Fen
  /** Fen of the smallest and the largest piece. */
  readonly least: Fen
  readonly most: Fen
}

/** So many pieces at most, because each promise reckons them anew. */
export const MAX_PIECES = 1_000

/** Whether a sum can be shared among so many, each within its bounds. */
export const canShare = ({ sum, least, most }: Shares, pieces: number): boolean =>
  [sum, least, most, pieces].every((one) => Number.isSafeInteger(one) && one > 0) &&
  pieces <= MAX_PIECES &&
  pieces * least <= sum &&
  sum <= pieces * most

/** What HMAC-SM3 is taken of for a piece, with the seed as the key; draws have three parts and no fourth. */
export const shareMessage = (actId: string, prizeKey: string, shareNo: number): string =>
  `${actId}|${prizeKey}|share|${shareNo}`

/**
 * Every piece of a sum, the first one first: in turn each gets its least and of what is left at random up to twice what is
 * left a head, within its bounds and so that the later ones keep theirs; the last gets the rest. Their sum is exact.
 * @param numberOf 52 bits at random for a piece, which count from 1 on
 */
export function sharesOf({ sum, least, most }: Shares, pieces: number, numberOf: (shareNo: number) => number): Fen[] {
  let left = sum - pieces * least
  const room = most - least
  return Array.from({ length: pieces }, (_, before) => {
    const heads = pieces - before
    const low = Math.max(0, left - room * (heads - 1))
    const high = heads === 1 ? left : Math.max(low, Math.min(room, left, 2 * Math.floor(left / heads)))
    const more = low + (numberOf(before + 1) % (high - low + 1))
    left -= more
    return fen(least + more)
  })
}
