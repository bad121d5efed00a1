import { sql } from 'drizzle-orm'
import { addDays } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { instantOf } from '@/domain/dates/instant'
import { atOneTime } from '@test/clock'
import { endDueDays } from '../dayEnd'
import { rowsOf } from '../db'
import { migrationsIn } from '../db/migrate'
import { withDatabase } from '../db/testing/withDatabase'
import { bankNow, moveClock, startClockAt } from '.'
import { join } from 'node:path'

const DAY = '20261231' as Day
const MIDNIGHT = instantOf(addDays(DAY, 1))
const STEPS = [{ name: 'nothing', run: () => Promise.resolve(undefined) }]

withDatabase((database) => {
  const now = () => bankNow(database.current.drizzle)

  beforeAll(() =>
    atOneTime(MIDNIGHT - 5_000, () => database.current.transaction((tx) => startClockAt(tx, MIDNIGHT - 5_000))),
  )

  test('the bank’s time is the process’s, moved as the bank was moved', async () => {
    expect(await atOneTime(MIDNIGHT - 4_000, now)).toBe(MIDNIGHT - 4_000)
    const moved = () => database.current.transaction((tx) => moveClock(tx, 1_000))
    expect(await atOneTime(MIDNIGHT - 4_000, moved)).toBe(MIDNIGHT - 3_000)
    expect(await atOneTime(MIDNIGHT - 3_000, now)).toBe(MIDNIGHT - 2_000)
  })

  test('a process whose clock is behind stays on the new day once another has begun to end the old one', async () => {
    expect(await atOneTime(MIDNIGHT - 1_001, now)).toBe(MIDNIGHT - 1)
    expect(await atOneTime(MIDNIGHT + 500, () => endDueDays(database.current, STEPS))).toEqual([DAY])
    expect(await atOneTime(MIDNIGHT - 2_000, now)).toBe(MIDNIGHT)
    expect(await atOneTime(MIDNIGHT + 3_000, now)).toBe(MIDNIGHT + 4_000)
  })

  test('no default, check, function or trigger of the database tells the time', async () => {
    const clock = '\\m(now|(clock|statement|transaction)_timestamp|timeofday)\\(|\\mcurrent_(date|time)|\\mlocaltime'
    const found = await rowsOf(
      database.current.drizzle,
      sql`SELECT table_name AS name FROM information_schema.columns
          WHERE table_schema = 'public' AND column_default ~* ${clock}
          UNION ALL SELECT proname FROM pg_proc JOIN pg_namespace n ON n.oid = pronamespace
          WHERE n.nspname = 'public' AND prosrc ~* ${clock}
          UNION ALL SELECT conname FROM pg_constraint WHERE contype = 'c' AND pg_get_constraintdef(oid) ~* ${clock}`,
    )
    expect(found).toEqual([])
  })
})

test('no migration asks the database for the time, which is the bank’s processes’', () => {
  const all = migrationsIn(join(__dirname, '../db/migrations'))
  expect(all.length).toBeGreaterThan(0)
  for (const { name, text } of all) {
    expect([
      name,
      /\b(now|(clock|statement|transaction)_timestamp|timeofday)\(|current_(date|time)|localtime/i.test(text),
    ]).toEqual([name, false])
  }
})
