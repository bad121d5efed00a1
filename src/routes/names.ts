import type * as v from 'valibot'
import type { QUERIES } from './queries'
import type { RouteRow } from './row'
import type { GROUPS, REDIRECTS } from './table'

type Row = (typeof GROUPS)[keyof typeof GROUPS][number]

/** Every name that the app can open. */
export type BuiltRouteName = Row['name']

/** Every name that an address may have: those of the specification and ours, old names included. */
export type RouteName = BuiltRouteName | keyof typeof REDIRECTS

/** The fields of a row that only the build and tests read. */
type Unseen = 'page' | 'ahead' | 'sample' | 'shared' | 'ours'

/** A built route as the app knows it, once its page is loaded. */
export type Route = Omit<RouteRow, 'name' | Unseen> & { readonly name: BuiltRouteName }

/** A built route's whole row. */
export type BuiltRow = Route & Pick<RouteRow, Unseen>

/** Query parameters on their way into an address; undefined ones are left out. */
export type Query = Readonly<Record<string, string | number | undefined>>

/** In an address every parameter is a text, even when code gives a number. */
type Parameter<T> = T extends `${infer N extends number}` ? T | N : string extends T ? string | number : T

type QueryOfPage<Page> = Page extends keyof typeof QUERIES
  ? { readonly [K in keyof v.InferInput<(typeof QUERIES)[Page]>]: Parameter<v.InferInput<(typeof QUERIES)[Page]>[K]> }
  : { readonly [K in string]: never }

type QueryOfRow<R> = R extends { readonly page: infer Page; readonly with: infer With }
  ? Omit<QueryOfPage<Page>, keyof With>
  : R extends { readonly page: infer Page }
    ? QueryOfPage<Page>
    : never

/** The query a route can be given: what its page's schema takes, without what its row sets by itself. */
export type QueryOf<Name extends BuiltRouteName> = QueryOfRow<Extract<Row, { readonly name: Name }>>

/** The query as an argument; optional where no field is required. */
export type QueryArguments<Name extends BuiltRouteName> =
  Record<never, never> extends QueryOf<Name> ? [query?: QueryOf<Name>] : [query: QueryOf<Name>]
