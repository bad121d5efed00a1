import type { Fen } from './fen'

const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const PLACES = ['仟', '佰', '拾', '']
const GROUPS = ['', '万', '亿']
const GROUP = 10_000
/** Above 亿 the rules name no unit that everybody understands alike. */
const MAX_YUAN = 1_000_000_000_000

const digit = (value: number): string => DIGITS.charAt(value)

/** Four digits with their places; zeros between digits become one 零, those at the end none. */
function groupText(value: number): string {
  const digits = String(value).padStart(4, '0')
  let text = ''
  let gap = false
  for (let at = 0; at < digits.length; at += 1) {
    const each = Number(digits.charAt(at))
    if (each === 0) {
      gap = text !== ''
      continue
    }
    text += `${gap ? '零' : ''}${digit(each)}${PLACES[at] ?? ''}`
    gap = false
  }
  return text
}

/** Whole yuan; '' for 0. */
function yuanText(yuan: number): string {
  let text = ''
  for (let level = GROUPS.length - 1; level >= 0; level -= 1) {
    const value = Math.floor(yuan / GROUP ** level) % GROUP
    if (value === 0) continue
    // A 零 is written before a group without 仟 that follows a higher one, and before a group that follows a whole group of
    // zeros.
    const skipped = text !== '' && (value < 1_000 || Math.floor(yuan / GROUP ** (level + 1)) % GROUP === 0)
    text += `${skipped ? '零' : ''}${groupText(value)}${GROUPS[level] ?? ''}`
  }
  return text
}

/** 角 and 分; 整 where there is no 分. */
function rest(jiao: number, fen: number, afterYuan: boolean, yuanEndsInZero: boolean): string {
  if (jiao === 0 && fen === 0) return '整'
  const gap = afterYuan && (jiao === 0 || yuanEndsInZero) ? '零' : ''
  const jiaoText = jiao === 0 ? '' : `${digit(jiao)}角`
  return `${gap}${jiaoText}${fen === 0 ? '整' : `${digit(fen)}分`}`
}

/**
 * An amount in capital numerals as written on cheques and certificates: 1,680.32 yuan is `人民币壹仟陆佰捌拾元零叁角贰分` (central bank's
 * rules for filling in bills and vouchers, annex of the payment and settlement measures). Where the rules allow a 零 or
 * none, the form of their first example is used.
 * @throws RangeError for a negative amount or one of 10,000 亿 and more.
 */
export function capitalAmount(amount: Fen): string {
  const yuan = Math.floor(amount / 100)
  if (amount < 0 || yuan >= MAX_YUAN) throw new RangeError(`no capital numerals for ${amount} fen`)
  const cents = amount % 100
  if (amount === 0) return '人民币零元整'
  const whole = yuan === 0 ? '' : `${yuanText(yuan)}元`
  return `人民币${whole}${rest(Math.floor(cents / 10), cents % 10, yuan > 0, yuan % 10 === 0)}`
}
