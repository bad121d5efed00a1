import type { FamilyRole, RouteFamily } from './families'

/** Who may open a route: anybody; who has an open id; who signed in and has an account; whose account may trade. */
export type RouteAccess = 'public' | 'session' | 'account' | 'trading'

/** Lists that show a part of the shelf (src/products/model/lists.ts). */
export type ProductListKey = 'full' | 'deposits' | 'wealth' | 'onSale' | 'affordable'

/** One route. Its name is its path, spelt as the specification spells it, misspelt ones included. */
export interface RouteRow {
  readonly name: `/${string}`
  /** Taro page that shows it, without leading slash; many routes may share one. */
  readonly page: string
  /** What the navigation bar and the document call it. */
  readonly title: string
  readonly access: RouteAccess
  /** false: forgotten as soon as the person leaves it (specification §2, not cached). */
  readonly keep?: false
  /** Of a product route: which product family's data the page shows, and in which role. */
  readonly family?: RouteFamily
  readonly role?: FamilyRole
  /** Of a product list: which part of the shelf it shows. */
  readonly list?: ProductListKey
}
