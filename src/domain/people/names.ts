/**
 * A name as names are compared: one form for wide and narrow characters and for capitals, without blanks, signs that aren't
 * seen, and dots between the parts of a name, which every register writes otherwise.
 */
export const foldedName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Whether two ways to write a name are the same name; of no name nothing is said. */
export const isSameName = (one: string, other: string): boolean =>
  foldedName(one) !== '' && foldedName(one) === foldedName(other)
