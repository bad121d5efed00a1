import { isOffered } from '@/domain/product/offered'
import { ROUTE_FAMILIES } from './families'
import type { RouteFamily } from './families'
import { GROUPS, REDIRECTS } from './groups'
import { currentName, setNames, addRows } from './appRoutes'
import type { BuiltRow } from './names'
import { pack } from './compactTable'
import type { RouteRow } from './row'

/** Every built route, in the table's order. */
export const ROWS: readonly BuiltRow[] = Object.values(GROUPS).flat()

const BY_NAME: ReadonlyMap<string, BuiltRow> = new Map(ROWS.map((row) => [row.name, row]))

/** The row of a route name, redirects followed; undefined when no built route has that name. */
export const findRoute = (name: string): BuiltRow | undefined => BY_NAME.get(currentName(name))

/** Whether the bank has what a route shows; the others are routes of product families that it doesn't offer. */
const isShown = ({ with: given }: RouteRow): boolean => {
  const family = given?.family
  return typeof family !== 'string' || isOffered(ROUTE_FAMILIES[family as RouteFamily])
}

/** What the build gives to the app: without the routes of families that the bank doesn't offer. */
export const packedTable = (): string => pack(ROWS.filter(isShown), REDIRECTS)

// Code that imports this table knows every route.
setNames(packedTable())
addRows(ROWS)
