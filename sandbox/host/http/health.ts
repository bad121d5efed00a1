import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { rowsOf } from '@sandbox/kernel/db'
import type { Database } from '@sandbox/kernel/db'

/** Longer than a healthy database takes, shorter than a balancer waits (ours). */
const PATIENCE_MS = 2_000

/**
 * Answers machines that watch the bank: `/healthz` while the process lives, `/readyz` while it can serve customers, and
 * `stopping` where it is about to end. They say nothing but that, to whoever asks. The port opens when the migrations are
 * applied and the books are open, so that no answer means not ready too.
 */
export function serveHealth(server: FastifyInstance, db: Database, isStopping: () => boolean): void {
  let asked: Promise<boolean> | undefined
  // However many ask, the database is asked once at a time.
  const isOpen = () => (asked ??= areBooksOpen(db).finally(() => (asked = undefined)))
  server.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send('alive'))
  server.get('/readyz', async (_request, reply) => {
    const state = isStopping() ? 'stopping' : (await isOpen()) ? 'ready' : 'not ready'
    return reply
      .code(state === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(state)
  })
}

/** Whether the database answers in time, with migrations applied and a ledger that was opened. */
async function areBooksOpen(db: Database): Promise<boolean> {
  const answered = rowsOf<{ open: boolean }>(
    db.drizzle,
    sql`SELECT EXISTS (SELECT FROM schema_migrations) AND EXISTS (SELECT FROM bank_clock WHERE opened_day IS NOT NULL) AS open`,
  ).then(
    ([row]) => row?.open === true,
    () => false,
  )
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((done) => (timer = setTimeout(done, PATIENCE_MS, false)))
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}
