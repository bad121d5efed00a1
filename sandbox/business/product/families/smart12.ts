import { deposit, steps } from '../product'
import type { CatalogueFamily } from '../product'

export const smart12: CatalogueFamily = {
  family: 'smart12',
  products: [
    deposit('20208', '智能存12个月', [12, 'M'], 1.3, {
      method: 'stepped',
      steps: steps([0, 0.05], [30, 0.5], [90, 0.8], [180, 1], [270, 1.1], [365, 1.3]),
    }),
  ],
}
