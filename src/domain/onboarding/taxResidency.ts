import { fail, ok } from '../result'
import type { Result } from '../result'
import { isTin } from '../tax/tin'
import { foldedLine, saysStrangeSign, strangeSign } from '../validation/folded'

export type TaxResidencyKind = 'CHINA' | 'NON_RESIDENT' | 'BOTH'

/** Why there is no number: the reasons A, B and C of the common reporting standard. */
export const NO_TAX_ID = ['NOT_ISSUED', 'NOT_OBTAINED', 'NOT_REQUIRED'] as const
export type NoTaxIdReason = (typeof NO_TAX_ID)[number]

export interface TaxJurisdiction {
  /** Numeric, ISO 3166-1. */
  readonly country: string
  readonly taxId: string
  readonly noTaxIdReason?: NoTaxIdReason | undefined
  readonly explanation?: string | undefined
}

/** The self-certification (announcement 14 of 2017). */
export interface TaxResidency {
  readonly residency: TaxResidencyKind
  readonly surname?: string | undefined
  readonly givenName?: string | undefined
  readonly birthCountry?: string | undefined
  readonly birthPlace?: string | undefined
  readonly currentAddress?: string | undefined
  readonly jurisdictions?: readonly TaxJurisdiction[] | undefined
}

export const TAX_RESIDENCIES: Readonly<Record<TaxResidencyKind, string>> = {
  CHINA: '仅为中国税收居民',
  NON_RESIDENT: '仅为非居民',
  BOTH: '既是中国税收居民又是其他国家（地区）税收居民',
}

export const NO_TAX_ID_REASONS: Readonly<Record<NoTaxIdReason, string>> = {
  NOT_ISSUED: '居民国（地区）不发放纳税人识别号',
  NOT_OBTAINED: '账户持有人未能取得纳税人识别号',
  NOT_REQUIRED: '居民国（地区）不要求提供纳税人识别号',
}

/** Countries of taxation on one statement. */
export const MAX_JURISDICTIONS = 5

export type TaxProblem =
  | 'surname'
  | 'givenName'
  | 'birthCountry'
  | 'birthPlace'
  | 'currentAddress'
  | 'jurisdictions'
  | 'country'
  | 'countryTwice'
  | 'tooMany'
  | 'taxId'
  | 'explanation'
  | 'notForResidents'

/** The sentence for each problem. */
export const TAX_PROBLEMS: Readonly<Record<TaxProblem, string>> = {
  surname: '请用英文或拼音填写姓',
  givenName: '请用英文或拼音填写名',
  birthCountry: '请选择出生国家（地区）',
  birthPlace: '请填写出生城市',
  currentAddress: '请填写现居地址，至少4个字',
  jurisdictions: '请至少填写一个税收居民国（地区）',
  country: '税收居民国（地区）有误，请选择中国以外的国家（地区）',
  countryTwice: '同一税收居民国（地区）只需填写一次',
  tooMany: `最多填写${MAX_JURISDICTIONS}个税收居民国（地区）`,
  taxId: '请按该国（地区）的格式填写纳税人识别号，或选择不能提供的原因',
  explanation: '请说明未能取得纳税人识别号的原因',
  notForResidents: '仅为中国税收居民时无需填写其他国家（地区）信息',
}

