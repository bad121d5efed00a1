import { foldedLine } from './folded'

/** Characters typed for the middle dot of names such as 买买提·艾力; cards have U+00B7. */
const DOTS = /[\u2022\u2027\u30fb\uff0e\uff65.]/g
/** Any Han character, also the rare ones beyond the first plane, and 〇. */
const NAME = /^[\p{Script=Han}\u3007]+(?:\u00b7[\p{Script=Han}\u3007]+)*$/u
const SHORTEST = 2
/** Longer than any name on an ID card (ours). */
const LONGEST = 30

/** A name without blanks at its ends and signs that nobody sees, and with U+00B7 as the middle dot. */
export const normalName = (text: string): string => foldedLine(text).trim().replace(DOTS, '\u00b7')

/**
 * Whether a text, as `normalName` gives it, can be the name on a resident identity card: 2 to 30 Han characters, parts
 * joined by a middle dot.
 */
export function isPersonName(text: string): boolean {
  const length = Array.from(text).length
  return length >= SHORTEST && length <= LONGEST && NAME.test(text)
}
