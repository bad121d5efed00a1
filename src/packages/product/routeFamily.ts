import * as v from 'valibot'
import { familyOf, familyRule, isProductCode } from '@/domain/products/families'
import type { FamilyRule } from '@/domain/products/families'
import type { ProductDescription } from '@/products/family'
import { routeFamilyOf } from '@/products/entrance'
import { describeFamily } from '@/products/registry'
import { familyRouteName, ROUTE_FAMILIES } from '@/routes/families'
import type { FamilyRole, RouteFamily } from '@/routes/families'
import type { RouteName } from '@/routes/link'
import type { RouteRow } from '@/routes/row'

/** What a product page shows: the product family of the route family the person came through. */
export interface PageFamily {
  readonly rule: FamilyRule
  readonly description: ProductDescription
  /** Another page of the same route family. */
  readonly link: (role: FamilyRole) => RouteName
}

/**
 * The family of a product page.
 * @throws TypeError for a row without a family: such a row never leads here.
 */
export function pageFamily(route: RouteRow): PageFamily {
  const name = route.family
  if (name === undefined) throw new TypeError(`${route.name} has no product family`)
  return familyOfRoutes(name)
}

/**
 * The family of a product code that the bank has named, on a page of no family.
 * @throws TypeError for a code of no family, which the bank doesn't sell.
 */
export function familyOfCode(code: string): PageFamily {
  const family = familyOf(code)
  const name = family && routeFamilyOf(family)
  if (name === undefined) throw new TypeError(`${code} is of no product family`)
  return familyOfRoutes(name)
}

function familyOfRoutes(name: RouteFamily): PageFamily {
  const family = ROUTE_FAMILIES[name]
  return {
    rule: familyRule(family),
    description: describeFamily(family),
    link: (role) => familyRouteName(name, role),
  }
}

/** Query of the pages that show one product code; the page refuses a code of another family. */
export const productQuery = /*#__PURE__*/ v.object({
  productType: /*#__PURE__*/ v.optional(/*#__PURE__*/ v.pipe(v.string(), /*#__PURE__*/ v.check(isProductCode))),
})

/** Query of the pages that show one holding. */
export const holdingQuery = /*#__PURE__*/ v.object({
  seqNo: /*#__PURE__*/ v.pipe(v.string(), /*#__PURE__*/ v.regex(/^[0-9A-Za-z-]{1,40}$/)),
})

/** Query of the result pages: the order's client id and nothing else, so that no amount is in an address. */
export const orderQuery = /*#__PURE__*/ v.object({
  orderId: /*#__PURE__*/ v.pipe(v.string(), /*#__PURE__*/ v.regex(/^[0-9a-f]{32}$/)),
})
