import { sql } from 'drizzle-orm'
import type { CallName } from '@/contract/calls'
import { CALLS } from '@/contract/calls'
import { rowsOf } from '@sandbox/kernel/db'
import type { Database } from '@sandbox/kernel/db'
import { askAs, asks, READS } from './askAll'
import type { Person } from './person'

/** Tables of what carries a call, whatever it asks. */
const CARRYING: readonly string[] = ['channels', 'nonces', 'request_randoms', 'schema_migrations']

/** Rows that were added to a table, and all that were added, changed or deleted. */
export interface Written {
  readonly added: number
  readonly rows: number
}

/** The tables of an embedded bank while it works. */
export interface Tables {
  /** Does something, and gives its statements with the tables that each names. */
  heard<T>(work: () => Promise<T>): Promise<readonly [T, ReadonlyMap<string, readonly string[]>]>
  /** Does something, and gives the tables that its statements name. */
  namedBy<T>(work: () => Promise<T>): Promise<readonly [T, ReadonlySet<string>]>
  /** What was written since this was asked last, by table; not what carries calls, nor when a session was last used. */
  written(): Promise<ReadonlyMap<string, Written>>
  /** Whether one of these tables was written since a count of `turns`. */
  isNewer(tables: ReadonlySet<string>, turn: number): boolean
  turn(): number
}

/** A database's client as Drizzle uses it. */
interface Client {
  query(text: unknown, ...more: readonly unknown[]): Promise<unknown>
  transaction(work: (client: Client) => Promise<unknown>): Promise<unknown>
}

const TRIGGER = sql.raw(`
  CREATE FUNCTION watched.note() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND OLD IS NOT DISTINCT FROM NEW THEN RETURN NULL; END IF;
    IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'sessions' THEN
      IF to_jsonb(OLD) - 'used_at' = to_jsonb(NEW) - 'used_at' THEN RETURN NULL; END IF;
    END IF;
    INSERT INTO watched.tables VALUES (TG_TABLE_NAME, (TG_OP = 'INSERT')::int, 1)
    ON CONFLICT (name) DO UPDATE SET added = watched.tables.added + EXCLUDED.added, rows = watched.tables.rows + 1;
    RETURN NULL;
  END $$`)

/** Notes from now on what is read and written; triggers also see what other triggers write, as records of postings are. */
export async function watchTables(db: Database): Promise<Tables> {
  const { drizzle } = db
  await drizzle.execute(sql`CREATE SCHEMA watched`)
  await drizzle.execute(sql`CREATE TABLE watched.tables (name text PRIMARY KEY, added int NOT NULL, rows int NOT NULL)`)
  await drizzle.execute(TRIGGER)
  const found = await rowsOf<{ name: string }>(
    drizzle,
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  )
  const all = new Set(found.map(({ name }) => name).filter((name) => !CARRYING.includes(name)))
  for (const name of all) {
    await drizzle.execute(
      sql`CREATE TRIGGER watched AFTER INSERT OR UPDATE OR DELETE ON ${sql.identifier(name)} FOR EACH ROW EXECUTE FUNCTION watched.note()`,
    )
  }
  const hear = listen(db, all)
  const writtenIn = new Map<string, number>()
  let turn = 0
  return {
    heard: hear,
    async namedBy(work) {
      const [result, said] = await hear(work)
      return [result, new Set([...said.values()].flat())] as const
    },
    async written() {
      turn += 1
      const rows = await rowsOf<{ name: string } & Written>(drizzle, sql`DELETE FROM watched.tables RETURNING *`)
      for (const { name } of rows) writtenIn.set(name, turn)
      return new Map(rows.map(({ name, ...written }) => [name, written]))
    },
    isNewer: (tables, since) => [...tables].some((name) => (writtenIn.get(name) ?? 0) > since),
    turn: () => turn,
  }
}

