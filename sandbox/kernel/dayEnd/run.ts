import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { addDays } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { instantOf } from '@/domain/dates/instant'
import { bankNow } from '../clock/now'
import { rowsOf, schema } from '../db'
import type { Database, Tx } from '../db'
import { workSlices } from './slices'
import type { DayEndBatch, NamedStep } from './steps'

/** Any number, as long as every process of the bank uses the same. */
const DAY_END_LOCK = 20_520_524

/** The cursor of a step whose slices have been made. */
const SLICED = 'sliced'

/**
 * Ends every business day that is over by the bank's clock, in order, each exactly once, and gives the days that this call
 * finished. The work of a batch and the note that it is done commit together. So a killed process loses nothing, another
 * one continues its work, and several processes can share it.
 * @param steps the work of a day's end, in its order
 */
export async function endDueDays(database: Database, steps: readonly NamedStep[]): Promise<Day[]> {
  const finished: Day[] = []
  for (;;) {
    const outcome = await database.transaction((tx) => runBatch(tx, steps))
    if (outcome === 'nothing due') return finished
    if (typeof outcome === 'object') await workSlices(database, outcome.day, outcome.step)
    else if (outcome !== 'more') finished.push(outcome)
  }
}

type DayEnd = typeof schema.dayEnds.$inferSelect

/** A step whose slices are left. */
interface Sliced {
  readonly day: Day
  readonly step: NamedStep
}

async function runBatch(tx: Tx, steps: readonly NamedStep[]): Promise<'nothing due' | 'more' | Day | Sliced> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${DAY_END_LOCK})`)
  // Somebody else's transaction, such as a seed's, isn't ours to end.
  const isOurs = !(await hasChanged(tx))
  const now = await bankNow(tx)
  const current = await currentDayEnd(tx, now, steps[0]?.name ?? '')
  if (!current) return 'nothing due'
  if (isOurs && (await hasChanged(tx))) return 'more'
  const { day } = current
  const nextDay = addDays(day, 1)
  const begun = steps.findIndex(({ name }) => name === current.step)
  if (begun < 0) throw new Error(`the day end of ${day} stands at an unknown step: ${current.step}`)
  let { cursor } = current
  // Steps that find nothing to do share a transaction. One that changed something ends it, because the next locks what comes
  // before what this one holds (docs/decisions/ledger.md).
  for (const [index, step] of steps.entries()) {
    if (index < begun) continue
    if (cursor === SLICED && (await hasSlices(tx, day, step))) return { day, step }
    const batch = { day, nextDay, at: instantOf(nextDay) }
    const next = cursor === SLICED ? undefined : await step.run(tx, { ...batch, cursor })
    if (next !== undefined) {
      // Who ends days within another transaction is alone with it.
      const sliced = isOurs && (await slice(tx, step, { ...batch, cursor: next }))
      return keep(tx, day, { step: step.name, cursor: sliced ? SLICED : next })
    }
    cursor = ''
    const following = steps[index + 1]
    if (following && isOurs && (await hasChanged(tx))) return keep(tx, day, { step: following.name, cursor })
  }
  await keep(tx, day, { status: 'done', finishedAt: now })
  return day
}

async function hasSlices(tx: Tx, day: Day, { name }: NamedStep): Promise<boolean> {
  const { dayEndSlices } = schema
  const ofStep = and(eq(dayEndSlices.day, day), eq(dayEndSlices.step, name))
  return (await tx.select({ slice: dayEndSlices.slice }).from(dayEndSlices).where(ofStep).limit(1)).length > 0
}

/** Leaves what a step's first batch hasn't done to whoever takes its slices; false for a step that can't be cut. */
async function slice(tx: Tx, { name, split }: NamedStep, batch: DayEndBatch): Promise<boolean> {
  const cuts = (await split?.(tx, batch)) ?? []
  if (cuts.length === 0) return false
  const { day, cursor } = batch
  const slices = [cursor, ...cuts].map((from, index) => ({ cursor: from, until: cuts[index] ?? null, slice: index }))
  await tx.insert(schema.dayEndSlices).values(slices.map((one) => ({ day, step: name, ...one })))
  return true
}

/** Whether the transaction has changed or locked a row. */
async function hasChanged(tx: Tx): Promise<boolean> {
  const [found] = await rowsOf<{ changed: boolean }>(
    tx,
    sql`SELECT pg_current_xact_id_if_assigned() IS NOT NULL AS changed`,
  )
  return found?.changed === true
}

async function keep(tx: Tx, day: Day, progress: Partial<DayEnd>): Promise<'more'> {
  await tx.update(schema.dayEnds).set(progress).where(eq(schema.dayEnds.day, day))
  return 'more'
}

/** The day end under way, or the next one when its day is over; undefined when none is due. */
async function currentDayEnd(tx: Tx, now: number, firstStep: string): Promise<DayEnd | undefined> {
  const { dayEnds, bankClock } = schema
  const [running] = await tx
    .select()
    .from(dayEnds)
    .where(eq(dayEnds.status, 'running'))
    .orderBy(asc(dayEnds.day))
    .limit(1)
  if (running) return running
  const [last] = await tx.select({ day: dayEnds.day }).from(dayEnds).orderBy(desc(dayEnds.day)).limit(1)
  const [clock] = await tx.select({ openedDay: bankClock.openedDay }).from(bankClock)
  const day = last ? addDays(last.day, 1) : clock?.openedDay
  if (!day || instantOf(addDays(day, 1)) > now) return undefined
  const [opened] = await tx
    .insert(dayEnds)
    .values({ day, step: firstStep, status: 'running', startedAt: now })
    .returning()
  return opened
}
