import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { rowsOf } from '@sandbox/kernel/db'
import type { Database } from '@sandbox/kernel/db'
import { startProcess } from '@sandbox/kernel/db/testing/childProcess'
import { withPostgres } from '@sandbox/kernel/db/testing/withDatabase'
import { inFull } from '@test/inFull'
import type { TestDatabase } from '@sandbox/kernel/db/testing/withDatabase'
import { serverKeys } from '@sandbox/kernel/session/serverKeys'
import { machineNow } from '@sandbox/kernel/clock'
import { OPENING } from '@test/clock'
import { resetBank } from './reset'

const PROGRAM = join(__dirname, 'testing/seeder.ts')
const AT = OPENING
const KILLS = 5
const LIMIT_MS = 180_000

/** What differs between any two banks: random ids and salts, the server's key, real times. */
const OWN = new Set([
  'coupons.id',
  'messages.source',
  'credentials.hash',
  'credentials.salt',
  'bank_clock.offset_ms',
  'org_cards.proof_until',
  'face_passes.good_until',
  'approvals.client_id',
  'case_steps.client_id',
  'approvals.receipt',
  'transfer_limits.cooling_until',
  'statements.check_code',
  'statements.digest',
  'statements.bytes',
  'statement_pieces.content',
  'shops.term',
  'marketers.since',
  'vouchers.partner_code',
])
/**
 * Random ids, as columns and within other ids, and what is hashed of them; a case's number, a letter and a day before nine
 * digits; an order's number, a letter and its time; that of an enterprise's transfer, of its random client id; times on
 * documents.
 */
const RANDOM =
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{64}|(?<=\b[RV]?)[0-9a-f]{32}\b|(?<=\bP)\d{19}\b|(?<=\b[A-Z]{1,2}\d{8})\d{9}\b|(?<=\borgOut\w* |"(?:order|origin)_no",")[0-9A-F]{16}(?=R?")|\d\d:\d\d:\d\d/g
const isTime = (column: string): boolean => column === 'at' || column.endsWith('_at')

type Row = Readonly<Record<string, unknown>>

/** All tables' rows without what differs between banks, in an order that is the same in every bank. */
async function contents(database: Database): Promise<Record<string, string[]>> {
  const on = database.drizzle
  const tables = await rowsOf<{ name: string }>(
    on,
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  )
  const found: Record<string, string[]> = {}
  for (const { name } of tables) {
    const rows = await rowsOf<{ row: Row }>(
      on,
      sql`SELECT to_jsonb(t) AS row FROM public.${sql.identifier(name)} t
          WHERE NOT to_jsonb(t) @> '{"name": "serverPrivateKey"}'`,
    )
    const shared = ([column]: [string, unknown]): boolean => !isTime(column) && !OWN.has(`${name}.${column}`)
    found[name] = rows.map(({ row }) => JSON.stringify(Object.entries(row).filter(shared)).replace(RANDOM, '…')).sort()
  }
  return found
}

const start = (database: TestDatabase) => startProcess(PROGRAM, database.url, String(AT))

/** Ends the connection of a transaction that has been working for a while. */
async function breakOff(database: Database): Promise<void> {
  for (let seen = ''; ; await sleep(200)) {
    const [working] = await rowsOf<{ pid: number; transaction: string }>(
      database.drizzle,
      sql`SELECT pid, xact_start::text AS transaction FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL`,
    )
    if (working?.transaction === seen) {
      await database.drizzle.execute(sql`SELECT pg_terminate_backend(${working.pid})`)
      return
    }
    seen = working?.transaction ?? ''
  }
}

withPostgres((undisturbed) => {
  withPostgres((database) => {
    let took = 0
    let expected: Record<string, string[]> = {}

    beforeAll(async () => {
      const seeder = start(undisturbed)
      await seeder.printed(1)
      const begun = machineNow()
      expect(await seeder.ended).toBe(0)
      took = machineNow() - begun
      expected = await contents(undisturbed.current)
    }, LIMIT_MS)

    inFull(
      'killed at any moment of its first start, the next two at once make the bank of an undisturbed one',
      async () => {
        let midway = 0
        for (let kills = 0; kills < KILLS; kills += 1) {
          const seeder = start(database)
          await seeder.printed(1)
          await sleep((took * kills) / (KILLS + 1))
          await seeder.kill()
          if (seeder.lines.length === 1) midway += 1
        }
        // Otherwise the test would show nothing: at least one kill must fall between the beginning and the end of the
        // seeds.
        expect(midway).toBeGreaterThan(1)
        const together = [start(database), start(database)]
        expect(await Promise.all(together.map(({ ended }) => ended))).toEqual([0, 0])
        expect(await contents(database.current)).toEqual(expected)
      },
      LIMIT_MS,
    )

    test(
      'a reset that is broken off leaves the bank as it was, and one that isn’t makes it anew',
      async () => {
        const keys = await serverKeys(database.current, undefined)
        await database.current.drizzle.execute(sql`DROP SCHEMA IF EXISTS seeded CASCADE`)
        await database.current.drizzle.execute(sql`UPDATE customers SET mobile_no = NULL`)
        const changed = await contents(database.current)
        const resetting = resetBank(database.current, keys, AT)
        await breakOff(database.current)
        await expect(resetting).rejects.toThrow('lost')
        expect(await contents(database.current)).toEqual(changed)
        await resetBank(database.current, keys, AT)
        expect(await contents(database.current)).toEqual(expected)
        // The next one goes back to the copy that it made.
        await resetBank(database.current, keys, AT)
        expect(await contents(database.current)).toEqual(expected)
      },
      LIMIT_MS,
    )

    inFull(
      'of resets at once each waits for the one before, with and without a copy to go back to',
      async () => {
        const keys = await serverKeys(database.current, undefined)
        await database.current.drizzle.execute(sql`DROP SCHEMA IF EXISTS seeded CASCADE`)
        await Promise.all([1, 2, 3].map(() => resetBank(database.current, keys, AT)))
        expect(await contents(database.current)).toEqual(expected)
      },
      LIMIT_MS,
    )
  })
})
