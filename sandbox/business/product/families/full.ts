import type { Term } from '@/domain/dates/term'
import { deposit, yuan } from '../product'
import type { CatalogueFamily, CatalogueProduct } from '../product'

const ONE_MONTH: Term = { term: 1, termType: 'M' }
const THREE_MONTHS: Term = { term: 3, termType: 'M' }
const ONE_YEAR: Term = { term: 1, termType: 'Y' }

const full = (code: string, name: string, years: number, rate: number, period: Term): CatalogueProduct =>
  deposit(code, name, [years, 'Y'], rate, { method: 'fullPeriod', period }, { minAmount: yuan(1_000), step: yuan(100) })

export const fullDeposit: CatalogueFamily = {
  family: 'full',
  products: [
    full('20178', '满月存一年', 1, 1.2, ONE_MONTH),
    full('20179', '满月存两年', 2, 1.3, ONE_MONTH),
    full('20180', '满月存三年', 3, 1.5, ONE_MONTH),
    full('20181', '满月存五年', 5, 1.55, ONE_MONTH),
    full('20505', '满季存一年', 1, 1.25, THREE_MONTHS),
    full('20507', '满季存三年', 3, 1.55, THREE_MONTHS),
    full('20528', '满年存三年', 3, 1.6, ONE_YEAR),
  ],
}
