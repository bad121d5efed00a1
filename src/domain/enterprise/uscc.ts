/** The standard's characters, in the order of their values: no I, O, S, V, Z. */
const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const MODULUS = CHARACTERS.length
/** What each place is multiplied by: 3 to the power of the place, modulo 31 (GB 32100-2015, 4.6). */
export const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28] as const

const SHAPE = /^[0-9A-HJ-NP-RT-UW-Y]{2}\d{6}[0-9A-HJ-NP-RT-UW-Y]{10}$/

/** A code as it is kept: without blanks, in capitals. */
export const tidyUscc = (text: string): string => text.replace(/\s/g, '').toUpperCase()

/** The check character of the first 17 of a unified social credit code. @param body of the standard's characters */
export function usccCheck(body: string): string {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * CHARACTERS.indexOf(body.charAt(place)), 0)
  return CHARACTERS.charAt((MODULUS - (sum % MODULUS)) % MODULUS)
}

/**
 * Whether a text, tidied, can be the unified social credit code of an enterprise (GB 32100-2015): two characters of who
 * registered it and as what, six digits of the region, nine of the organisation, and one that checks the others.
 */
export const isUscc = (code: string): boolean => SHAPE.test(code) && usccCheck(code) === code.charAt(WEIGHTS.length)
