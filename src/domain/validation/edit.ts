/** The result of one change of a text field: its text now, and why the change was refused, if it was. */
export interface Edit<Refusal extends string> {
  readonly text: string
  /** Undefined when the change was accepted, or was one key that the field ignores. */
  readonly refusal?: Refusal
}

/** Distance of the full-width forms `！` to `～` (U+FF01 to U+FF5E) from their ASCII characters. */
const FULL_WIDTH_OFFSET = 0xfee0

/** Replaces full-width digits, letters and marks, as Chinese keyboards write them, by ASCII. */
export const halfWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET))

/** Where two versions of a field's text differ: the text before and after that place, and what was inserted. */
export interface Insertion {
  readonly head: string
  readonly inserted: string
  readonly tail: string
}

/** What a change inserted; `inserted` is one character for a key, more for a paste, '' for a deletion. */
export function insertionOf(before: string, after: string): Insertion {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before[head] === after[head]) head += 1
  let tail = 0
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1
  const end = after.length - tail
  return { head: after.slice(0, head), inserted: after.slice(head, end), tail: after.slice(end) }
}

/** The characters that a field of each kind drops. */
const KEPT = { digits: /[^\d]/g, idcard: /[^\dXx]/g } as const

/**
 * A change of a field for a number that is not an amount. It keeps digits only (§5), for an ID card's number also X,
 * full-width ones included. A text longer than the field is refused whole, because a part of it would be another number.
 * @param most how many characters the field takes
 */
export function editNumber(before: string, after: string, kind: keyof typeof KEPT, most: number): Edit<'too long'> {
  const text = halfWidth(after).replace(KEPT[kind], '')
  // The field may have been filled in otherwise, as from a picture; a change that makes it shorter is always accepted.
  return text.length > most && text.length >= before.length ? { text: before, refusal: 'too long' } : { text }
}
