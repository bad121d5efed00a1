import { findRoute } from './table'
import type { RouteRow } from './row'

/** Where the H5 lives (specification §2). */
export const BASE = '/main'

export type RouteName = RouteRow['name']

/** Query parameters on their way into an address; undefined ones are left out. */
export type Query = Readonly<Record<string, string | number | undefined>>

const queryString = (query: Query): string =>
  Object.entries(query)
    .flatMap(([key, value]) => (value === undefined ? [] : [`${encodeURIComponent(key)}=${encodeURIComponent(value)}`]))
    .join('&')

/** A route's address on the H5, below the base: `/polyBillionIndex?a=1`. */
export function h5Link(name: RouteName, query: Query = {}): string {
  const parameters = queryString(query)
  return parameters === '' ? name : `${name}?${parameters}`
}

/**
 * A route's address in the mini-program: its page, with the route's name as the parameter `route`.
 * Undefined when no built route has the name.
 */
export function miniProgramLink(name: RouteName, query: Query = {}): string | undefined {
  const row = findRoute(name)
  return row && `/${row.page}?${queryString({ route: row.name, ...query })}`
}
