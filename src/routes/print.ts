import { FAMILY_ROLES, familyRouteName, ROUTE_FAMILIES } from './families'
import type { RouteFamily } from './families'
import { PLANNED } from './planned'
import { isPlannedPublic } from './publicWhenBuilt'
import type { RouteRow } from './row'
import { GROUPS, REDIRECTS } from './table'

/** `npm run routes`: the whole table with counts; with --json an array of rows. */
interface PrintedRoute {
  readonly name: string
  readonly group: string
  readonly page: string
  readonly access: string
  readonly status: 'built' | 'planned'
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
      return { name, group, page, access, title, status: 'built' as const, ...family }
    }),
  )
  const redirects = Object.entries(REDIRECTS).map(([name, redirect]) => ({
    name,
    group: 'Named elsewhere in the specification',
    page: built.find((row) => row.name === redirect)?.page ?? '',
    access: 'public',
    redirect,
    status: 'built' as const,
  }))
  const planned = Object.entries(PLANNED).flatMap(([group, names]) =>
    names.map((name) => ({
      name,
      group,
      page: '',
      access: isPlannedPublic(name) ? 'public' : '',
      status: 'planned' as const,
    })),
  )
  return [...built, ...redirects, ...planned]
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
    process.stdout.write(
      `${route.name.padEnd(width)}  ${route.status.padEnd(7)}  ${route.access.padEnd(7)}  ${shown}  [${route.group}]\n`,
    )
  }
  const count = (status: string) => routes.filter((route) => route.status === status).length
  process.stdout.write(`${routes.length} routes: ${count('built')} built, ${count('planned')} planned\n`)
}

if (process.argv[1]?.endsWith('print.ts')) main()
