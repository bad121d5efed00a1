/** How many characters of a number a reader may have taken for others (ours): more is another card. */
const MOST_CORRECTIONS = 2

/**
 * Whether a number can be the reader's with its mistakes corrected. What could not be read at all ('') leaves the number
 * to the customer; it is checked against the register all the same.
 */
export function isCorrectionOf(recognised: string, confirmed: string): boolean {
  if (recognised === '') return true
  if (recognised.length !== confirmed.length) return false
  const changed = Array.from(confirmed).filter((character, index) => character !== recognised.charAt(index))
  return changed.length <= MOST_CORRECTIONS
}
