import { familyOf, familyRule } from '@/domain/product/families'
import type { FamilyRule } from '@/domain/product/families'
import type { ProductDescription } from '@/products/family'
import { routeFamilyOf } from '@/products/entrance'
import { describeFamily } from '@/products/registry'
import { familyRouteName, ROUTE_FAMILIES } from '@/routes/families'
import type { FamilyRole, RouteFamily } from '@/routes/families'

/** What a product page shows: the product family of the route family the person came through. */
export interface PageFamily {
  readonly name: RouteFamily
  readonly rule: FamilyRule
  readonly description: ProductDescription
  /** Another page of the same route family. */
  readonly link: <R extends FamilyRole>(role: R) => `/${RouteFamily}${R}`
}

/**
 * The family of a product code that the bank has named, on a page of no family.
 * @throws TypeError for a code of no family, which the bank doesn't sell.
 */
export function familyOfCode(code: string): PageFamily {
  const family = familyOf(code)
  if (family === undefined) throw new TypeError(`${code} is of no product family`)
  return pageFamily(routeFamilyOf(family))
}

/** The product family of a route family, as a product page's row names it. */
export function pageFamily(name: RouteFamily): PageFamily {
  const family = ROUTE_FAMILIES[name]
  return {
    name,
    rule: familyRule(family),
    description: describeFamily(family),
    link: (role) => familyRouteName(name, role),
  }
}
