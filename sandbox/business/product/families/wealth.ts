import { percent, yuan } from '../product'
import type { CatalogueFamily } from '../product'

/** Issued by an asset manager; the bank only distributes it, and rates it for itself. */
export const wealth: CatalogueFamily = {
  family: 'wealth',
  products: [
    {
      productType: '91318017',
      name: '日日盈现金管理类理财',
      term: 1,
      termType: 'D',
      appointRate: percent(0),
      aheadRate: percent(0),
      minAmount: yuan(1),
      maxAmount: yuan(1_000_000),
      step: yuan(0.01),
      interest: { method: 'netValue' },
      ratings: { issuer: 1, seller: 1 },
      quota: yuan(5_000_000_000),
    },
  ],
}
