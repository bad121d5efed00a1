import { deposit, steps, yuan } from '../product'
import type { CatalogueFamily } from '../product'

export const increasing: CatalogueFamily = {
  family: 'increasing',
  products: [
    deposit(
      '20200',
      '递增存',
      [5, 'Y'],
      1.65,
      { method: 'stepped', steps: steps([0, 0.05], [365, 0.95], [730, 1.15], [1095, 1.4], [1460, 1.5], [1825, 1.65]) },
      { minAmount: yuan(500), step: yuan(100) },
    ),
  ],
}
