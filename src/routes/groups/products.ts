import { builtFamilyRows, ROLE_ROWS } from '../families'
import type { FamilyRole, RouteFamily } from '../families'
import type { RouteRow } from '../row'

/** An exact product route that shows a family in a role under a name of its own. */
const named = (name: RouteRow['name'], family: RouteFamily, role: FamilyRole, title?: string): RouteRow => ({
  name,
  family,
  role,
  ...ROLE_ROWS[role],
  ...(title === undefined ? {} : { title }),
})

export const PRODUCT_ROWS: readonly RouteRow[] = [
  ...builtFamilyRows(),
  named('/productBuyPage', 'Product', 'Buy'),
  named('/productBuyPageNew', 'Product', 'Buy'),
  named('/productResultPage', 'Product', 'Result'),
  named('/productResultPageNew', 'Product', 'Result'),
  named('/productHoldInfo', 'Product', 'HoldInfo'),
  named('/productHoldInfoNew', 'Product', 'HoldInfo'),
  named('/productDetailStencil', 'Product', 'Index'),
  { name: '/productDetailsHomePage', page: 'pages/shelf/index', title: '产品', access: 'public' },
]

/**
 * Extra entrances to products, of the specification's group "Other". Its /depositIndex is the family `deposit`'s own
 * index and its /fnzqIndex (named elsewhere) the family `fnzq`'s: both stand among the families.
 */
export const OTHER_PRODUCT_ROWS: readonly RouteRow[] = [
  named('/bkqdIndex', 'Product', 'Index'),
  named('/whlcIndex', 'fnzq', 'Index'),
  named('/financialIndex', 'fnzq', 'Index'),
  named('/financialAddIndex', 'fnzq', 'Buy'),
]
