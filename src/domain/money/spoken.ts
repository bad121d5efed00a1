import { capitalAmount } from './capital'
import { fen } from './fen'
import type { Fen } from './fen'

const CAPITAL = '壹贰叁肆伍陆柒捌玖拾佰仟'
const PLAIN = '一二三四五六七八九十百千'

const inWords = (amount: Fen): string =>
  [...capitalAmount(amount)]
    .map((letter) => PLAIN.charAt(CAPITAL.indexOf(letter)) || letter)
    .join('')
    .replace(/^人民币|整$/g, '')
    .replace(/元零(?=.角)/, '元')
    .replace(/^一十/, '十')

/**
 * An amount as it is said: 1,680.32 yuan is 一千六百八十元三角二分. Written out, because voices read digits and commas
 * differently. Speech leaves out what paper needs against forgery: the 零 before 角, and the 一 of 一十. Two at the start
 * is 两 before 元, 千, 万 and 亿, and 二 everywhere else.
 * @throws RangeError for a negative amount or one of 10,000 亿 and more
 */
export const spokenAmount = (amount: Fen): string => inWords(amount).replace(/^二(?=[元千万亿])/, '两')

/** A whole number as it is said of months and their days: `三十一`, `二`. */
export const spokenNumber = (number: number): string => inWords(fen(number * 100)).replace('元', '')

/** How many there are, as it is said: `三十一`, `两`. */
export const spokenCount = (count: number): string => spokenAmount(fen(count * 100)).replace('元', '')

/** Digits one by one, as years and telephone numbers are said; what is no digit is left as it is. */
export const spokenDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => '零一二三四五六七八九'.charAt(Number(digit)))
