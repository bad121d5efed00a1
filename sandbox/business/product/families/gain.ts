import { fixedTerm, yuan } from '../product'
import type { CatalogueFamily } from '../product'

const LIMITS = { minAmount: yuan(1_000), step: yuan(100) }

export const gain: CatalogueFamily = {
  family: 'gain',
  products: [
    fixedTerm('20122', '增益存七天', [7, 'D'], 0.5, LIMITS),
    fixedTerm('20123', '增益存一个月', [1, 'M'], 0.75, LIMITS),
    fixedTerm('20124', '增益存三个月', [3, 'M'], 0.95, LIMITS),
    fixedTerm('20125', '增益存六个月', [6, 'M'], 1.15, LIMITS),
    fixedTerm('20126', '增益存一年', [1, 'Y'], 1.35, LIMITS),
    fixedTerm('20213', '增益存两年', [2, 'Y'], 1.45, LIMITS),
    fixedTerm('20215', '增益存三年', [3, 'Y'], 1.65, LIMITS),
    fixedTerm('20506', '增益存九个月', [9, 'M'], 1.2, LIMITS),
    fixedTerm('20508', '增益存十八个月', [18, 'M'], 1.4, LIMITS),
    fixedTerm('20529', '增益存五年', [5, 'Y'], 1.7, LIMITS),
  ],
}
