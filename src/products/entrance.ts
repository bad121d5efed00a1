import { familyOf } from '../domain/products/families'
import type { FamilyKey } from '../domain/products/families'
import { familyRouteName, ROUTE_FAMILIES } from '../routes/families'
import type { FamilyRole, RouteFamily } from '../routes/families'
import type { RouteName } from '../routes/link'

const ROUTE_FAMILY_NAMES = /*#__PURE__*/ Object.keys(ROUTE_FAMILIES) as RouteFamily[]

/** The route family that leads to a product family from the app's own screens: the first that shows it. */
export function routeFamilyOf(family: FamilyKey): RouteFamily | undefined {
  return ROUTE_FAMILY_NAMES.find((name) => ROUTE_FAMILIES[name] === family)
}

/** Where a product code's page of a role is; undefined for a code of no family. */
export function productRoute(code: string, role: FamilyRole): RouteName | undefined {
  const family = familyOf(code)
  const routeFamily = family && routeFamilyOf(family)
  return routeFamily && familyRouteName(routeFamily, role)
}
