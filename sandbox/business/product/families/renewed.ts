import { fixedTerm } from '../product'
import type { CatalogueFamily } from '../product'

/** Our own codes: what a matured deposit is renewed into when its own product is no longer sold, one code a term. */
export const renewed: CatalogueFamily = {
  family: 'renewed',
  products: [
    fixedTerm('30307', '到期续存一个月', [1, 'M'], 0.75),
    fixedTerm('30302', '到期续存三个月', [3, 'M'], 0.85),
    fixedTerm('30303', '到期续存六个月', [6, 'M'], 1.05),
    fixedTerm('30301', '到期续存一年', [1, 'Y'], 1.3),
    fixedTerm('30304', '到期续存两年', [2, 'Y'], 1.4),
    fixedTerm('30305', '到期续存三年', [3, 'Y'], 1.6),
    fixedTerm('30306', '到期续存五年', [5, 'Y'], 1.65),
  ],
}
