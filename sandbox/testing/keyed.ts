import { AsyncLocalStorage } from 'node:async_hooks'
import { getTableColumns, getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { PgTable } from 'drizzle-orm/pg-core'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { Database } from '@sandbox/kernel/db'
import { DISTRIBUTION } from './distribution'
import { schema } from './schema'

/** A customer's table as statements name it. */
interface Owned {
  /** Its distribution column. */
  readonly customer: string
  /** The first column of its primary key. */
  readonly row: string
  readonly columns: ReadonlySet<string>
}

/** A condition of a statement on one column, with the numbers of the parameters it is compared to; none for another column. */
interface Condition {
  readonly column: string
  readonly parameters: readonly number[]
}

/** A customer's table in a statement: by what its rows are found. */
interface Mention {
  readonly table: string
  readonly by: 'customer' | 'row' | 'nothing'
  /** Its rows are inserted. */
  readonly isWritten: boolean
  readonly conditions: readonly Condition[]
}

const tables = new Map<string, Owned>(
  Object.values(schema as Record<string, PgTable>).flatMap((table) => {
    const name = getTableName(table)
    const distribution = DISTRIBUTION[name]
    if (typeof distribution !== 'object') return []
    const { columns, primaryKeys } = getTableConfig(table)
    const first = primaryKeys[0]?.columns[0] ?? columns.find(({ primary }) => primary)
    const all = Object.values(getTableColumns(table)).map((column) => toSnakeCase(column.name))
    return [[name, { ...distribution, row: toSnakeCase(first?.name ?? ''), columns: new Set(all) }]]
  }),
)

const NO_ALIAS = new Set(
  'where on set inner left right full cross join order group for limit values using natural returning select from as union having when and or do'.split(
    ' ',
  ),
)

/** The conditions on the columns of a table under a name. Those on columns without a table's name count for each that has them. */
function conditionsOn(text: string, { columns }: Owned, name: string): Condition[] {
  const found: Condition[] = []
  for (const [, qualifier, column = '', operand = ''] of text.matchAll(
    /(?<![.\w])(?:(\w+)\.)?(\w+) (?:=|in|is not distinct from) (?=(any ?\(\$\d+|\(?\$\d+(?:, ?\$\d+)*|.?))/g,
  )) {
    if ((qualifier ?? name) !== name || !columns.has(column)) continue
    found.push({ column, parameters: [...operand.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)) })
  }
  for (const [, column = ''] of text.matchAll(new RegExp(`= ${name}\\.(\\w+)`, 'g'))) {
    found.push({ column, parameters: [] })
  }
  // A row of columns compared to others’.
  for (const [row = ''] of text.matchAll(/\([\w., ]+\) (?:=|in) /g)) {
    for (const column of columns) if (row.includes(`${name}.${column}`)) found.push({ column, parameters: [] })
  }
  return found
}

/** A statement's customers' tables. */
export function mentionsIn(statement: string): readonly Mention[] {
  const whole = statement.replace(/"/g, '').replace(/\s+/g, ' ').toLowerCase()
  // What is written is no condition.
  const text = whole.replace(/ set .*?(?= where | from | returning |$)/g, ' ')
  const seen = new Map<string, Mention>()
  for (const [, before = '', table = '', named = ''] of whole.matchAll(
    /(from|join|update|into|using|,) (?:only )?(\w+)(?: (?:as )?(\w+))?/g,
  )) {
    const owned = tables.get(table)
    const isList = before === ',' && !new RegExp(`from [^()]*, ${table}( |$)`).test(whole)
    if (!owned || isList) continue
    const name = named === '' || NO_ALIAS.has(named) ? table : named
    if (before === 'into') {
      const [, listed = ''] = new RegExp(`into ${table} \\(([^)]*)\\)`).exec(whole) ?? []
      const by = listed.split(', ').includes(owned.customer) ? 'customer' : 'nothing'
      seen.set(`into ${table}`, { table, by, isWritten: true, conditions: [] })
      continue
    }
    const conditions = conditionsOn(text, owned, name)
    const has = (column: string) => conditions.some((one) => one.column === column)
    const by = has(owned.customer) ? 'customer' : has(owned.row) ? 'row' : 'nothing'
    seen.set(name, { table, by, isWritten: false, conditions })
  }
  return [...seen.values()]
}

/** How a table is found, for a list of exceptions: `customers by mobile_no`. */
const nameOf = ({ table, conditions }: Mention): string =>
  `${table} by ${[...new Set(conditions.map(({ column }) => column))].sort().join(', ') || 'nothing'}`

/** Looks at one statement after the other, and keeps what is found in other ways than a list of exceptions needs not name. */
export function judge(): {
  readonly unkeyed: ReadonlyMap<string, string>
  /** @param seen what the same call has read or written before, as texts */
  note(text: string, values: readonly unknown[], seen: ReadonlySet<string>): void
} {
  const unkeyed = new Map<string, string>()
  const known = new Map<string, readonly Mention[]>()
  return {
    unkeyed,
    note(text, values, seen) {
      const mentions = known.get(text) ?? mentionsIn(text)
      known.set(text, mentions)
      const given = (mention: Mention): readonly string[] => {
        const { customer, row } = tables.get(mention.table) as Owned
        const column = mention.by === 'customer' ? customer : row
        return mention.conditions
          .filter((one) => one.column === column)
          .flatMap(({ parameters }) => parameters.map((number) => String(values[number - 1])))
      }
      // With no value at all nothing tells whose rows are meant, unless they come with a list of records.
      const isGiven =
        mentions.some((one) => one.isWritten || given(one).length > 0) || /json\w*_to_recordset|unnest/.test(text)
      for (const mention of mentions) {
        const isFound = mention.by !== 'row' || given(mention).every((value) => seen.has(value))
        if (mention.by === 'nothing' || !isFound || !isGiven) unkeyed.set(nameOf(mention), text)
      }
    },
  }
}

/** A database's client as Drizzle uses it. */
interface Client {
  query(text: unknown, values?: readonly unknown[], ...more: readonly unknown[]): Promise<unknown>
  transaction(work: (client: Client) => Promise<unknown>): Promise<unknown>
}

/**
 * Records from now on how the statements of calls find the rows of customers' tables: by their customer's column; by the first
 * column of their primary key, with values that the same call has read or written before; by a column of a table that is found
 * so. It gives what is found in other ways, each with a statement.
 */
export function recordUnkeyed(db: Database): ReadonlyMap<string, string> {
  const { unkeyed, note } = judge()
  const call = new AsyncLocalStorage<Set<string>>()
  const noting =
    (query: Client['query']): Client['query'] =>
    async (text, values = [], ...more) => {
      const seen = call.getStore()
      if (!seen || typeof text !== 'string') return query(text, values, ...more)
      note(text, values, seen)
      const answer = await query(text, values, ...more)
      for (const row of (answer as { readonly rows?: readonly object[] }).rows ?? [])
        for (const value of Object.values(row)) seen.add(String(value))
      if (/^\s*(?:insert|with)/i.test(text)) for (const value of values) seen.add(String(value))
      return answer
    }
  const client = (db.drizzle as unknown as { readonly $client: Client }).$client
  const transaction = client.transaction.bind(client)
  client.query = noting(client.query.bind(client))
  client.transaction = (work) => transaction((inside) => work({ ...inside, query: noting(inside.query.bind(inside)) }))
  const asCall = db.asCall.bind(db)
  db.asCall = (who, work) => asCall(who, () => call.run(new Set(), work))
  return unkeyed
}
