import { fixedTerm } from '../product'
import type { CatalogueFamily } from '../product'

export const regular: CatalogueFamily = {
  family: 'regular',
  products: [
    fixedTerm('20520', '普通储蓄三个月', [3, 'M'], 0.85),
    fixedTerm('20521', '普通储蓄六个月', [6, 'M'], 1.05),
    fixedTerm('20194', '普通储蓄一年', [1, 'Y'], 1.3),
    fixedTerm('20522', '普通储蓄两年', [2, 'Y'], 1.4),
    fixedTerm('20523', '普通储蓄三年', [3, 'Y'], 1.6),
    fixedTerm('20524', '普通储蓄五年', [5, 'Y'], 1.65),
  ],
}