const CHINA = '156'
const LATIN_NAME = /^[A-Za-z][A-Za-z .'-]{0,49}$/
const COUNTRY = /^\d{3}$/

const isText = (text: string | undefined, least: number): boolean =>
  text !== undefined && Array.from(text).length >= least && strangeSign(text) === undefined

function jurisdictionProblem({ country, taxId, noTaxIdReason, explanation }: TaxJurisdiction): TaxProblem | undefined {
  if (!COUNTRY.test(country) || country === CHINA) return 'country'
  if ((taxId === '') === (noTaxIdReason === undefined) || (taxId !== '' && !isTin(country, taxId))) return 'taxId'
  return noTaxIdReason === 'NOT_OBTAINED' && !isText(explanation, 4) ? 'explanation' : undefined
}

function abroadProblem(form: TaxResidency): TaxProblem | undefined {
  if (!LATIN_NAME.test(form.surname ?? '')) return 'surname'
  if (!LATIN_NAME.test(form.givenName ?? '')) return 'givenName'
  if (!COUNTRY.test(form.birthCountry ?? '')) return 'birthCountry'
  if (!isText(form.birthPlace, 1)) return 'birthPlace'
  if (!isText(form.currentAddress, 4)) return 'currentAddress'
  const places = form.jurisdictions ?? []
  if (places.length === 0) return 'jurisdictions'
  if (places.length > MAX_JURISDICTIONS) return 'tooMany'
  if (new Set(places.map(({ country }) => country)).size < places.length) return 'countryTwice'
  return places.map(jurisdictionProblem).find((problem) => problem !== undefined)
}

/** Latin names as phones write them: ’ is an apostrophe. */
const latinName = (text: string): string =>
  foldedLine(text)
    .trim()
    .replace(/[\u2018\u2019]/g, "'")

const tidy = (text: string | undefined): string | undefined => text && foldedLine(text).trim()

/** A statement whose texts are as they are checked and kept. */
const tidied = <Form extends TaxResidency>(form: Form): Form => ({
  ...form,
  ...(form.surname !== undefined && { surname: latinName(form.surname) }),
  ...(form.givenName !== undefined && { givenName: latinName(form.givenName) }),
  ...(form.birthPlace !== undefined && { birthPlace: tidy(form.birthPlace) }),
  ...(form.currentAddress !== undefined && { currentAddress: tidy(form.currentAddress) }),
  ...(form.jurisdictions && {
    jurisdictions: form.jurisdictions.map((place) => ({
      ...place,
      taxId: foldedLine(place.taxId).trim(),
      ...(place.explanation !== undefined && { explanation: tidy(place.explanation) }),
    })),
  }),
})

/** The sentence for a problem: the sign that a text doesn't take, if that is what is wrong. */
export function saysTaxProblem(form: TaxResidency, problem: TaxProblem): string {
  const { birthPlace, currentAddress, jurisdictions = [] } = form
  const texts: Partial<Record<TaxProblem, readonly [string, string | undefined]>> = {
    birthPlace: ['出生城市', birthPlace],
    currentAddress: ['现居地址', currentAddress],
    explanation: ['原因', jurisdictions.map(({ explanation }) => explanation ?? '').join('')],
  }
  const [what, text] = texts[problem] ?? ['', '']
  const sign = strangeSign(foldedLine(text ?? ''))
  return sign === undefined ? TAX_PROBLEMS[problem] : saysStrangeSign(what, sign)
}

/**
 * Checks a self-certification; fails with the first problem. Only people taxed elsewhere say where, and their tax number
 * or why there is none. Only the bank can check whether a country exists.
 */
export function checkTaxResidency<Form extends TaxResidency>(given: Form): Result<Form, TaxProblem> {
  const form = tidied(given)
  const { surname, givenName, birthCountry, birthPlace, currentAddress, jurisdictions } = form
  if (form.residency === 'CHINA') {
    const more = [surname, givenName, birthCountry, birthPlace, currentAddress, jurisdictions]
    return more.every((field) => field === undefined || field.length === 0) ? ok(form) : fail('notForResidents')
  }
  const problem = abroadProblem(form)
  return problem === undefined ? ok(form) : fail(problem)
}

/** What a statement says, in one order. */
function contentOf(form: TaxResidency): string {
  const { residency, surname, givenName, birthCountry, birthPlace, currentAddress, jurisdictions = [] } = form
  const places = jurisdictions.map(({ country, taxId, noTaxIdReason, explanation }) =>
    JSON.stringify([country, taxId, noTaxIdReason, explanation]),
  )
  return JSON.stringify([residency, surname, givenName, birthCountry, birthPlace, currentAddress, places])
}

/** Whether two statements say the same. */
export const isSameStatement = (one: TaxResidency, other: TaxResidency): boolean => contentOf(one) === contentOf(other)
