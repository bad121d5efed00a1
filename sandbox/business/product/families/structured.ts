import { deposit, percent, yuan } from '../product'
import type { CatalogueFamily } from '../product'

const LIMITS = { minAmount: yuan(10_000), step: yuan(1_000), ratings: { issuer: 2, seller: 2 } } as const

/**
 * Our own codes; the bank is both issuer and seller, so there is one rating. The barrier is on the gold price in fen a
 * gram.
 */
export const structured: CatalogueFamily = {
  family: 'structured',
  products: [
    deposit(
      '30101',
      '结构性存款挂钩黄金看涨三个月',
      [3, 'M'],
      1.9,
      {
        method: 'structured',
        terms: { floorRate: percent(0.6), floatingRate: percent(1.3), barrier: 90_000, pays: 'at or above' },
      },
      LIMITS,
    ),
    deposit(
      '30102',
      '结构性存款挂钩黄金看跌六个月',
      [6, 'M'],
      2,
      {
        method: 'structured',
        terms: { floorRate: percent(0.7), floatingRate: percent(1.3), barrier: 110_000, pays: 'at or below' },
      },
      LIMITS,
    ),
  ],
}
