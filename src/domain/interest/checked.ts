import type { Day } from '../dates/day'
import { formatDay } from '../dates/format'
import { addFen } from '../money/fen'
import type { Fen } from '../money/fen'
import { formatAmount, formatRate } from '../money/format'
import { DAYS_IN_RATE_YEAR } from '../regulation'
import { countedText } from './dayCount'
import { daysOf } from './termInterest'
import type { InterestPiece } from './position'

/** An amount as a calculator takes it: `10000.00`. */
const plain = (amount: Fen): string => formatAmount(amount).replace(/,/g, '')

/** As programs read it in the signed text, and as people read amounts and days on every page. */
type Look = 'plain' | 'shown'

const LOOKS = {
  plain: { amount: plain, between: '-' },
  shown: { amount: formatAmount, between: '.' },
} as const

/**
 * How a payment of interest is reckoned, as any calculator repeats it: `10000.00×1.35%×360÷360`; of two rates
 * `(50000.00×0.05%+36000.00×1.00%)×36÷360`. A part without principal is left out.
 */
export function interestLine(
  { parts, counted }: Pick<InterestPiece, 'parts' | 'counted'>,
  look: Look = 'plain',
): string {
  const some = parts.filter(({ principal }) => principal > 0)
  const sum = some.map(({ principal, rate }) => `${LOOKS[look].amount(principal)}×${formatRate(rate)}`).join('+')
  return `${some.length > 1 ? `(${sum})` : sum}×${daysOf(counted)}÷${DAYS_IN_RATE_YEAR}`
}

/** `2025-11-25至2026-11-25，12个月` */
export function interestSpan({ from, to, counted }: InterestPiece, look: Look = 'plain'): string {
  const { between } = LOOKS[look]
  return `${formatDay(from, between)}至${formatDay(to, between)}，${countedText(counted)}`
}

/** The sum of all pieces, in fen. */
export const interestSum = (pieces: readonly InterestPiece[]): Fen => addFen(...pieces.map(({ interest }) => interest))

export interface CheckedInterest {
  /** The deposit's number. */
  readonly seqNo: string
  /** The day on which it is paid, or would be. */
  readonly on: Day
  readonly pieces: readonly InterestPiece[]
}

/**
 * The whole reckoning as one text, which the bank signs and docs/verify recomputes: a line a piece, and the sum. It says
 * nothing that the recomputing doesn't read.
 */
export const checkText = ({ seqNo, on, pieces }: CheckedInterest): string =>
  [
    `存款${seqNo}，利息算至${formatDay(on, '-')}`,
    ...pieces.map((piece) => `${interestSpan(piece)}：${interestLine(piece)}=${plain(piece.interest)}`),
    `合计${plain(interestSum(pieces))}元`,
  ].join('\n')
