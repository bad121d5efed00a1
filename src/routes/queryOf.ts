import type * as v from 'valibot'
import type { BuiltRouteName, WrittenRow } from './names'
import type { QUERIES } from './queries'

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
export type QueryOf<Name extends BuiltRouteName> = QueryOfRow<Extract<WrittenRow, { readonly name: Name }>>

/** The query as an argument; optional where no field is required. */
export type QueryArguments<Name extends BuiltRouteName> =
  Record<never, never> extends QueryOf<Name> ? [query?: QueryOf<Name>] : [query: QueryOf<Name>]
