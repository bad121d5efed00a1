import type { Day } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError, ErrorName } from '@/domain/errors/catalogue'
import { YOUNGEST } from '@/domain/regulation'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { ageOn, otherPaper, parseIdCard } from '@/domain/validation/idCard'
import type { IdCardProblem } from '@/domain/validation/idCard'
import { isCorrectionOf } from '@/domain/validation/idCardCorrection'
import { checkIdCardPeriod } from '@/domain/validation/idCardPeriod'
import type { IdCardPeriodProblem } from '@/domain/validation/idCardPeriod'
import { isPersonName, normalName } from '@/domain/validation/personName'
import { NATIONS } from '@/domain/lookup/nation'

/** An ID card as a customer confirms it. */
export interface ConfirmedIdCard {
  readonly name: string
  readonly idCardNo: string
  readonly nation: string
  readonly address: string
  readonly authority: string
  readonly validFrom: string
  /** The last day as YYYYMMDD; '' is 长期. */
  readonly validUntil: string
}

export interface CheckedIdCard extends ConfirmedIdCard {
  readonly birth: Day
  readonly sex: 'male' | 'female'
}

const NUMBER_ERRORS: Readonly<Record<IdCardProblem, ErrorName>> = {
  length: 'IdCardNumberInvalid',
  'birth date': 'IdCardBirthInvalid',
  'check digit': 'IdCardCheckDigitWrong',
}

const PERIOD_ERRORS: Readonly<Record<IdCardPeriodProblem, BankError>> = {
  'not a date': bankError('IdCardPeriodInvalid'),
  'not begun': bankError('IdCardPeriodInvalid', '身份证有效期的起始日期晚于今天，请核对'),
  term: bankError('IdCardPeriodInvalid', '身份证有效期限与年龄不符，请核对起止日期'),
  expired: bankError('IdCardExpired', '您的身份证已过有效期，请先到公安机关换领后再办理'),
}

const isLine = (text: string, most: number): boolean =>
  Array.from(text).length >= 2 && Array.from(text).length <= most && !/[\n\r<>]/.test(text)

/**
 * Checks what can be told from the card alone, in the order of its fields; fails with the first named error. Only numbers
 * of 18 characters are accepted: cards of the first generation became invalid in 2013.
 */
export function checkIdCard(
  given: ConfirmedIdCard,
  { today, recognisedNo }: { readonly today: Day; readonly recognisedNo: string },
): Result<CheckedIdCard, BankError> {
  const name = normalName(given.name)
  if (!isPersonName(name)) return fail(bankError('NameInvalid'))
  const number = parseIdCard(given.idCardNo.trim())
  if (!number.ok) return fail(bankError(NUMBER_ERRORS[number.error]))
  const { birth, sex, number: idCardNo } = number.value
  const other = otherPaper(number.value)
  if (other !== undefined) return fail(bankError('IdCardNumberInvalid', other))
  const age = ageOn(birth, today)
  if (age < 0) return fail(bankError('IdCardBirthInvalid'))
  if (!isCorrectionOf(recognisedNo, idCardNo)) return fail(bankError('IdCardDiffers'))
  if (age < YOUNGEST) return fail(bankError('UnderSixteen'))
  const period = checkIdCardPeriod(given.validFrom, given.validUntil, { birth, today })
  if (!period.ok) return fail(PERIOD_ERRORS[period.error])
  const [nation, address, authority] = [given.nation.trim(), given.address.trim(), given.authority.trim()]
  if (nation !== '' && !NATIONS.includes(nation)) return fail(bankError('InvalidRequest', '民族有误，请重新选择'))
  if (!isLine(address, 100)) return fail(bankError('InvalidRequest', '身份证住址有误，请核对'))
  if (!isLine(authority, 50)) return fail(bankError('InvalidRequest', '签发机关有误，请核对'))
  return ok({ ...given, name, idCardNo, nation, address, authority, birth, sex })
}
