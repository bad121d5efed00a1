import { fail, ok } from '../result'
import type { Result } from '../result'
import { halfWidth, insertionOf } from '../validation/edit'
import type { Edit } from '../validation/edit'
import { fen } from './fen'
import type { Fen } from './fen'
import { formatAmount } from './format'

/** More whole digits than any account has, and few enough that fen stay safe integers. */
const MAX_DIGITS = 13
const MAX_DECIMALS = 2

/** The largest amount that can be typed, in fen. */
export const LARGEST_TYPED: Fen = /*#__PURE__*/ fen(Number('9'.repeat(MAX_DIGITS + MAX_DECIMALS)))

/** Why a text is no amount of yuan. */
export type YuanRefusal =
  | 'not an amount'
  | 'negative'
  | 'unclear comma'
  | 'a unit'
  | 'a second point'
  | 'too many decimals'
  | 'not whole yuan'
  | 'too much'

/** What the customer is told of each. */
export const YUAN_REFUSALS: Readonly<Record<YuanRefusal, string>> = {
  'not an amount': '请输入数字金额，如1234.50',
  negative: '金额不能为负数，请去掉减号',
  'unclear comma': '逗号位置不明确，请去掉逗号后重新输入',
  'a unit': '请以元为单位输入数字，如1.5万元请输入15000',
  'a second point': '小数点只能有一个，千位无需输入逗号',
  'too many decimals': '金额最多两位小数，千位无需输入逗号',
  'not whole yuan': '请输入整数元，不能有小数',
  'too much': `最多可输入${/*#__PURE__*/ formatAmount(LARGEST_TYPED)}元`,
}

/** What a field of yuan takes: decimals or whole yuan only, and how many digits before the point. */
export interface YuanRules {
  readonly whole: boolean
  readonly digits: number
}

const ANY_AMOUNT: YuanRules = { whole: false, digits: MAX_DIGITS }

/** Full-width signs, minus signs and points of other keyboards and of this app's lists as ASCII; without invisible signs. */
const folded = (text: string): string =>
  halfWidth(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[。｡]/g, '.')
    .replace(/[\u2212\u2013\ufe63]/g, '-')
    .replace(/[\s\u00a0]/g, ' ')

/** A sign and ¥ in either order, digits with points, commas and blanks, 万, 元. */
const WRITTEN = /^([+-]?) ?(?:人民币)? ?[¥￥]? ?([+-]?) ?(\d[\d., ]*|[.,]\d[\d., ]*) ?(万?) ?(?:元整?)?$/

/** Digits in groups of three, by commas or blanks. After a first group of one to three digits `,234` is one, as lists print it. */
const GROUPED = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?: \d{3})+)(?:\.\d*)?$/
/** A comma is a decimal mark where no group of three follows: on keyboards of many regions it is the only one. */
const PLAIN = /^\d*(?:[.,]\d*)?$/

/** Digits and one point, as the number of a written amount reads. */
function plainNumber(number: string): Result<string, YuanRefusal> {
  if (GROUPED.test(number)) return ok(number.replace(/[, ]/g, ''))
  if (PLAIN.test(number)) return ok(number.replace(',', '.'))
  return fail(number.includes(',') ? 'unclear comma' : 'not an amount')
}

/** The digits with their point four places further right. */
function tenThousandfold(plain: string): string {
  const [whole = '', decimals = ''] = plain.split('.')
  const moved = decimals.padEnd(4, '0')
  return `${whole}${moved.slice(0, 4)}${moved.length > 4 ? `.${moved.slice(4)}` : ''}`
}

interface Written {
  readonly sign: '' | '+' | '-'
  /** Digits and at most one point, as written: `1234.50`, `.5`, `12.`. */
  readonly plain: string
  readonly inTenThousands: boolean
}

/** An amount as people and lists write it; `text` is folded. */
function written(text: string): Result<Written, YuanRefusal> {
  const match = WRITTEN.exec(text.trim())
  if (!match) return fail('not an amount')
  const [, before = '', after = '', number = '', unit = ''] = match
  if (before !== '' && after !== '') return fail('not an amount')
  const plain = plainNumber(number.trim())
  if (!plain.ok) return plain
  const inTenThousands = unit !== ''
  return ok({
    sign: (before || after) as Written['sign'],
    plain: inTenThousands ? tenThousandfold(plain.value) : plain.value,
    inTenThousands,
  })
}

/** Digits and one point as a field shows them (§5): no leading zero before another digit; a point alone is 0 and a point. */
function settled(plain: string, { whole: wholeOnly, digits }: YuanRules): Result<string, YuanRefusal> {
  if (plain === '') return ok('')
  const [whole = '', decimals, ...more] = plain.split('.')
  if (more.length > 0) return fail('a second point')
  const yuan = whole.replace(/^0+(?=\d)/, '') || '0'
  if (yuan.length > digits) return fail('too much')
  // A point stays, because decimals may follow: `. 5` is 0.5.
  if (decimals === undefined) return ok(yuan)
  if (wholeOnly && /[^0]/.test(decimals)) return fail('not whole yuan')
  return decimals.length > MAX_DECIMALS ? fail('too many decimals') : ok(`${yuan}.${decimals}`)
}

