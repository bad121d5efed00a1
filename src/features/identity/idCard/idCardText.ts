import type { RequestOf } from '@/contract/call'
import type { confirmIdCard } from '@/contract/onboarding/confirmIdCard'
import { isDay } from '@/domain/dates/day'
import type { ErrorName } from '@/domain/errors/codes'
import { IDENTITY_MESSAGES } from '@/domain/errors/identityMessages'
import { nationName, nationOf } from '@/domain/lookup/nation'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { otherPaper, parseIdCard } from '@/domain/validation/idCard'
import type { IdCardProblem } from '@/domain/validation/idCard'
import { isPersonName, normalName } from '@/domain/validation/personName'
import { foldedLine, saysStrangeSign } from '@/domain/validation/folded'
import type { RecognisedCard } from './useIdCardReading'

/** The card's text with the customer's corrections so far. */
export type IdCardText = Pick<
  RecognisedCard,
  'name' | 'idCardNo' | 'nation' | 'address' | 'authority' | 'validFrom' | 'validUntil' | 'longTerm'
>

export type IdCardField = Exclude<keyof IdCardText, 'longTerm'>
export type IdCardErrors = Readonly<Partial<Record<IdCardField, string>>>

type Confirmed = Omit<RequestOf<typeof confirmIdCard>, 'portraitImageId' | 'emblemImageId'>

const NUMBER_PROBLEMS: Readonly<Record<IdCardProblem, string>> = {
  length: IDENTITY_MESSAGES.IdCardNumberInvalid,
  'birth date': IDENTITY_MESSAGES.IdCardBirthInvalid,
  'check digit': IDENTITY_MESSAGES.IdCardCheckDigitWrong,
}

const numberProblem = (text: string): string | undefined => {
  const parsed = parseIdCard(text)
  if (!parsed.ok) return NUMBER_PROBLEMS[parsed.error]
  return otherPaper(parsed.value)
}

/** What is wrong with a line of the card: the sign that it hasn't, or that it is missing. */
function lineProblem(text: string, least: number, says: string): string | undefined {
  const sign = /[<>]/.exec(text)?.[0]
  if (sign !== undefined) return saysStrangeSign('', sign)
  return text.length >= least ? undefined : says
}

const periodProblem = ({ validFrom, validUntil, longTerm }: IdCardText): IdCardErrors => {
  if (!isDay(validFrom)) return { validFrom: '请选择有效期起' }
  if (longTerm) return {}
  if (!isDay(validUntil)) return { validUntil: '请选择有效期止，或勾选长期' }
  return validUntil > validFrom ? {} : { validUntil: '截止日期应晚于开始日期' }
}

/** The recognised text as the customer reads it. */
export const shownText = (card: RecognisedCard): IdCardText => ({ ...card, nation: nationName(card.nation) })

/** Checks all fields that the customer confirms. Only the bank checks term, age and the card's last day. */
export function checkIdCardText(given: IdCardText): Result<Confirmed, IdCardErrors> {
  const name = normalName(given.name)
  const idCardNo = given.idCardNo.trim().toUpperCase()
  const [address, authority] = [foldedLine(given.address).trim(), foldedLine(given.authority).trim()]
  const addressProblem = lineProblem(address, 4, '请填写身份证上的住址')
  const authorityProblem = lineProblem(authority, 2, '请填写身份证上的签发机关')
  const nation = nationOf(given.nation)
  const number = numberProblem(idCardNo)
  const errors: IdCardErrors = {
    ...(isPersonName(name) ? {} : { name: IDENTITY_MESSAGES.NameInvalid }),
    ...(number === undefined ? {} : { idCardNo: number }),
    ...(nation !== undefined ? {} : { nation: '民族有误，请填写身份证上的民族，如汉族' }),
    ...(addressProblem === undefined ? {} : { address: addressProblem }),
    ...(authorityProblem === undefined ? {} : { authority: authorityProblem }),
    ...periodProblem(given),
  }
  if (Object.keys(errors).length > 0 || nation === undefined) return fail(errors)
  const validUntil = given.longTerm ? '' : given.validUntil
  return ok({ name, idCardNo, nation, address, authority, validFrom: given.validFrom, validUntil })
}

/** The field under which each of the bank's refusals is shown. */
export const REFUSED_FIELD: Readonly<Partial<Record<ErrorName, IdCardField>>> = {
  NameInvalid: 'name',
  IdCardNumberInvalid: 'idCardNo',
  IdCardBirthInvalid: 'idCardNo',
  IdCardCheckDigitWrong: 'idCardNo',
  UnderSixteen: 'idCardNo',
  IdCardDiffers: 'idCardNo',
  IdCardNotConfirmed: 'idCardNo',
  IdCardPeriodInvalid: 'validUntil',
  IdCardExpired: 'validUntil',
}
