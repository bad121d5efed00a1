import { fail, ok, type Result } from '../result'
import { fen, type Fen } from './fen'

/**
 * What stays in an amount field as the customer types (§5): digits and one decimal point, at most 2 decimals, no
 * leading zero before another digit; a lone dot becomes 0.
 */
export function normaliseAmountInput(text: string): string {
  const kept = text.replace(/[^\d.]/g, '')
  if (kept === '') return ''
  const [whole = '', ...rest] = kept.split('.')
  const yuan = whole.replace(/^0+(?=\d)/, '') || '0'
  const decimals = rest.join('').slice(0, 2)
  // A point typed after digits stays, or no decimals could follow; with nothing around it, it is the lone dot.
  return rest.length === 0 || (whole === '' && decimals === '') ? yuan : `${yuan}.${decimals}`
}

/** Keeps digits only (§5: numeric input), and no more than `maximum` of them. */
export const digitsOnly = (text: string, maximum = Infinity): string => text.replace(/\D/g, '').slice(0, maximum)

/** More whole digits than any account holds, few enough that fen stay safe integers. */
const YUAN = /^(\d{1,13}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{0,2}))?$/

/** Reads yuan as typed or shown (`1234.5`, `1,234.50`); fails with `'not an amount'` for anything else, also `.5` and ''. */
export function parseYuan(text: string): Result<Fen, 'not an amount'> {
  const match = YUAN.exec(text.trim())
  if (!match) return fail('not an amount')
  const [, whole = '', decimals = ''] = match
  return ok(fen(Number(whole.replace(/,/g, '') + decimals.padEnd(2, '0'))))
}
