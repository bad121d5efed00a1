import { builtName, pageOf } from './appRoutes'
import type { BuiltRouteName } from './names'
import type { Query, QueryArguments } from './queryOf'

export type { BuiltRouteName, RouteName } from './names'
export type { Query } from './queryOf'

/** Where the H5 lives (specification §2). */
export const BASE = '/main'

/** A link to a built route. */
export interface Link {
  readonly name: BuiltRouteName
  readonly query: Query
}

/** A link to a built route; the compiler checks its query. */
export const link = <Name extends BuiltRouteName>(name: Name, ...[query]: QueryArguments<Name>): Link => ({
  name,
  query: query ?? {},
})

/** A link to a route known only by name, such as one from storage or from an address. */
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
