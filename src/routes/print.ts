import { FAMILY_ROLES, familyRouteName, ROUTE_FAMILIES } from './families'
import type { RouteFamily } from './families'
import type { RouteRow } from './row'
import { GROUPS, REDIRECTS } from './table'

/** `npm run routes`: the whole table with counts; with --json an array of rows. */
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

function main(): void {
  const routes = printedRoutes()
  if (process.argv.includes('--json')) {
    process.stdout.write(`${JSON.stringify(routes, null, 1)}\n`)
    return
  }
  const width = Math.max(...routes.map((route) => route.name.length))
  for (const route of routes) {
    const shown = route.redirect === undefined ? route.page : `→ ${route.redirect}`
    process.stdout.write(`${route.name.padEnd(width)}  ${route.access.padEnd(7)}  ${shown}  [${route.group}]\n`)
  }
  process.stdout.write(`${routes.length} routes\n`)
}

if (process.argv[1]?.endsWith('print.ts')) main()
