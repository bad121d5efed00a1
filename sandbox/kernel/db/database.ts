import { AsyncLocalStorage } from 'node:async_hooks'
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { createConcurrencyLimit } from './concurrencyLimit'
import type { Queryable, Tx } from './queryable'
import { Refusal, undoneWhenRefused } from './refusals'
import { NestedTransaction, sqlState, TransactionFailed } from './errors'

export type Isolation = 'read committed' | 'repeatable read' | 'serializable'

export interface Database {
  readonly kind: 'pglite' | 'postgres'
  /**
   * For statements outside transactions.
   * @throws NestedTransaction inside `transaction`: use its `tx`.
   */
  readonly drizzle: Queryable
  /**
   * Runs `work` in one transaction, and again when it lost a race (serialization failure or deadlock), so `work` must have
   * no effect except through `tx`.
   * @throws NestedTransaction inside another `transaction`; TransactionFailed when `work` swallowed a statement's error:
   * the database then keeps nothing but answers COMMIT without an error.
   *
   * In somebody's call a refusal (a Result that isn't ok) undoes what was written before it, except what `keepWhenRefused`
   * marked, and except with `refused: 'kept'`.
   */
  transaction<T>(
    work: (tx: Tx) => Promise<T>,
    options?: { readonly isolation?: Isolation; readonly refused?: 'kept' },
  ): Promise<T>
  /**
   * Runs the work of somebody's call: a few of one person's at a time, so that no burst takes the connections of others, and
   * no statement of it waits for a lock for ever (`isBusy` tells what that ends in).
   * @param who names the person; undefined for nobody that is known, whose calls come as they are
   * @throws DatabaseBusy when too many of theirs wait
   */
  asCall<T>(who: string | undefined, work: () => Promise<T>): Promise<T>
  close(): Promise<void>
  /** How many connections there are to PostgreSQL; none to an embedded database. */
  readonly connections?: () => readonly PoolCounts[]
}

/** A pool of connections, at this moment. */
export interface PoolCounts {
  readonly pool: 'transactions' | 'reads'
  readonly open: number
  readonly idle: number
  /** How much work waits for a connection. */
  readonly waiting: number
}

const LOST_RACES = new Set(['40001', '40P01'])
const MAX_TRIES = 12
/** Of one person (ours): an app asks for a page's few reads at once. */
const CALLS_AT_ONCE = 4
/** Of one person (ours): no app has as many under way. */
const MAX_WAITING = 500
/** The error of a statement that follows a failed one in its transaction. */
const IN_FAILED_TRANSACTION = '25P02'

/** How a driver runs a transaction. PostgreSQL is told the level; the embedded database has the usual one by default. */
export type Transact = <T>(
  work: (tx: Tx) => Promise<T>,
  config: { readonly isolationLevel: Isolation } | undefined,
  /** Whether it is part of a call, whose statements wait for locks only for a while. */
  isOfCall: boolean,
) => Promise<T>

/** Wraps a Drizzle handle of either driver. */
export function databaseOf(
  kind: Database['kind'],
  handle: Queryable,
  transact: Transact,
  close: () => Promise<void>,
): Database {
  const inside = new AsyncLocalStorage<'call' | 'transaction'>()
  const limited = createConcurrencyLimit(CALLS_AT_ONCE, MAX_WAITING)
  const refuseNesting = () => {
    if (inside.getStore() === 'transaction')
      throw new NestedTransaction('inside a transaction every statement goes through its tx')
  }
  return {
    kind,
    get drizzle() {
      refuseNesting()
      return handle
    },
    async transaction(work, options = {}) {
      refuseNesting()
      const isOfCall = inside.getStore() === 'call'
      const isolationLevel = options.isolation ?? 'read committed'
      // This is the embedded database's default level; naming it would cost one more query.
      const config = kind === 'pglite' && isolationLevel === 'read committed' ? undefined : { isolationLevel }
      const wholly = isOfCall && options.refused !== 'kept' ? undoneWhenRefused(work) : work
      for (let tries = 1; ; tries += 1) {
        try {
          return await inside.run('transaction', () => transact(wholly, config, isOfCall))
        } catch (error) {
          if (error instanceof Refusal) return error.answer as Awaited<ReturnType<typeof work>>
          const state = sqlState(error)
          if (state === IN_FAILED_TRANSACTION) throw new TransactionFailed({ cause: error })
          if (!LOST_RACES.has(state ?? '') || tries >= MAX_TRIES) throw error
          // A random wait; with equal waits those who collided would collide again.
          await sleep(randomInt(1, 2 ** Math.min(tries, 7) + 1))
        }
      }
    },
    asCall(who, work) {
      const run = () => inside.run('call', work)
      return who === undefined ? run() : limited(who, run)
    },
    close: () => {
      // Once an AsyncLocalStorage was used, Node passes it through every promise until it is disabled.
      inside.disable()
      return close()
    },
  }
}

/**
 * Presents an open transaction as a database, for work that opens transactions of its own: they all become part of this
 * one, and nothing is kept unless it commits.
 */
export function databaseWithin(tx: Tx, kind: Database['kind']): Database {
  return {
    kind,
    drizzle: tx,
    transaction: (work) => work(tx),
    asCall: (_who, work) => work(),
    close: () => Promise.reject(new Error('a transaction is no database to close')),
  }
}

/** Runs a statement written as SQL; int8 columns arrive as safe numbers from both drivers. */
export async function rowsOf<Row>(on: Queryable, statement: SQL): Promise<Row[]> {
  const result = (await on.execute(statement)) as unknown as { rows: Row[] }
  return result.rows
}

/** A list of records as one parameter, read with `jsonb_to_recordset`; avoids the limit of 65,535 parameters. */
export const recordset = (records: readonly object[]): SQL => sql`${JSON.stringify(records)}::jsonb`
