import { parse, protocol } from '@electric-sql/pglite'
import type { PGlite, QueryOptions, Results } from '@electric-sql/pglite'
import { TransactionFailed } from './errors'

/** What Drizzle's PGlite session asks of its client. */
export interface EmbeddedClient {
  query(text: string, values?: readonly unknown[], options?: QueryOptions): Promise<Results>
  transaction<T>(work: (client: EmbeddedClient) => Promise<T>): Promise<T>
}

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]

/** A statement the database has parsed. */
interface Prepared {
  readonly name: string
  readonly parameterTypes: readonly number[]
  /** What describes its rows. */
  readonly description: readonly Message[]
}

/** Other statements are rare, and some of them (savepoints, function bodies) can't be prepared. */
const PREPARABLE = /^\s*(?:select|insert|update|delete|with)\b/i
/** More than the bank's own statements; lists of varying length add some. */
const MAX_PREPARED = 500

const { serialize } = protocol

/**
 * PGlite's own `query` parses and plans every time, in six calls into the database. Statements prepared once by their text
 * and then only bound and executed, in one call, take a tenth of the time.
 */
export function embeddedClient(pglite: PGlite): EmbeddedClient {
  const prepared = new Map<string, Prepared>()
  let parsers: PGlite['parsers'] | undefined
  let named = 0

  const send = (...messages: readonly Uint8Array[]): Promise<Message[]> =>
    pglite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false })

  async function prepare(text: string): Promise<Prepared> {
    const known = prepared.get(text)
    if (known) return known
    const name = `s${(named += 1)}`
    const answers = await send(serialize.parse({ text, name }), serialize.describe({ type: 'S', name }))
    const parameterTypes = parse.parseDescribeStatementResults(answers)
    const made = { name, parameterTypes, description: answers.filter((one) => one.name === 'rowDescription') }
    prepared.set(text, made)
    for (const [old, { name: outdated }] of prepared) {
      if (prepared.size <= MAX_PREPARED) break
      prepared.delete(old)
      await send(serialize.close({ type: 'S', name: outdated }))
    }
    return made
  }

  const serialized = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null
    const serializer = type === undefined ? undefined : pglite.serializers[type]
    return serializer ? serializer(value) : String(value)
  }

  async function answersTo(text: string, values: readonly unknown[]): Promise<readonly Message[]> {
    if (values.length === 0 && !PREPARABLE.test(text)) {
      return pglite.execProtocolStream(serialize.query(text), { syncToFs: false })
    }
    const { name, parameterTypes, description } = await prepare(text)
    const bound = values.map((value, index) => serialized(value, parameterTypes[index]))
    return [...description, ...(await send(serialize.bind({ statement: name, values: bound }), serialize.execute({})))]
  }

  async function run(text: string, values: readonly unknown[] = [], options: QueryOptions = {}): Promise<Results> {
    if (pglite.closed) throw new Error('the database is closed')
    // Drizzle passes the same parsers with every query, and merging them with PGlite's 600 takes longer than the query.
    parsers ??= { ...pglite.parsers, ...options.parsers }
    const [result] = parse.parseResults([...(await answersTo(text, values))], parsers, { rowMode: options.rowMode })
    if (!result) throw new Error('a query without a result')
    return result
  }

  /** Statements that a transaction asks for at once, one after the other: answers of two would be taken for each other's. */
  function inTurn(): EmbeddedClient['query'] {
    let last: Promise<unknown> = Promise.resolve()
    return (...asked) => {
      const answer = last.then(() => run(...asked))
      last = answer.catch(() => undefined)
      return answer
    }
  }

  async function finish(): Promise<void> {
    const messages = await pglite.execProtocolStream(serialize.query('COMMIT'), { syncToFs: false })
    const said = messages.some((one) => one.name === 'commandComplete' && 'text' in one && one.text === 'ROLLBACK')
    if (said) throw new TransactionFailed()
  }

  return {
    query: (text, values, options) => pglite._runExclusiveTransaction(() => run(text, values, options)),
    transaction: (work) =>
      pglite._runExclusiveTransaction(async () => {
        await run('BEGIN')
        try {
          const inside: EmbeddedClient = { query: inTurn(), transaction: () => Promise.reject(new Error('nested')) }
          const result = await work(inside)
          await finish()
          return result
        } catch (error) {
          await run('ROLLBACK')
          throw error
        }
      }),
  }
}
