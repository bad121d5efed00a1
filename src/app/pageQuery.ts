import * as v from 'valibot'
import type { Schema } from '../contract/call'
import type { Route } from '../routes/names'

/**
 * A page's query as its body gets it: what the address says and what the route's row says by itself (`with`), which an
 * address can't overrule, parsed by the page's schema.
 */
export const parsePageQuery = <S extends Schema>(
  schema: S,
  row: Pick<Route, 'with'>,
  query: Readonly<Record<string, string>>,
): v.SafeParseResult<S> => v.safeParse(schema, { ...query, ...row.with })
