import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { rowsOf } from '@sandbox/kernel/db'
import { startProcess } from '@sandbox/kernel/db/testing/childProcess'
import type { TestDatabase } from '@sandbox/kernel/db/testing/withDatabase'

const PROGRAM = join(__dirname, 'ender.ts')

/**
 * Starts a process that ends days and kills it while it waits for a row that `locking` holds: in the middle of that
 * row's batch, however fast the machine is.
 * @returns whether earlier batches of the same step had been kept
 */
export async function killAtRow({ current, url }: TestDatabase, locking: SQL): Promise<boolean> {
  await current.transaction(async (tx) => {
    await tx.execute(locking)
    const ender = startProcess(PROGRAM, url)
    let hasEnded = false
    void ender.ended.then(() => (hasEnded = true))
    const waiting = sql`SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))`
    while ((await rowsOf(tx, waiting)).length === 0) {
      if (hasEnded) throw new Error('the process ended without coming to the row')
      await sleep(5)
    }
    await ender.kill()
  })
  const midway = sql`SELECT 1 FROM day_ends WHERE status = 'running' AND cursor <> ''`
  return (await rowsOf(current.drizzle, midway)).length > 0
}
