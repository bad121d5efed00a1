import { subtractFen } from '@/domain/money/fen'
import { formatAmount, formatShortAmount } from '@/domain/money/format'
import type { Earning } from './earnings'
import { isLeastInterest } from './estimate'

/**
 * What each line of a shelf means beside the others, in words: that the amount earns the most with it, or how much less than
 * with the first, and of what doesn't take the amount, from which one on it does. Nothing where all earn the same.
 */
export function earningWords(rows: readonly Earning[]): readonly (string | undefined)[] {
  const [first] = rows
  const most = first?.interest
  const differ = most !== undefined && rows.some(({ interest }) => interest !== undefined && interest < most)
  return rows.map(({ product: { facts }, interest, refusal }) => {
    if (refusal !== undefined) return `${formatShortAmount(facts.minAmt)}元起存`
    if (!differ || interest === undefined) return undefined
    if (interest === most) return '同额同期利息最多'
    const less = `比${first?.product.facts.productName}少${formatAmount(subtractFen(most, interest))}元`
    return isLeastInterest(facts) ? `按保底利息，${less}` : less
  })
}
