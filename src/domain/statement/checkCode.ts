/** Digits and capitals that nobody mistakes for each other: no 0, O, 1, I. Five bits each. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 16
const BITS = 5

/** Bytes of chance in a check code. */
export const CHECK_CODE_BYTES = (LENGTH * BITS) / 8

/**
 * The check code that stands on a document: 80 bits as 16 signs.
 * @throws RangeError unless there are 10 bytes
 */
export function checkCodeOf(random: Uint8Array): string {
  if (random.length !== CHECK_CODE_BYTES) throw new RangeError(`${random.length} bytes make no check code`)
  const bits = Array.from(random, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return Array.from({ length: LENGTH }, (_, index) =>
    SIGNS.charAt(Number.parseInt(bits.slice(index * BITS, (index + 1) * BITS), 2)),
  ).join('')
}

const CHECK_CODE = new RegExp(`^[${SIGNS}]{${LENGTH}}$`)

/** A check code as it is typed, in any case, with blanks or hyphens; undefined for what is none. */
export function readCheckCode(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  return CHECK_CODE.test(code) ? code : undefined
}

/** `ABCD EFGH JKLM NPQR` */
export const formatCheckCode = (code: string): string => (code.match(/.{1,4}/g) ?? []).join(' ')
