import { deposit, steps, yuan } from '../product'
import type { CatalogueFamily } from '../product'

const LIMITS = { minAmount: yuan(10_000), step: yuan(1_000) }

export const custom: CatalogueFamily = {
  family: 'custom',
  products: [
    deposit(
      '20182',
      '定制存六个月',
      [6, 'M'],
      1.1,
      { method: 'stepped', steps: steps([0, 0.05], [30, 0.5], [90, 0.8], [180, 1.1]) },
      LIMITS,
    ),
    deposit(
      '20183',
      '定制存一年',
      [1, 'Y'],
      1.35,
      { method: 'stepped', steps: steps([0, 0.05], [90, 0.8], [180, 1.05], [365, 1.35]) },
      LIMITS,
    ),
    deposit(
      '20218',
      '定制存三年',
      [3, 'Y'],
      1.6,
      { method: 'stepped', steps: steps([0, 0.05], [180, 1.05], [365, 1.25], [1095, 1.6]) },
      LIMITS,
    ),
  ],
}
