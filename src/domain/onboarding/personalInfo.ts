import { EDUCATIONS } from '../lookup/education'
import { INCOME_BANDS } from '../lookup/income'
import { INDUSTRIES } from '../lookup/industry'
import { MARITAL_STATUSES } from '../lookup/marital'
import { OCCUPATIONS } from '../lookup/occupation'
import { RELATIONS } from '../lookup/relation'
import { hasCode } from '../lookup/table'
import { fail, ok } from '../result'
import type { Result } from '../result'
import { isMobile } from '../validation/mobile'
import { isPersonName, normalName } from '../validation/personName'
import { foldedLine, saysStrangeSign, strangeSign } from '../validation/folded'

/** The information due diligence requires of a customer (§3). */
export interface PersonalInfo {
  readonly occupation: string
  readonly industry: string
  readonly employer: string
  readonly marital: string
  readonly education: string
  readonly income: string
  readonly region: string
  readonly address: string
  readonly contact?: { readonly name: string; readonly relation: string; readonly mobileNo: string } | undefined
}

export type PersonalInfoField =
  | Exclude<keyof PersonalInfo, 'contact'>
  | 'contactName'
  | 'contactRelation'
  | 'contactMobile'

/** The sentence for each wrong field. */
export const PERSONAL_INFO_PROBLEMS: Readonly<Record<PersonalInfoField, string>> = {
  occupation: '请选择职业',
  industry: '请选择行业',
  employer: '单位名称有误，请填写2至50个字，没有请留空',
  marital: '请选择婚姻状况',
  education: '请选择学历',
  income: '请选择年收入',
  region: '请选择所在地区',
  address: '请填写详细地址，至少4个字',
  contactName: '紧急联系人姓名有误',
  contactRelation: '请选择与紧急联系人的关系',
  contactMobile: '紧急联系人手机号有误，请输入11位手机号',
}

const isLine = (text: string, least: number, most: number): boolean => {
  const { length } = Array.from(text)
  return length >= least && length <= most && strangeSign(text) === undefined
}

const LABELS = { employer: '单位名称', address: '详细地址' } as const

/** The sentence for a wrong field: the sign that it doesn't take, if that is what is wrong. */
export function saysPersonalInfoProblem(info: PersonalInfo, field: PersonalInfoField): string {
  if (field !== 'employer' && field !== 'address') return PERSONAL_INFO_PROBLEMS[field]
  const sign = strangeSign(foldedLine(info[field]))
  return sign === undefined ? PERSONAL_INFO_PROBLEMS[field] : saysStrangeSign(LABELS[field], sign)
}

type Check = readonly [PersonalInfoField, boolean]

const checks = (info: PersonalInfo): readonly Check[] => [
  ['occupation', hasCode(OCCUPATIONS, info.occupation)],
  ['industry', hasCode(INDUSTRIES, info.industry)],
  ['employer', info.employer === '' || isLine(info.employer, 2, 50)],
  ['marital', hasCode(MARITAL_STATUSES, info.marital)],
  ['education', hasCode(EDUCATIONS, info.education)],
  ['income', hasCode(INCOME_BANDS, info.income)],
  ['region', /^\d{6}$/.test(info.region)],
  ['address', isLine(info.address, 4, 100) && !/^[\d\s]+$/.test(info.address)],
  ['contactName', info.contact === undefined || isPersonName(info.contact.name)],
  ['contactRelation', info.contact === undefined || hasCode(RELATIONS, info.contact.relation)],
  ['contactMobile', info.contact === undefined || isMobile(info.contact.mobileNo)],
]

/**
 * Checks personal information and gives it without blanks at the ends; fails with the first wrong field. Only the bank can
 * check whether the region exists.
 */
export function checkPersonalInfo(given: PersonalInfo): Result<PersonalInfo, PersonalInfoField> {
  const { contact } = given
  const info = {
    ...given,
    employer: foldedLine(given.employer).trim(),
    address: foldedLine(given.address).trim(),
    ...(contact && { contact: { ...contact, name: normalName(contact.name) } }),
  }
  const wrong = checks(info).find(([, right]) => !right)
  return wrong ? fail(wrong[0]) : ok(info)
}
