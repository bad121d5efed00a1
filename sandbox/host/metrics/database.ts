import { Gauge } from 'prom-client'
import type { Registry } from 'prom-client'
import { sql } from 'drizzle-orm'
import { addDays, daysBetween } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { bankNow } from '@sandbox/kernel/clock'
import { rowsOf } from '@sandbox/kernel/db'
import type { Database } from '@sandbox/kernel/db'
import type { Metrics } from '.'

/** What the day end's gauges are made from. */
interface DayEndState {
  /** The last day whose end is complete; null in a bank that has not ended one. */
  readonly done: Day | null
  /** How long it took, ms. */
  readonly took: number | null
  readonly opened: Day
  /** The bank's time, epoch ms. */
  readonly now: number
}

const GAUGES: readonly (readonly [name: string, help: string, of: (state: DayEndState) => number | undefined])[] = [
  [
    'bank_day_end_completed_timestamp_seconds',
    'The end of the last day whose day end is complete',
    ({ done }) => (done === null ? undefined : instantOf(addDays(done, 1)) / 1000),
  ],
  [
    'bank_day_end_seconds',
    'Seconds the last complete day end took',
    ({ took }) => (took === null ? undefined : took / 1000),
  ],
  [
    'bank_day_end_due_days',
    'Days that are over by the clock of the bank and not ended; stays above 0 where a day end is stuck',
    ({ done, opened, now }) => daysBetween(done === null ? opened : addDays(done, 1), dayOfInstant(now)),
  ],
]

/**
 * Adds what is asked of the database and its pools whenever somebody reads the metrics. A database that doesn't answer
 * leaves the day's end unknown and says so in `bank_database_up`.
 */
export function measureDatabase(db: Database, { registry }: Metrics): void {
  const registers = [registry]
  let asked: Promise<DayEndState | undefined> | undefined
  // All gauges are collected at once, by one question.
  const state = () =>
    (asked ??= stateOf(db)
      .catch(() => undefined)
      .finally(() => (asked = undefined)))
  for (const [name, help, of] of GAUGES) {
    const gauge: Gauge = new Gauge({
      ...{ name, help, registers },
      async collect() {
        const known = await state()
        const value = known && of(known)
        // prom-client begins at 0, which would be an answer.
        if (value === undefined) gauge.remove()
        else gauge.set(value)
      },
    })
  }
  const up: Gauge = new Gauge({
    name: 'bank_database_up',
    help: 'Whether the database answered when the metrics were read',
    registers,
    collect: async () => up.set((await state()) ? 1 : 0),
  })
  if (db.connections) measurePools(db.connections, registers)
}

async function stateOf(db: Database): Promise<DayEndState> {
  const [state] = await rowsOf<Omit<DayEndState, 'now'>>(
    db.drizzle,
    sql`SELECT opened_day AS opened, last.day AS done, last.finished_at - last.started_at AS took
        FROM bank_clock LEFT JOIN (
          SELECT * FROM day_ends WHERE status = 'done' ORDER BY day DESC LIMIT 1
        ) last ON true`,
  )
  if (!state) throw new Error('the bank has no clock')
  return { ...state, now: await bankNow(db.drizzle) }
}

function measurePools(connections: NonNullable<Database['connections']>, registers: Registry[]): void {
  const pools: Gauge = new Gauge({
    name: 'bank_pool_connections',
    help: 'Connections to the database by pool and state; waiting: work without one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { pool, open, idle, waiting } of connections()) {
        pools.set({ pool, state: 'busy' }, open - idle)
        pools.set({ pool, state: 'idle' }, idle)
        pools.set({ pool, state: 'waiting' }, waiting)
      }
    },
  })
}
