import * as v from 'valibot'
import type { Schema } from '../contract/call'
import type { Route } from '../routes/names'

/**
 * Parses a page's query by the page's schema: the address's parameters, together with the row's `with`, which an address
 * can't override.
 */
export const parsePageQuery = <S extends Schema>(
  schema: S,
  row: Pick<Route, 'with'>,
  query: Readonly<Record<string, string>>,
): v.SafeParseResult<S> => v.safeParse(schema, { ...query, ...row.with })
