import type { GROUPS, REDIRECTS } from './groups'
import type { RouteRow } from './row'

/** A row as it is written, with its own name and page. */
export type WrittenRow = (typeof GROUPS)[keyof typeof GROUPS][number]

/** Every name that the app can open. */
export type BuiltRouteName = WrittenRow['name']

/** Every name that an address may have: those of the specification and ours, old names included. */
export type RouteName = BuiltRouteName | keyof typeof REDIRECTS

/** The fields of a row that only the build and tests read. */
type Unseen = 'page' | 'prefetch' | 'sample' | 'shared' | 'ours'

/** A built route as the app knows it, once its page is loaded. */
export type Route = Omit<RouteRow, 'name' | Unseen> & { readonly name: BuiltRouteName }

/** A built route's whole row. */
export type BuiltRow = Route & Pick<RouteRow, Unseen>
