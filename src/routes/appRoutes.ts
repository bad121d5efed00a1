import { familyRouteName, ROUTE_FAMILIES } from './families'
import type { FamilyRole, RouteFamily } from './families'
import type { BuiltRouteName, Route } from './names'
import { unpack } from './compactTable'
import type { RouteNames } from './compactTable'

/**
 * What the app knows of the route table. Names and the pages that show them are loaded with the app (ROUTE_TABLE, packed
 * by the build); a page brings its own rows with its code (config/routeTable.ts), so that the first load doesn't grow with
 * them.
 */
let names: RouteNames | undefined
const rows = new Map<string, Route>()

const known = (): RouteNames => (names ??= unpack(ROUTE_TABLE))

/** Replaces the names that the build has given the app. */
export const setNames = (packed: string): void => void (names = unpack(packed))

/** Registers the rows of a page that was loaded. */
export const addRows = (given: readonly Route[]): void => given.forEach((row) => rows.set(row.name, row))

/** The rows of a role for all product families, made from one of them. */
export const ofEveryFamily = (role: FamilyRole, row: Omit<Route, 'name'>): readonly Route[] =>
  (Object.keys(ROUTE_FAMILIES) as RouteFamily[]).map((family) => ({
    ...row,
    name: familyRouteName(family, role),
    with: { ...row.with, family },
  }))

/** A route's present name; an old name leads to another route. */
export const currentName = (name: string): string => known().redirects.get(name) ?? name

/** The page that shows a route, redirects followed; undefined when no built route has the name. */
export const pageOf = (name: string): string | undefined => known().pages.get(currentName(name))

/** The name of a built route, redirects followed. */
export function builtName(name: string): BuiltRouteName | undefined {
  const current = currentName(name)
  // The table contains only names of built routes.
  return known().pages.has(current) ? (current as BuiltRouteName) : undefined
}

/** The first of the routes that a page shows. */
export function firstNameOf(page: string): BuiltRouteName | undefined {
  for (const [name, its] of known().pages) if (its === page) return builtName(name)
  return undefined
}

/** The row of a route; undefined while its page hasn't been loaded. */
export const rowOf = (name: string): Route | undefined => rows.get(name)

/**
 * H5 addresses by page (`h5.router.customRoutes`): every route's own name, so that the customer sees
 * /main/polyBillionIndex. An old name is an alias too; the shell replaces it.
 */
export function h5Aliases(): Record<string, string[]> {
  const aliases: Record<string, string[]> = {}
  const add = (page: string | undefined, name: string) => page !== undefined && (aliases[`/${page}`] ??= []).push(name)
  known().pages.forEach(add)
  for (const name of known().redirects.keys()) add(pageOf(name), name)
  return aliases
}
