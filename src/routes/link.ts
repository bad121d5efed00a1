import { builtName, pageOf } from './known'
import type { BuiltRouteName, Query, QueryArguments, RouteName } from './names'

export type { BuiltRouteName, Query, RouteName } from './names'

/** Where the H5 lives (specification §2). */
export const BASE = '/main'

/** A way to a built route. */
export interface Link {
  readonly name: BuiltRouteName
  readonly query: Query
}

/** The way to a built route; the compiler knows what its page takes. */
export const link = <Name extends BuiltRouteName>(name: Name, ...[query]: QueryArguments<Name>): Link => ({
  name,
  query: query ?? {},
})

type LinkArguments<Name> = Name extends BuiltRouteName ? QueryArguments<Name> : [query?: Query]

/**
 * The way to a route that may be planned: undefined then, and whoever draws the action that leads there draws nothing.
 * The action appears by itself when the route is built.
 */
export const linkTo = <Name extends RouteName>(name: Name, ...[query]: LinkArguments<Name>): Link | undefined =>
  linkOf(name, query)

/** The way to a route that is known by its name only, as one that was stored or stood in an address. */
export function linkOf(name: string, query: Query = {}): Link | undefined {
  const built = builtName(name)
  return built && { name: built, query }
}

const queryString = (query: Query): string =>
  Object.entries(query)
    .flatMap(([key, value]) => (value === undefined ? [] : [`${encodeURIComponent(key)}=${encodeURIComponent(value)}`]))
    .join('&')

/** A route's address on the H5, below the base: `/polyBillionIndex?a=1`. */
export function h5Link(name: string, query: Query = {}): string {
  const parameters = queryString(query)
  return parameters === '' ? name : `${name}?${parameters}`
}

/**
 * A route's address in the mini-program: its page, with the route's name as the parameter `route`.
 * Undefined when no built route has the name.
 */
export function miniProgramLink(name: string, query: Query = {}): string | undefined {
  const page = pageOf(name)
  return page === undefined ? undefined : `/${page}?${queryString({ route: builtName(name), ...query })}`
}
