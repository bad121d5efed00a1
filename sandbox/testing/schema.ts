import { CAPABILITIES } from '@sandbox/capabilities'
import type { ListedTables } from '@sandbox/capabilities'
import * as simulators from '@sandbox/host/simulators/tables'
import { schema as kernel } from '@sandbox/kernel/db'

/** The intersection of a union's members: what all of them have together. */
type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Each) => void
  ? Each
  : never

/** Every table of the bank: the kernel's, the capabilities' and the simulators', for tests that look across them. */
export const schema = Object.assign(
  {},
  kernel,
  simulators,
  ...CAPABILITIES.map(({ tables }) => tables),
) as typeof kernel & typeof simulators & All<ListedTables>
