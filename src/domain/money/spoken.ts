import { capitalAmount } from './capital'
import type { Fen } from './fen'

const CAPITAL = '壹贰叁肆伍陆柒捌玖拾佰仟'
const PLAIN = '一二三四五六七八九十百千'

/**
 * An amount as it is said: 1,680.32 yuan is 一千六百八十元零三角二分. Written out, because voices read digits and commas
 * differently.
 * @throws RangeError for a negative amount or one of 10,000 亿 and more
 */
export const spokenAmount = (amount: Fen): string =>
  [...capitalAmount(amount)]
    .map((letter) => PLAIN.charAt(CAPITAL.indexOf(letter)) || letter)
    .join('')
    .replace(/^人民币|整$/g, '')
