import type * as v from 'valibot'
import { namedRoute, passedOn } from '@/domain/bridge/arrival'
import { familyRouteName } from '@/routes/families'
import { link, linkOf } from '@/routes/link'
import type { Link } from '@/routes/link'
import type { arrivalQuery } from '@/routes/queries/bridge'

type Arrival = v.InferOutput<typeof arrivalQuery>

/** What of a loose query is text. */
const texts = (query: Arrival): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(query).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])))

/**
 * Where a link from outside leads: the built route it names with its own query, or where its kind begins.
 * The route's own gates and schema decide the rest. Undefined for a link that names what isn't there.
 */
export function arrivalLink(query: Arrival): Link | undefined {
  const { way, to } = query
  if (to === undefined) return way === 'middle' ? link(familyRouteName('fnzq', 'Index')) : link('/')
  const named = namedRoute(to)
  const { way: _way, ...rest } = texts(query)
  return named === undefined ? undefined : linkOf(named, passedOn(rest))
}
