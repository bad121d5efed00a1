import type { ProductFacts } from '@/contract/product/productFacts'
import { isDay } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { addFen, yuan } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { formatAmount, formatShortAmount } from '@/domain/money/format'
import { interestAtEnd, isLeastInterest } from '@/products/model/estimate'

/** The amount in fen that a product's page reckons with where the customer meant none. */
export const exampleAmount = (minimum: Fen): Fen => (minimum > yuan(10_000) ? minimum : yuan(10_000))

/**
 * What an amount (fen) put in now comes to: `存10,000元，2027.11.25到期预计本息10,130.00元`. What pays by periods has paid most
 * interest before that day. Undefined where it isn't certain or can't be bought.
 */
export function atMaturity(facts: ProductFacts, amount: Fen): string | undefined {
  if (facts.saleStatus !== 'ON_SALE' || isLeastInterest(facts) || !isDay(facts.endDate)) return undefined
  const interest = interestAtEnd(facts, amount)
  if (interest === undefined) return undefined
  const end = formatDay(facts.endDate)
  const what = facts.payoutPeriod ? `至${end}预计本息合计` : `${end}到期预计本息`
  return `存${formatShortAmount(amount)}元，${what}${formatAmount(addFen(amount, interest))}元`
}
