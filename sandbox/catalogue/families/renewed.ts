import { fixedTerm, type CatalogueFamily } from '../product'

/** Our own code: what a matured deposit is rolled over into. */
export const renewed: CatalogueFamily = {
  family: 'renewed',
  products: [fixedTerm('30301', '到期续存一年', [1, 'Y'], 1.3)],
}
