import { fixedTerm, yuan } from '../product'
import type { CatalogueFamily } from '../product'

const LIMITS = { minAmount: yuan(100_000), maxAmount: yuan(5_000_000), step: yuan(1_000) }

export const premium: CatalogueFamily = {
  family: 'premium',
  products: [
    fixedTerm('20158', '尊享增益三个月', [3, 'M'], 1.05, LIMITS),
    fixedTerm('20159', '尊享增益六个月', [6, 'M'], 1.25, LIMITS),
    fixedTerm('20160', '尊享增益一年', [1, 'Y'], 1.45, LIMITS),
    fixedTerm('20161', '尊享增益两年', [2, 'Y'], 1.55, LIMITS),
    fixedTerm('20162', '尊享增益三年', [3, 'Y'], 1.75, { ...LIMITS, quota: yuan(500_000_000) }),
  ],
}
