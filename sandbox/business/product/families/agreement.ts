import { deposit, DEMAND_RATE, percent, yuan, type CatalogueFamily } from '../product'

/** Our own code. */
export const agreement: CatalogueFamily = {
  family: 'agreement',
  products: [
    deposit(
      '30201',
      '协定存款一年',
      [1, 'Y'],
      0.4,
      {
        method: 'agreement',
        terms: { floorBalance: yuan(50_000), demandRate: DEMAND_RATE, agreedRate: percent(0.4) },
      },
      { minAmount: yuan(50_000), maxAmount: yuan(10_000_000), step: yuan(1_000) },
    ),
  ],
}
