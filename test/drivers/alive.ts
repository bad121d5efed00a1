import { sql } from 'drizzle-orm'
import { schema } from '@sandbox/kernel/db'
import type { TestBank } from '@sandbox/testing/bank'

/** Milliseconds. */
const OFTEN_MS = 30_000

/**
 * Keeps everybody at a bank signed in until the returned function is called: a session ends after five minutes without a
 * sign of life, and a walk over all pages takes longer.
 */
export function keepSignedIn({ db }: TestBank): () => void {
  const { sessions } = schema
  const usedAt = sql`${sessions.usedAt} + ${OFTEN_MS}`
  // A statement is sent when it is executed or awaited, not when it is made.
  const alive = setInterval(() => void db.drizzle.update(sessions).set({ usedAt }).execute(), OFTEN_MS)
  return () => clearInterval(alive)
}
