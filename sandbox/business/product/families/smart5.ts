import { deposit, steps } from '../product'
import type { CatalogueFamily } from '../product'

export const smart5: CatalogueFamily = {
  family: 'smart5',
  products: [
    deposit('20130', '智能存五年', [5, 'Y'], 1.7, {
      method: 'stepped',
      steps: steps([0, 0.05], [90, 0.7], [180, 0.9], [365, 1.1], [730, 1.2], [1095, 1.45], [1825, 1.7]),
    }),
  ],
}
