import { sql } from 'drizzle-orm'
import type { Queryable, Tx } from './queryable'

/** Carries a refusal out of a transaction that it undoes. */
export class Refusal extends Error {
  constructor(readonly answer: unknown) {
    super('refused')
  }
}

/** Transactions that a refusal undoes, and those of them in which something stays all the same. */
const undone = new WeakSet<object>()
const kept = new WeakSet<object>()

/** A Result that isn't ok. */
const isRefusal = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && (answer as { ok?: unknown }).ok === false

/** The work of a transaction, whose refusal leaves nothing but what was marked as to be kept. */
export const undoneWhenRefused =
  <T>(work: (tx: Tx) => Promise<T>) =>
  async (tx: Tx): Promise<T> => {
    undone.add(tx)
    const answer = await work(tx)
    if (!isRefusal(answer)) return answer
    if (!kept.has(tx)) throw new Refusal(answer)
    await tx.execute(sql`ROLLBACK TO SAVEPOINT kept`)
    return answer
  }

/**
 * What the transaction has written up to now stays also when it refuses: a counted try, a wrong guess. What it writes
 * afterwards doesn't. Does nothing outside of such a transaction, and within a savepoint, which decides by itself.
 */
export async function keepWhenRefused(on: Queryable): Promise<void> {
  if (!undone.has(on)) return
  await on.execute(sql`SAVEPOINT kept`)
  kept.add(on)
}
