import { familyOf } from '../domain/product/families'
import type { FamilyKey } from '../domain/product/families'
import { familyRouteName, ROUTE_FAMILIES } from '../routes/families'
import type { FamilyRole, RouteFamily } from '../routes/families'

const ROUTE_FAMILY_NAMES = /*#__PURE__*/ Object.keys(ROUTE_FAMILIES) as RouteFamily[]

/** The route family that leads to a product family from the app's own screens: the first that shows it. */
export function routeFamilyOf(family: FamilyKey): RouteFamily {
  const found = ROUTE_FAMILY_NAMES.find((name) => ROUTE_FAMILIES[name] === family)
  if (found === undefined) throw new TypeError(`no route family shows ${family}`)
  return found
}

/** Where a product family's page of a role is. */
export const familyRoute = <R extends FamilyRole>(family: FamilyKey, role: R): `/${RouteFamily}${R}` =>
  familyRouteName(routeFamilyOf(family), role)

/** Where a product code's page of a role is; undefined for a code of no family. */
export function productRoute<R extends FamilyRole>(code: string, role: R): `/${RouteFamily}${R}` | undefined {
  const family = familyOf(code)
  return family && familyRoute(family, role)
}
