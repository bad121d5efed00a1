import { wholeYears } from '../dates/calendarMonths'
import { isDay } from '../dates/day'
import type { Day } from '../dates/day'
import { fail, ok } from '../result'
import type { Result } from '../result'

export interface IdCard {
  /** With a capital X where that is the check digit. */
  readonly number: string
  readonly birth: Day
  readonly sex: 'male' | 'female'
}

export type IdCardProblem = 'length' | 'birth date' | 'check digit'

/** Nobody born earlier is alive. */
const EARLIEST_BIRTH = '19000101'

/** Shown to people with a number of 15 digits: such cards are invalid since 2013, and their owners have a new number. */
export const OLD_ID_CARD =
  '15位号码的第一代身份证已停用，请填写第二代身份证上的18位号码；尚未换领的，请先到户籍地或居住地公安机关换领'

const OLD_LENGTH = 15

/** Said before a number is typed, and of a number that isn't a resident identity card's. */
export const ONLY_RESIDENT_CARDS = '仅支持居民身份证，暂不支持港澳台居民居住证和外国人永久居留身份证'

/**
 * Residence permits of people from Hong Kong (81), Macao (82) and Taiwan (83), and permanent residence cards of foreigners (9
 * and the province), whose numbers have the same form and check digit.
 */
const OF_OTHER_PAPERS = /^(?:8[123]|9[1-6])\d{15}[\dX]$/

/** Why a number that `parseIdCard` reads is none of a card that the account agreement takes; undefined for one that is. */
export function otherPaper({ number }: IdCard): string | undefined {
  if (number.length === OLD_LENGTH) return OLD_ID_CARD
  return OF_OTHER_PAPERS.test(number) ? ONLY_RESIDENT_CARDS : undefined
}

export const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** The check digit of the first 17 digits of a resident identity number (GB 11643: ISO 7064 MOD 11-2). */
export function idCardCheckDigit(digits: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits.charAt(index)), 0)
  return '10X98765432'.charAt(sum % 11)
}

/**
 * Reads a resident identity number (§5): 15 digits of the old form, whose births are all in the 1900s, or 18
 * characters with check digit. A small x counts as X. Fails with the first problem found.
 */
export function parseIdCard(text: string): Result<IdCard, IdCardProblem> {
  const number = text.toUpperCase()
  const long = /^[1-9]\d{16}[\dX]$/.test(number)
  if (!long && !/^[1-9]\d{14}$/.test(number)) return fail('length')
  const birth = long ? number.slice(6, 14) : `19${number.slice(6, 12)}`
  if (!isDay(birth) || birth < EARLIEST_BIRTH) return fail('birth date')
  if (long && idCardCheckDigit(number) !== number.charAt(17)) return fail('check digit')
  const sequence = Number(number.charAt(long ? 16 : 14))
  return ok({ number, birth, sex: sequence % 2 === 1 ? 'male' : 'female' })
}

export const isIdCard = (text: string): boolean => parseIdCard(text).ok

/** Age in whole years on a day; negative before the birth. */
export const ageOn = (birth: Day, on: Day): number => wholeYears(birth, on)