/** The fen of digits and one point. */
function fenOf(plain: string, rules: YuanRules): Result<Fen, YuanRefusal> {
  const text = settled(plain, rules)
  if (!text.ok) return text
  const [whole = '', decimals = ''] = text.value.split('.')
  return ok(fen(Number(whole + decimals.padEnd(MAX_DECIMALS, '0'))))
}

/**
 * Reads an amount of yuan as it was typed, pasted or printed: `1234.5`, `.5`, `1,234.50`, `¥1,234.00 元`, `１２，５` (12.5),
 * `1.5万` (15,000). What could be another amount is refused by name; `YUAN_REFUSALS` has the sentences.
 */
export function readYuan(text: string, rules: YuanRules = ANY_AMOUNT): Result<Fen, YuanRefusal> {
  const read = written(folded(text))
  if (!read.ok) return read
  return read.value.sign === '-' ? fail('negative') : fenOf(read.value.plain, rules)
}

/** An amount that was written with or without a sign. */
export interface SignedYuan {
  readonly sign: '' | '+' | '-'
  /** Without its sign. */
  readonly amount: Fen
}

/** Reads an amount that may have a sign, as lists of records print them: `+1,234.00`, `-5.00`. */
export function readSignedYuan(text: string): Result<SignedYuan, YuanRefusal> {
  const read = written(folded(text))
  if (!read.ok) return read
  const amount = fenOf(read.value.plain, ANY_AMOUNT)
  return amount.ok ? ok({ sign: read.value.sign, amount: amount.value }) : amount
}

const withoutCommas = (text: string): string => text.replace(/,/g, '')

/** A change of a field, taken apart: what stands before and after it without the field's own commas, and what came. */
interface Change {
  readonly head: string
  readonly inserted: string
  readonly tail: string
}

/**
 * A key that is no digit. Whatever mark is typed is a point where one may be, because without it the digits around it would
 * be ten times as much: a comma, 。, 、 beside it, and 元 after whole yuan (1元5 is 1.5). A ¥ in front
 * changes nothing.
 */
function withKey({ head, inserted, tail }: Change): Result<string, YuanRefusal> {
  const key = inserted.trim()
  const hasPoint = (head + tail).includes('.')
  if (head === '' && /^[¥￥+]?$/.test(key)) return ok(tail)
  if (/^元整?$/.test(key) && head !== '') return ok(hasPoint ? head + tail : `${head}.${tail}`)
  if (/^\p{P}$/u.test(key) && key !== '-') return hasPoint ? fail('a second point') : ok(`${head}.${tail}`)
  if (/[万千百亿角分元圆块毛]/.test(key)) return fail('a unit')
  return fail(key === '-' ? 'negative' : 'not an amount')
}

/** What was pasted among what stands there. */
function spliced({ head, inserted, tail }: Change): Result<string, YuanRefusal> {
  const part = written(inserted)
  if (!part.ok) return part
  if (part.value.sign === '-') return fail('negative')
  const alone = head + tail === ''
  return part.value.inTenThousands && !alone ? fail('a unit') : ok(head + part.value.plain + tail)
}

/** The field's digits and point after the change, before decimals and zeros are looked at. */
function changed(shown: string, typed: string, rules: YuanRules): Result<string, YuanRefusal> {
  const { head, inserted, tail } = insertionOf(shown, typed)
  const change: Change = { head: withoutCommas(head), inserted, tail: withoutCommas(tail) }
  if (inserted === '') {
    const removed = shown.slice(head.length, shown.length - tail.length)
    // A group's comma that is taken out takes the digit before it along, or nothing would change.
    return ok((removed === ',' ? change.head.slice(0, -1) : change.head) + change.tail)
  }
  if (!/\d/.test(inserted)) return withKey(change)
  const part = /^\d+$/.test(inserted) ? ok(change.head + inserted + change.tail) : spliced(change)
  // A text pasted over the field may begin or end as the old one did, so the whole new text may be what was pasted.
  const whole = spliced({ head: '', inserted: typed, tail: '' })
  const [one, other] = [part, whole].map((plain) => (plain.ok ? fenOf(plain.value, rules) : plain))
  if (one?.ok && other?.ok && one.value !== other.value) return fail('unclear comma')
  return other?.ok ? whole : part
}

/**
 * A change of a field of yuan (§5), which shows groups of three. A key that is no digit and no first point changes nothing
 * and is refused in words: were it dropped, the digits around it would be another amount. So is a third decimal, because
 * who types the comma of a group means it as such. What is pasted is read as `readYuan` reads it, and refused whole.
 * @returns the text without groups
 */
export function editYuan(shown: string, typed: string, rules: YuanRules = ANY_AMOUNT): Edit<YuanRefusal> {
  const plain = changed(shown, folded(typed), rules)
  const text = plain.ok ? settled(plain.value, rules) : plain
  return text.ok ? { text: text.value } : { text: withoutCommas(shown), refusal: text.error }
}

/** The text of a field that is left: no point without decimals. */
export const leftYuan = (text: string): string => text.replace(/\.$/, '')

/** The text of a field of yuan with its whole digits in groups of three: `1,234.5` of `1234.5`. */
export function groupYuan(text: string): string {
  const [whole = '', ...decimals] = text.split('.')
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...decimals].join('.')
}

/** An amount as a field of yuan holds it: `1234.50`, `1234`. */
export const typedYuan = (amount: Fen): string => withoutCommas(formatAmount(amount)).replace(/\.00$/, '')
