import { deposit, steps, yuan } from '../product'
import type { CatalogueFamily } from '../product'

const LIMITS = { minAmount: yuan(1_000), step: yuan(100) }

export const exclusive: CatalogueFamily = {
  family: 'exclusive',
  products: [
    deposit(
      '20186',
      '专享存一年',
      [1, 'Y'],
      1.4,
      { method: 'stepped', steps: steps([0, 0.05], [90, 0.85], [180, 1.1], [365, 1.4]) },
      LIMITS,
    ),
    deposit(
      '20191',
      '专享存三年',
      [3, 'Y'],
      1.7,
      { method: 'stepped', steps: steps([0, 0.05], [180, 1.1], [365, 1.3], [1095, 1.7]) },
      LIMITS,
    ),
  ],
}
