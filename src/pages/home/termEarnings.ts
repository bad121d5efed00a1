import type { ProductFacts } from '@/contract/product/productFacts'
import { formatTerm } from '@/domain/dates/format'
import type { Term } from '@/domain/dates/term'
import { interestAtMaturity } from '@/domain/interest/termInterest'
import { formatRate } from '@/domain/money/format'
import type { Fen } from '@/domain/money/fen'
import { familyOf, familyRule, rateCaptionOf } from '@/domain/product/families'
import { productRoute } from '@/products/entrance'
import type { RouteFamily } from '@/routes/families'

/** Of a term on sale the deposit that brings the most for an amount. */
export interface TermEarning extends Term {
  /** The last day; two products with the same one have the same term. */
  readonly key: string
  /** `1年` */
  readonly label: string
  readonly productType: string
  readonly leadsTo: `/${RouteFamily}Index`
  /** In fen, by the end of the term. */
  readonly interest: Fen
  /** `增益存一年 到期年利率1.35%` */
  readonly about: string
}

/**
 * What an amount brings by term, the shortest first. Only of deposits that pay the agreed rate once, at the end: of them
 * the term alone says it, by the rule that the shelf's figures come from (src/products/model/earnings.ts). The same for
 * everybody.
 */
export function termEarnings(products: readonly ProductFacts[], amount: Fen): readonly TermEarning[] {
  const best = new Map<string, TermEarning>()
  for (const {
    productType,
    productName,
    saleStatus,
    minAmt,
    maxAmt,
    stepAmt,
    appointRate,
    term,
    termType,
    endDate,
  } of products) {
    const family = familyOf(productType)
    const leadsTo = productRoute(productType, 'Index')
    if (!family || !leadsTo || saleStatus !== 'ON_SALE' || amount < minAmt || (maxAmt > 0 && amount > maxAmt)) continue
    // Small enough for home, whose test holds it to `checkPurchaseAmount`.
    if (stepAmt > 0 && (amount - minAmt) % stepAmt > 0) continue
    const { interest: method, showEntrance } = familyRule(family)
    if (method !== 'fixedTerm' || !showEntrance) continue
    const interest = interestAtMaturity(amount, appointRate, { term, termType })
    if (interest <= (best.get(endDate)?.interest ?? -1)) continue
    best.set(endDate, {
      ...{ key: endDate, label: formatTerm({ term, termType }), term, termType },
      ...{ productType, leadsTo, interest },
      about: `${productName} ${rateCaptionOf(family)}${formatRate(appointRate)}`,
    })
  }
  return [...best.values()].sort((one, other) => (one.key < other.key ? -1 : 1))
}
