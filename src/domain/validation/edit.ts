/** What one change of a text field came to: the text that stands there now, and why the change was not taken. */
export interface Edit<Refusal extends string> {
  readonly text: string
  /** Undefined when the change was taken, or was one key that the field doesn't know. */
  readonly refusal?: Refusal
}

/** How far `！` to `～`, the full-width forms (U+FF01 to U+FF5E), lie above their ASCII characters. */
const FULL_WIDTH_OFFSET = 0xfee0

/** The text with its full-width digits, letters and marks as ASCII, as keyboards for Chinese write them. */
export const halfWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET))

/** Where two versions of a field's text differ: what stands before and after the place, and what came there. */
export interface Insertion {
  readonly head: string
  readonly inserted: string
  readonly tail: string
}

/** What a change put into a field; `inserted` is one character for a key, more for a paste, '' for a deletion. */
export function insertionOf(before: string, after: string): Insertion {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before[head] === after[head]) head += 1
  let tail = 0
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1
  const end = after.length - tail
  return { head: after.slice(0, head), inserted: after.slice(head, end), tail: after.slice(end) }
}

/** What a field of a fixed kind of characters keeps. */
const KEPT = { digits: /[^\d]/g, idcard: /[^\dXx]/g } as const

/**
 * A change of a field for a number that is no amount. It keeps digits only (§5), of an ID card's number an X too,
 * full-width ones as well; what is longer than the field takes is refused whole, for a number cut short would be
 * another number.
 * @param most how many characters the field takes
 */
export function editNumber(before: string, after: string, kind: keyof typeof KEPT, most: number): Edit<'too long'> {
  const text = halfWidth(after).replace(KEPT[kind], '')
  // A field may have been filled by other means, as from a picture: what makes it shorter is always taken.
  return text.length > most && text.length >= before.length ? { text: before, refusal: 'too long' } : { text }
}
