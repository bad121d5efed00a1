import { fixedTerm } from '../product'
import type { CatalogueFamily } from '../product'

export const smart13: CatalogueFamily = {
  family: 'smart13',
  products: [fixedTerm('20134', '智能存13个月', [13, 'M'], 1.4)],
}
