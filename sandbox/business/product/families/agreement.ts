import { deposit, yuan } from '../product'
import type { CatalogueFamily } from '../product'

/**
 * Our own code. Its name has no term, because an adviser's code may agree on another. The floor balance is a fifth of the
 * smallest purchase, so that even the smallest deposit earns most of the agreed rate; what it earns in all is shown beside the
 * rate.
 */
export const agreement: CatalogueFamily = {
  family: 'agreement',
  products: [
    deposit(
      '30201',
      '协定存款',
      [1, 'Y'],
      0.4,
      { method: 'agreement', floorBalance: yuan(10_000) },
      { minAmount: yuan(50_000), maxAmount: yuan(10_000_000), step: yuan(1_000) },
    ),
  ],
}
