import { FAMILY_ROLES, familyRouteName, ROUTE_FAMILIES } from './families'
import type { RouteFamily } from './families'
import type { RouteRow } from './row'
import { GROUPS, REDIRECTS } from './groups'

interface PrintedRoute {
  readonly name: string
  readonly group: string
  readonly page: string
  readonly access: string
  readonly title?: string
  readonly redirect?: string
  /** One of the product families', under the family's own name. */
  readonly family?: true
}

const isFamilyName = (name: string): boolean =>
  (Object.keys(ROUTE_FAMILIES) as RouteFamily[]).some((family) =>
    FAMILY_ROLES.some((role) => familyRouteName(family, role) === name),
  )

/** The whole table, by group, as `npm run routes` prints it. */
export function printedRoutes(): PrintedRoute[] {
  const built = Object.entries(GROUPS).flatMap(([group, rows]) =>
    rows.map((row: RouteRow) => {
      const { name, page, access, title } = row
      const family = isFamilyName(name) && ({ family: true } as const)
      return { name, group, page, access, title, ...family }
    }),
  )
  const redirects = Object.entries(REDIRECTS).map(([name, redirect]) => ({
    name,
    group: 'Named elsewhere in the specification',
    page: built.find((row) => row.name === redirect)?.page ?? '',
    access: 'public',
    redirect,
  }))
  return [...built, ...redirects]
}
