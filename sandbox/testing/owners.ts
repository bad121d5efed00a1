import { sql } from 'drizzle-orm'
import { bankNow } from '@sandbox/kernel/clock'
import { showOnClock } from '@sandbox/kernel/clock/now'
import { rowsOf } from '@sandbox/kernel/db'
import type { Database } from '@sandbox/kernel/db'
import type { Fill } from '@sandbox/kernel/db/testing/images'
import type { BankHere } from '@sandbox/business/onboarding/testing/applicant'
import { atOneTime, START } from '@test/clock'
import { passDays, prepareOwners, returnOwners } from './testCustomers'
import type { TestCustomers } from './testCustomers'
import type { Kept, Role } from './person'
import { SEEDED } from './seeded'
import { testServer } from './server'
import { sourcesKey } from './sources'

const KEY = (): string => `${SEEDED.key()} ${sourcesKey({ prepared: true })}`

/** Numbers of messages must not be met by chance among those of other things, which would look like a leak. */
const NUMBERED_APART = sql`SELECT setval(pg_get_serial_sequence('messages', 'id'), 3000000)`

type KeptByRole = Readonly<Record<Role, Kept>>

/** In a schema of its own, which the bank never reads: the time of the image, and what the owners keep. */
async function note({ drizzle }: Database, kept: Readonly<Partial<KeptByRole>>): Promise<void> {
  await drizzle.execute(sql`CREATE SCHEMA aged`)
  await drizzle.execute(sql`CREATE TABLE aged.kept AS
    SELECT ${await bankNow(drizzle)}::bigint AS now, ${JSON.stringify(kept)}::text AS things`)
}

const noted = async ({ drizzle }: Database): Promise<{ readonly now: number; readonly things: string }> => {
  const [row] = await rowsOf<{ now: number; things: string }>(drizzle, sql`SELECT now, things FROM aged.kept`)
  if (!row) throw new Error('nobody has lived in this bank')
  return row
}

/** The clock goes on from where it was. */
const copied = async (database: Database): Promise<void> => {
  const { now } = await noted(database)
  await database.transaction((tx) => showOnClock(tx, now))
}

/** A seeded bank in which the owners have lived for nine days. */
export const LIVED_IN: Fill = {
  name: 'livedIn',
  after: SEEDED,
  key: KEY,
  work: (db) =>
    atOneTime(START, async () => {
      await db.drizzle.execute(NUMBERED_APART)
      const server = await testServer(db)
      try {
        const kept = []
        for (const person of await prepareOwners({ db, server })) kept.push([person.role, await person.kept()])
        await note(db, Object.fromEntries(kept) as KeptByRole)
      } finally {
        await server.close()
      }
    }),
  copied,
}

/** A seeded bank as old as that, in which the owners never were. */
export const WITHOUT_OWNERS: Fill = {
  name: 'withoutOwners',
  after: SEEDED,
  key: KEY,
  work: (db) =>
    atOneTime(START, async () => {
      await passDays(db)
      await note(db, {})
    }),
  copied,
}

/** The owners of a bank with the fill above, signed in. */
export const ownersOf = async (bank: BankHere): Promise<TestCustomers> =>
  returnOwners(bank, JSON.parse((await noted(bank.db)).things) as KeptByRole)
