import pg from 'pg'
import type { Database } from '@sandbox/kernel/db'

/** What was heard so far, in the order in which it was sent; whoever looks may empty it. */
export interface Hearing {
  readonly heard: string[]
  off(): void
}

type Query = (this: unknown, ...given: unknown[]) => unknown

/** An embedded database's client as Drizzle uses it. */
interface Client {
  query: Query
  transaction(work: (client: { query: Query }) => Promise<unknown>): Promise<unknown>
}

/**
 * Hears every statement that reaches a database, while it is on, BEGIN and COMMIT among them: each is a round trip to
 * PostgreSQL. Of PostgreSQL it hears all databases of this process.
 */
export function hearStatements(db: Database): Hearing {
  const heard: string[] = []
  const hearing = (plain: Query): Query =>
    function (this: unknown, ...given) {
      const [first] = given
      heard.push(typeof first === 'string' ? first : String(Object(first).text))
      return plain.apply(this, given)
    }
  if (db.kind === 'postgres') {
    const prototype = pg.Client.prototype as unknown as { query: Query }
    const plain = prototype.query
    prototype.query = hearing(plain)
    return { heard, off: () => void (prototype.query = plain) }
  }
  const client = (db.drizzle as unknown as { readonly $client: Client }).$client
  const { query, transaction } = client
  client.query = hearing(query.bind(client))
  client.transaction = (work) => {
    heard.push('BEGIN')
    return transaction
      .call(client, (inside) => work({ ...inside, query: hearing(inside.query.bind(inside)) }))
      .finally(() => void heard.push('COMMIT'))
  }
  return { heard, off: () => void Object.assign(client, { query, transaction }) }
}