/** Hears the statements that go to the database. One work at a time: a second would take the first one's statements. */
function listen({ drizzle }: Database, all: ReadonlySet<string>): Tables['heard'] {
  const client = (drizzle as unknown as { readonly $client: Client }).$client
  const known = new Map<string, readonly string[]>()
  let heard: Map<string, readonly string[]> | undefined
  const note = (text: unknown): void => {
    if (!heard || typeof text !== 'string') return
    const names = known.get(text) ?? [...new Set(text.match(/\w+/g))].filter((word) => all.has(word))
    known.set(text, names)
    heard.set(text, names)
  }
  const noting =
    (query: Client['query']): Client['query'] =>
    (text, ...more) => {
      note(text)
      return query(text, ...more)
    }
  const transaction = client.transaction.bind(client)
  client.query = noting(client.query.bind(client))
  client.transaction = (work) => transaction((inside) => work({ ...inside, query: noting(inside.query.bind(inside)) }))
  return async (work) => {
    const said = new Map<string, readonly string[]>()
    heard = said
    try {
      return [await work(), said] as const
    } finally {
      heard = undefined
    }
  }
}

/** A read that was asked too often tells nothing of what it would have told. */
const TOO_OFTEN = 'TooManyTries'

/** Fields that differ at every asking, whatever anybody does, by call. */
const OF_THE_MOMENT: Partial<Record<CallName, readonly string[]>> = {
  jssdkConfig: ['nonceStr', 'timestamp', 'signature'],
  queryCertificate: ['issuedAt'],
  queryTransferLimits: ['sending'],
  queryApproval: ['at'],
  queryApprovals: ['at'],
  queryAuthorisation: ['at'],
  queryBankCall: ['at'],
  queryCampaign: ['at'],
  queryCampaigns: ['at'],
  queryCityOffers: ['at'],
  queryMall: ['at'],
  queryLearning: ['at'],
  queryBankTime: ['now'],
}

/** A read whose answer is another than before. */
export interface Changed {
  readonly read: CallName
  readonly before: unknown
  readonly after: unknown
}

/** What a person's reads tell. */
export interface OwnReads {
  /** Asks whichever read may have another answer than when it was asked last; gives those that have. */
  changed(): Promise<readonly Changed[]>
  /** Asks every read, whatever was written. */
  all(): Promise<readonly Changed[]>
}

interface Kept {
  readonly answer: unknown
  readonly tables: ReadonlySet<string>
  readonly turn: number
}

/**
 * A read is asked again only when a table was written that its last answer was made from; nothing else, beside the time,
 * can make another answer of it. Of thousands of readings between writes some tenth is left.
 */
export function readsOf(person: Person, tables: Tables): OwnReads {
  const kept = new Map<CallName, Kept>()
  const own = READS.filter((name) => asks(person, CALLS[name]))
  const ask = async (names: readonly CallName[]): Promise<Changed[]> => {
    const changes: Changed[] = []
    for (const read of names) {
      const [answer, used] = await tables.namedBy(() => answerTo(person, read))
      // What a read writes itself, such as how often it was asked, makes no other answer of it.
      await tables.written()
      const before = kept.get(read)
      if (before && answer.refused === TOO_OFTEN) continue
      kept.set(read, { answer, tables: used, turn: tables.turn() })
      if (before && JSON.stringify(before.answer) !== JSON.stringify(answer))
        changes.push({ read, before: before.answer, after: answer })
    }
    return changes
  }
  const isOld = (name: CallName): boolean => {
    const last = kept.get(name)
    return !last || tables.isNewer(last.tables, last.turn)
  }
  return {
    async changed() {
      await tables.written()
      return ask(own.filter(isOld))
    },
    all: () => ask(own),
  }
}

/** An answer without what is of the moment, or the reason why there is none. */
async function answerTo(person: Person, name: CallName): Promise<Readonly<Record<string, unknown>>> {
  const { outcome } = await askAs(person, name)
  const said: object = outcome.ok ? Object(outcome.value) : { refused: outcome.error }
  return Object.fromEntries(Object.entries(said).filter(([field]) => !OF_THE_MOMENT[name]?.includes(field)))
}

/** The places at which two answers differ, with both values. */
export function differences(before: unknown, after: unknown, at = ''): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const isWhole = [before, after].some((one) => typeof one !== 'object' || one === null)
  if (isWhole) return [`${at}: ${JSON.stringify(before)} is now ${JSON.stringify(after)}`]
  const [old, now] = [before, after] as [Record<string, unknown>, Record<string, unknown>]
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return keys.flatMap((key) => differences(old[key], now[key], at === '' ? key : `${at}.${key}`))
}
