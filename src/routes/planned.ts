import type { PlannedRouteName } from './names'
import { SPECIFIED } from './specified'
import { REDIRECTS, ROWS } from './table'

const built = new Set<string>([...ROWS.map((row) => row.name), ...Object.keys(REDIRECTS)])

const isPlanned = (name: string): name is PlannedRouteName => !built.has(name)

/** The specified routes that have no row yet, by the specification's group. For the build and for tests. */
export const PLANNED: Readonly<Record<string, readonly PlannedRouteName[]>> = Object.fromEntries(
  Object.entries(SPECIFIED).map(([group, names]) => [group, names.filter(isPlanned)]),
)
