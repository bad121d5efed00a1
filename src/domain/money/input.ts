import { fail, ok } from '../result'
import type { Result } from '../result'
import { halfWidth, insertionOf } from '../validation/edit'
import type { Edit } from '../validation/edit'
import { fen } from './fen'
import type { Fen } from './fen'

/** More whole digits than any account has, and few enough that fen stay safe integers. */
const MOST_DIGITS = 13
const MOST_DECIMALS = 2

/** The largest amount that can be typed, in fen. */
export const LARGEST_TYPED: Fen = /*#__PURE__*/ fen(Number('9'.repeat(MOST_DIGITS + MOST_DECIMALS)))

export type AmountRefusal = 'not an amount' | 'too many decimals' | 'too much'

/** An amount as people write it: with or without separators, a yuan sign, 元. */
const PLAIN = /^[¥￥]?\s*((?:\d{1,3}(?:[,\s]\d{3})+|\d+)?(?:\.\d*)?)\s*元?$/

/** Digits and points of a written amount; undefined for other texts, such as -1, 1e3 and 1万. */
const plainAmount = (text: string): string | undefined => PLAIN.exec(text.trim())?.[1]?.replace(/[,\s]/g, '')

/** Digits and one point as the field shows them (§5): no leading zero before another digit; a single point becomes 0. */
function settled(kept: string): Edit<AmountRefusal> {
  if (kept === '') return { text: '' }
  const [whole = '', decimals, ...more] = kept.split('.')
  if (more.length > 0) return { text: '', refusal: 'not an amount' }
  const yuan = whole.replace(/^0+(?=\d)/, '') || '0'
  if (yuan.length > MOST_DIGITS) return { text: '', refusal: 'too much' }
  if (decimals === undefined || (whole === '' && decimals === '')) return { text: yuan }
  if (decimals.length > MOST_DECIMALS) return { text: '', refusal: 'too many decimals' }
  // A point typed after digits stays, because decimals may follow.
  return { text: `${yuan}.${decimals}` }
}

/** The field's text after the change, before decimals and zeros are checked; undefined for no amount. */
function written(before: string, after: string): string | undefined {
  const { head, inserted, tail } = insertionOf(before, after)
  if (/^[\d.]?$/.test(inserted)) return head + inserted + tail
  const part = plainAmount(inserted)
  // A text pasted over a part of the field may begin or end as the old one did, so the whole new text is tried first.
  return plainAmount(after) ?? (part === undefined ? undefined : head + part + tail)
}

/**
 * A change of an amount field (§5). A key other than a digit or the first point, and a third decimal, are ignored. A
 * pasted text loses blanks, separators, ¥ and 元, and full-width digits count as digits; when it is then no plain amount,
 * or too long, it is refused whole, because a part of it would be another amount.
 */
export function editAmount(before: string, after: string): Edit<AmountRefusal> {
  const typed = halfWidth(after).replace(/。/g, '.')
  const kept = written(before, typed)
  const edit: Edit<AmountRefusal> = kept === undefined ? { text: '', refusal: 'not an amount' } : settled(kept)
  if (edit.refusal === undefined) return edit
  const aKey = insertionOf(before, typed).inserted.length <= 1
  return aKey && edit.refusal !== 'too much' ? { text: before } : { text: before, refusal: edit.refusal }
}

/** The text of an amount field with its whole digits in groups of three: `1,234.5` of `1234.5`. */
export function groupYuan(text: string): string {
  const [whole = '', ...decimals] = text.split('.')
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...decimals].join('.')
}

/**
 * What a change of a field that shows groups makes of the plain text, for `editAmount`. A group's comma that is taken
 * out takes the digit before it along, or nothing would change.
 */
export function plainChange(shown: string, typed: string): string {
  const { head, inserted, tail } = insertionOf(shown, typed)
  if (inserted.length > 1 && plainAmount(halfWidth(typed)) !== undefined) return typed
  const [before, after] = [head, tail].map((part) => part.replace(/,/g, '')) as [string, string]
  const removed = shown.slice(head.length, shown.length - tail.length)
  return inserted === '' && removed === ',' ? before.slice(0, -1) + after : before + inserted + after
}

const YUAN = /^(\d{1,13}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{0,2}))?$/

/** Reads yuan as typed or shown (`1234.5`, `1,234.50`); fails with `'not an amount'` for anything else, also `.5` and ''. */
export function parseYuan(text: string): Result<Fen, 'not an amount'> {
  const match = YUAN.exec(text.trim())
  if (!match) return fail('not an amount')
  const [, whole = '', decimals = ''] = match
  return ok(fen(Number(whole.replace(/,/g, '') + decimals.padEnd(2, '0'))))
}
