import pg from 'pg'

/** A lock that a transaction took and that others may wait for. */
export interface TakenLock {
  /** The table of the row, or `advisory`. */
  readonly table: string
  /** The row's primary key, or the advisory lock's number. */
  readonly key: string
  /** Whose row it is, where it has a customer. */
  readonly customerId: string
  /** Whether it keeps even foreign keys from being checked, as FOR UPDATE and DELETE do. */
  readonly whole: boolean
  /** The statement after which it was there: its text, and its number in the transaction. */
  readonly by: string
  readonly statement: number
}

/** The locks of one transaction, in the order in which it took them. */
export type LocksTaken = readonly TakenLock[]

interface Watched {
  readonly taken: TakenLock[]
  statements: number
  readonly seen: Set<string>
}

interface Table {
  readonly name: string
  /** SQL of a row's key and of its customer, with the row as `t`. */
  readonly key: string
  readonly customer: string
}

type Query = (...given: unknown[]) => unknown

/**
 * Records which locks each transaction takes while it is on: after each of its statements another connection looks for rows
 * that it can't lock any more, so that locks of foreign keys and triggers count too. Rows that the transaction inserts aren't
 * seen. Only one transaction may run at a time, or its locks are taken for another's.
 */
export async function watchLocks(url: string): Promise<{ all(): LocksTaken[]; off(): Promise<void> }> {
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const plain = prototype.query
  const look = await observer(url, plain)
  const open = new Map<object, Watched>()
  const done: LocksTaken[] = []
  let isOff = false
  let looking: Promise<void> = Promise.resolve()

  prototype.query = function (this: { processID: number }, ...given: unknown[]) {
    const text = textOf(given[0])
    const answer = plain.apply(this, given)
    // Not instanceof: the driver is loaded in another context (packages.cjs).
    if (typeof (answer as { then?: unknown } | undefined)?.then !== 'function') return answer
    return (answer as Promise<unknown>).then(async (result) => {
      const watched = open.get(this)
      if (/^begin/i.test(text)) open.set(this, { taken: [], seen: new Set(), statements: 0 })
      else if (watched && /^(?:commit|rollback)$/i.test(text)) {
        done.push(watched.taken)
        open.delete(this)
      } else if (watched) {
        looking = looking.then(() => look.at(this.processID, watched, { by: text, turn: turnOf(given) }))
        await looking
      }
      return result
    })
  }
  return {
    all: () => done.splice(0),
    off: async () => {
      if (isOff) return
      isOff = true
      prototype.query = plain
      await look.end()
    },
  }
}

type Ask = <Row>(text: string, values?: unknown[]) => Promise<Row[]>

async function observer(url: string, query: Query) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const ask: Ask = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    ((await query.call(client, text, values)) as { rows: Row[] }).rows
  // NOWAIT still waits for a row that was changed twice.
  await ask(`SET lock_timeout = '20ms'`)
  const tables = await tablesOf(ask)
  /** Transactions of its own: a row that was locked last by one of them isn't locked by anybody else. */
  const own = new Set<string>()
  const isFree = async ({ name }: Pick<Table, 'name'>, at: string, strength: string): Promise<boolean> => {
    const text = `SELECT pg_current_xact_id()::text AS xid FROM ${name} WHERE ctid = '${at}' FOR ${strength} NOWAIT`
    const rows = await ask<{ xid: string }>(text).catch(() => undefined)
    rows?.forEach(({ xid }) => own.add(xid))
    return rows !== undefined
  }
  const lockedIn = async (touched: readonly Table[], watched: Watched, by: string): Promise<void> => {
    const { taken, seen, statements: statement } = watched
    const each = touched.map(
      ({ name, key, customer }) => `SELECT '${name}' AS name, ctid::text AS at, xmax::text, (${key})::text AS key,
        (${customer})::text AS customer FROM ${name} t WHERE xmax <> 0`,
    )
    for (const one of await ask<Candidate>(`${each.join(' UNION ALL ')} ORDER BY 1, 4`)) {
      const { name, at, xmax, key, customer } = one
      if (own.has(xmax) || seen.has(`${name} ${key}`) || (await isFree(one, at, 'NO KEY UPDATE'))) continue
      seen.add(`${name} ${key}`)
      const whole = !(await isFree(one, at, 'KEY SHARE'))
      taken.push({ table: name, key, customerId: customer ?? '', whole, by, statement })
    }
  }
  return {
    async at(processId: number, watched: Watched, { by, turn }: { by: string; turn: string }): Promise<void> {
      watched.statements += 1
      const held = await ask<{ kind: string; name: string }>(HELD, [processId])
      for (const { name } of held.filter(({ kind }) => kind === 'advisory')) {
        if (watched.seen.has(`advisory ${name}`)) continue
        watched.seen.add(`advisory ${name}`)
        const { statements: statement } = watched
        watched.taken.push({ table: turn, key: name, customerId: '', whole: false, by, statement })
      }
      const touched = held.flatMap(({ kind, name }) => (kind === 'relation' ? (tables.get(name) ?? []) : []))
      if (touched.length > 0) await lockedIn(touched, watched, by)
    },
    end: () => client.end(),
  }
}

interface Candidate {
  readonly name: string
  readonly at: string
  readonly xmax: string
  readonly key: string
  readonly customer: string | null
}

/** What an advisory lock is about, by what it is taken with: a turn's first word, else the id of an order. */
function turnOf(given: readonly unknown[]): string {
  const config = given[0] as { values?: readonly unknown[] } | undefined
  const [value] = (given[1] as readonly unknown[] | undefined) ?? config?.values ?? []
  const word = typeof value === 'string' ? /^(?:referral|partner order|cache|randoms)\b/.exec(value)?.[0] : 'day end'
  return word === undefined ? 'id' : `turn of ${word}`
}

const textOf = (given: unknown): string =>
  typeof given === 'string' ? given : String((given as { text?: unknown } | undefined)?.text ?? '')

/** Advisory locks, and tables of which rows may be locked. */
const HELD = `
  SELECT l.locktype AS kind, coalesce(c.relname, l.classid || ' ' || l.objid) AS name
  FROM pg_locks l LEFT JOIN pg_class c ON c.oid = l.relation AND c.relkind = 'r'
  WHERE l.pid = $1 AND l.granted AND (l.locktype = 'advisory'
    OR (l.locktype = 'relation' AND l.mode IN ('RowShareLock', 'RowExclusiveLock') AND c.relname IS NOT NULL))`

async function tablesOf(ask: Ask): Promise<ReadonlyMap<string, Table>> {
  const found = await ask<{ name: string; key: string; owned: boolean }>(`
    SELECT c.relname AS name, string_agg('t.' || quote_ident(a.attname), ' || '' '' || ' ORDER BY a.attnum) AS key,
      EXISTS (SELECT FROM pg_attribute o WHERE o.attrelid = c.oid AND o.attname = 'customer_id') AS owned
    FROM pg_class c JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY(i.indkey)
    WHERE c.relnamespace = 'public'::regnamespace GROUP BY c.oid, c.relname`)
  return new Map(
    found.map(({ name, key, owned }) => [name, { name, key, customer: owned ? 't.customer_id' : `''` }] as const),
  )
}
