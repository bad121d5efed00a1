import { getTableName } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import type { CallName } from '@/contract/calls'
import type { Call, Tags } from '@/contract/call'
import { CAPABILITY_NAMES } from '@/contract/capabilities'
import type { CapabilityName } from '@/contract/capabilities'
import { CAPABILITIES } from '@sandbox/capabilities'
import { askAs, asks, READS } from './askAll'
import { DISTRIBUTION } from './distribution'
import type { Walk } from './walk'

/** Whose calls tell of the tables of who has no calls, or whose calls are another's. */
const TOLD_BY: Partial<Record<CapabilityName, CapabilityName>> = {
  deposit: 'holding',
  wealth: 'holding',
  interest: 'holding',
  draw: 'campaign',
}

/** The kernel's columns by which other reads go: whose calls change them. A name or a number alone doesn't change. */
const OF_KERNEL: readonly (readonly [string, string, CapabilityName])[] = [
  ['customers', 'id_card_until', 'identity'],
  ['accounts', 'acct_status', 'account'],
  ['losses', 'state', 'loss'],
]

/** What asks for nothing: its statements find out who is asking. */
const NOTHING: CallName = 'queryBankTime'

const isName = (name: string): name is CapabilityName => CAPABILITY_NAMES.some((one) => one === name)

/** Who answers for what a statement reads of a table with customers' rows; undefined for nobody. */
function ownerOf(table: string, statement: string): CapabilityName | undefined {
  if (typeof DISTRIBUTION[table] !== 'object') return undefined
  const one = CAPABILITIES.find(({ tables }) => Object.values(tables).some((each) => getTableName(each) === table))
  if (one && isName(one.name)) return TOLD_BY[one.name] ?? one.name
  return OF_KERNEL.find(([name, column]) => name === table && statement.includes(column))?.[2]
}

const providedBy = (name: CallName): Tags => {
  const call: Call = CALLS[name]
  return call.effect === 'read' ? call.provides : []
}

/** What a read is made of that it doesn't provide, as `read: capability (table)`. */
export async function unprovided({ tables, testCustomers }: Walk): Promise<readonly string[]> {
  const found = new Set<string>()
  for (const person of testCustomers) {
    const [, known] = await tables.heard(() => askAs(person, NOTHING))
    for (const name of READS.filter((one) => asks(person, CALLS[one]))) {
      const provided = providedBy(name)
      if (provided === 'everything') continue
      const [, said] = await tables.heard(() => askAs(person, name))
      for (const [statement, named] of said) {
        if (known.has(statement)) continue
        for (const table of named) {
          const owner = ownerOf(table, statement)
          if (owner && !provided.includes(owner)) found.add(`${name}: ${owner} (${table})`)
        }
      }
    }
  }
  return [...found].sort()
}
