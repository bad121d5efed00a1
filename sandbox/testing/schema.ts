import { CAPABILITIES, type ListedTables } from '@sandbox/capabilities'
import { schema as kernel } from '@sandbox/kernel/db'

/** What a value of any member of a union has: all of them. */
type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Each) => void
  ? Each
  : never

/** Every table of the bank, the kernel's and the capabilities', for tests that look across them. */
export const schema = Object.assign({}, kernel, ...CAPABILITIES.map(({ tables }) => tables)) as typeof kernel &
  All<ListedTables>
