/** Whether the last digit is right by the Luhn rule (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits.charAt(digits.length - 1 - index))
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** Whether the text can be a bank card's number: 16 to 19 digits with a right check digit. */
export const isBankCard = (text: string): boolean => /^[1-9]\d{15,18}$/.test(text) && passesLuhn(text)

/** Digits of the issuer's number (ISO/IEC 7812-1 before 2017): with fewer nothing is said of a number. */
const ISSUER = 6
const LONGEST = 19

/**
 * Whether what was typed can't become a bank card's number any more: no issuer begins with 0, and at 19 digits the check
 * digit must be right. Between 16 and 18 more digits may follow, so only the end of typing shows that they are wrong.
 * @param ended nothing more is typed: the field was left
 */
export function isWrongCard(digits: string, ended: boolean): boolean {
  if (ended && digits !== '') return !isBankCard(digits)
  return (digits.length >= ISSUER && digits.startsWith('0')) || (digits.length >= LONGEST && !isBankCard(digits))
}

/** A card number as typed, without the blanks and dashes between its groups. */
export const digitsOfCard = (text: string): string => text.replace(/[\s-]/g, '')
