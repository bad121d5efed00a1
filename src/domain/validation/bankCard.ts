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

/** A card number as typed, without the blanks and dashes between its groups. */
export const digitsOfCard = (text: string): string => text.replace(/[\s-]/g, '')
