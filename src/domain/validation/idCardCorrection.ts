/** How many characters of a number a reader may have misread (ours); with more differences it is another card. */
export const MAX_CORRECTIONS = 2

/**
 * Whether a number can be the recognised one with the reader's mistakes corrected. When nothing was read ('') any number
 * passes; the register checks it anyway.
 */
export function isCorrectionOf(recognised: string, confirmed: string): boolean {
  if (recognised === '') return true
  if (recognised.length !== confirmed.length) return false
  const changed = Array.from(confirmed).filter((character, index) => character !== recognised.charAt(index))
  return changed.length <= MAX_CORRECTIONS
}
