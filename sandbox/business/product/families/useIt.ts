import { deposit, steps } from '../product'
import type { CatalogueFamily } from '../product'

export const useIt: CatalogueFamily = {
  family: 'useIt',
  products: [
    deposit('20117', '随用存', [5, 'Y'], 1.6, {
      method: 'stepped',
      steps: steps([0, 0.05], [7, 0.3], [30, 0.5], [90, 0.7], [180, 0.9], [365, 1.1], [1095, 1.4], [1825, 1.6]),
    }),
  ],
}
