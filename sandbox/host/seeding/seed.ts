import { sql } from 'drizzle-orm'
import { addDays } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { yuan } from '@/domain/money/fen'
import { familyOf } from '@/domain/product/families'
import { isOffered } from '@/domain/product/offered'
import { CAPABILITIES } from '@sandbox/capabilities'
import { runDueDayEnds } from '@sandbox/dayEnds'
import { sellEveryFamily, setSaleStatus } from '@sandbox/business/product'
import { named } from '@sandbox/kernel/capability'
import { bankNow, moveClock, startClockAt } from '@sandbox/kernel/clock'
import { databaseWithin, rowsOf, schema } from '@sandbox/kernel/db'
import type { Database, Tx } from '@sandbox/kernel/db'
import type { Seed, SeedWorld } from '@sandbox/kernel/seed'
import { chooseOutcome } from '../simulators/choices'
import { inOrder } from './order'
import { demoCustomerId, demoOpenId, demoPeople, demoSecrets } from './people'

/** How many days before today the sandbox's bank opened: just long enough for a one-month deposit to have matured. */
const HISTORY_DAYS = 40
/** The hour of every act; after 23:30 a purchase would count for the next day. */
const SEED_HOUR = 10

/** Something a named customer did this many days before today; amounts in whole yuan. */
interface HistoryAct {
  readonly daysAgo: number
  readonly customer: string
  /** The name of one of the capabilities' `seedActs`. */
  readonly act: string
  readonly amount: number
  readonly product?: string
}

/**
 * This product is not sold for some days, given in days before today. A month's deposit of it matures in that time and is
 * renewed as the renewed deposit of its term.
 */
const RENEWED = { product: '20123', pausedFrom: 14, pausedUntil: 1 } as const

/**
 * The seeds' history. Every act runs through the bank's own functions on its own day, and every day in between is ended,
 * so that interest and income are really earned.
 */
const HISTORY: readonly HistoryAct[] = [
  { daysAgo: 40, customer: 'zhangwei', act: 'in', amount: 400_000 },
  { daysAgo: 40, customer: 'zhangwei', act: 'buy', product: '20178', amount: 50_000 },
  // Of families that are closed to new purchases but stay complete for those who hold them.
  { daysAgo: 40, customer: 'zhangwei', act: 'buy', product: '20117', amount: 30_000 },
  { daysAgo: 40, customer: 'zhangwei', act: 'buy', product: '20134', amount: 10_000 },
  // One of every family; the closed and the invited ones were bought while they were sold.
  { daysAgo: 40, customer: 'heqi', act: 'in', amount: 400_000 },
  { daysAgo: 40, customer: 'heqi', act: 'buy', product: '20134', amount: 10_000 },
  { daysAgo: 40, customer: 'heqi', act: 'buy', product: '20200', amount: 20_000 },
  { daysAgo: 40, customer: 'heqi', act: 'buy', product: '20130', amount: 20_000 },
  { daysAgo: 40, customer: 'heqi', act: 'buy', product: '20117', amount: 10_000 },
  { daysAgo: 40, customer: 'heqi', act: 'buy', product: '20183', amount: 10_000 },
  { daysAgo: 40, customer: 'heqi', act: 'buy', product: '20208', amount: 10_000 },
  { daysAgo: 40, customer: 'heqi', act: 'invite', product: '20186', amount: 0 },
  { daysAgo: 40, customer: 'heqi', act: 'buy', product: '20186', amount: 20_000 },
  { daysAgo: 40, customer: 'heqi', act: 'buy', product: '20178', amount: 10_000 },
  { daysAgo: 40, customer: 'heqi', act: 'buy', product: RENEWED.product, amount: 10_000 },
  { daysAgo: 40, customer: 'heqi', act: 'renewAll', product: RENEWED.product, amount: 0 },
  // Ends after his ID card does.
  { daysAgo: 40, customer: 'qinlang', act: 'in', amount: 200_000 },
  { daysAgo: 40, customer: 'qinlang', act: 'buy', product: '20520', amount: 50_000 },
  { daysAgo: 40, customer: 'qinlang', act: 'renewAll', product: '20520', amount: 0 },
  { daysAgo: 40, customer: 'qinlang', act: 'buy', product: '20178', amount: 40_000 },
  { daysAgo: 39, customer: 'zhangwei', act: 'buy', product: '20194', amount: 100_000 },
  { daysAgo: 39, customer: 'heqi', act: 'buy', product: '20194', amount: 20_000 },
  { daysAgo: 39, customer: 'heqi', act: 'buy', product: '20126', amount: 20_000 },
  { daysAgo: 39, customer: 'heqi', act: 'buy', product: '20160', amount: 100_000 },
  { daysAgo: 39, customer: 'heqi', act: 'buy', product: '30102', amount: 10_000 },
  { daysAgo: 39, customer: 'heqi', act: 'buyByCode', product: '30201', amount: 100_000 },
  { daysAgo: 38, customer: 'zhangwei', act: 'subscribe', product: '91318017', amount: 80_000 },
  { daysAgo: 38, customer: 'heqi', act: 'subscribe', product: '91318017', amount: 20_000 },
  { daysAgo: 37, customer: 'machao', act: 'in', amount: 50_000 },
  { daysAgo: 37, customer: 'machao', act: 'buy', product: '20123', amount: 50_000 },
  { daysAgo: 35, customer: 'zhangwei', act: 'buy', product: '20123', amount: 20_000 },
  { daysAgo: 25, customer: 'qinlang', act: 'buy', product: '20123', amount: 20_000 },
  { daysAgo: 21, customer: 'zhangwei', act: 'in', amount: 18_500 },
  { daysAgo: 20, customer: 'zhangwei', act: 'buy', product: '20521', amount: 50_000 },
  { daysAgo: 16, customer: 'qinlang', act: 'buy', product: '20123', amount: 30_000 },
  { daysAgo: 16, customer: 'qinlang', act: 'renewAll', product: '20123', amount: 0 },
  { daysAgo: 14, customer: 'zhangwei', act: 'out', amount: 3_200 },
  { daysAgo: 10, customer: 'zhangwei', act: 'buy', product: '20522', amount: 20_000 },
  { daysAgo: 30, customer: 'jiangyun', act: 'in', amount: 60_000 },
  { daysAgo: 30, customer: 'jiangyun', act: 'subOpen', product: 'II', amount: 30_000 },
  { daysAgo: 30, customer: 'jiangyun', act: 'subOpen', product: 'III', amount: 1_500 },
  { daysAgo: 12, customer: 'jiangyun', act: 'subSpend', product: 'II', amount: 8_600 },
  { daysAgo: 7, customer: 'jiangyun', act: 'subSpend', product: 'III', amount: 320 },
  { daysAgo: 3, customer: 'jiangyun', act: 'subSpend', product: 'II', amount: 1_200 },
  { daysAgo: 1, customer: 'zhangwei', act: 'buy', product: '20520', amount: 5_000 },
  { daysAgo: 1, customer: 'qinlang', act: 'subscribe', product: '91318017', amount: 10_000 },
]

/** Whether the bank has what somebody did: not with a product of a family that it doesn't offer. */
function isHad({ product = '' }: HistoryAct): boolean {
  const family = familyOf(product)
  return family === undefined || isOffered(family)
}

/** Any number, as long as every process of the bank uses the same. */
const SEED_LOCK = 20_260_228

/**
 * Keeps everybody else from seeding until the transaction ends. Of two processes that start at once the second finds a
 * seeded bank; of two resets the second begins when the first is done.
 */
export const lockSeeding = (tx: Tx) => tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`)

/**
 * Fills an empty bank with its catalogue, its named customers and their history; a bank with customers is left alone. It
 * is one transaction, so that a killed start leaves an empty bank.
 * @param at what the bank's clock shows then, epoch ms: the machine's time unless given
 */
export async function seedIfEmpty(db: Database, at?: number): Promise<void> {
  await db.transaction((tx) => seedWithin(tx, db.kind, at))
}

/** As `seedIfEmpty`, in a transaction that is open already. */
export async function seedWithin(tx: Tx, kind: Database['kind'], at?: number): Promise<void> {
  await lockSeeding(tx)
  const [anybody] = await tx.select({ id: schema.customers.id }).from(schema.customers).limit(1)
  if (anybody) return
  const today = dayOfInstant(at ?? (await bankNow(tx)))
  const opening = instantOf(addDays(today, -HISTORY_DAYS), SEED_HOUR)
  const world: SeedWorld = {
    today,
    opening,
    capabilities: CAPABILITIES,
    people: demoPeople(),
    secrets: await demoSecrets(),
  }
  const books = databaseWithin(tx, kind)
  await countFromTheStart(tx)
  await startClockAt(tx, opening)
  await runSeeds(tx, 'opening', world)
  for (const act of HISTORY.filter(isHad)) {
    await advanceTo(books, instantOf(addDays(today, -act.daysAgo), SEED_HOUR))
    if (act.daysAgo < HISTORY_DAYS) await sellAsOf(tx, act.daysAgo)
    await perform(tx, act)
  }
  // Seeding itself took a while, so the clock is set to the machine's present time and not to the time at which seeding
  // began.
  const [clock] = await tx.select().from(schema.bankClock)
  const behind = at === undefined ? -(clock?.offsetMs ?? 0) : at - (await bankNow(tx))
  await moveClock(tx, Math.max(0, behind))
  await runDueDayEnds(books)
  await runSeeds(tx, undefined, world)
  // The numbers of the demonstration may be somebody's.
  await tx.update(schema.smsMessages).set({ delivery: 'sent' })
  // Else the first minute's work would carry out what waits for the card's bank.
  for (const { openId, shows } of world.people)
    if (shows === 'closingSubmitted') await chooseOutcome(tx, openId, 'card', 'unavailable')
}

/** Sets what is on sale after the bank's first day. */
async function sellAsOf(tx: Tx, daysAgo: number): Promise<void> {
  await sellEveryFamily(tx, false)
  const { product, pausedFrom, pausedUntil } = RENEWED
  if (daysAgo <= pausedFrom && daysAgo > pausedUntil) await setSaleStatus(tx, product, 'PAUSED')
}

/** Starts sequences anew: a seeding that was interrupted has used numbers, which a rollback doesn't return. */
async function countFromTheStart(tx: Tx): Promise<void> {
  const statement = sql`SELECT format('ALTER SEQUENCE %I.%I RESTART', schemaname, sequencename) AS restart
                        FROM pg_sequences WHERE schemaname = 'public'`
  for (const { restart } of await rowsOf<{ restart: string }>(tx, statement)) await tx.execute(sql.raw(restart))
}

async function runSeeds(tx: Tx, day: Seed['on'], world: SeedWorld): Promise<void> {
  const seeds = CAPABILITIES.flatMap(({ seeds: own = [] }) => own).filter(({ on }) => on === day)
  for (const seed of inOrder(seeds)) await seed.run(tx, world)
}

/** Moves the clock on to a time, epoch ms, unless it is later already, and ends the days between. */
async function advanceTo(books: Database, time: number): Promise<void> {
  await books.transaction(async (tx) => moveClock(tx, Math.max(0, time - (await bankNow(tx)))))
  await runDueDayEnds(books)
}

async function perform(tx: Tx, { customer, act, amount, product: productType = '' }: HistoryAct): Promise<void> {
  const run = named(
    CAPABILITIES.map(({ seedActs }) => seedActs),
    act,
  )
  const order = {
    customerId: demoCustomerId(customer),
    openId: demoOpenId(customer),
    productType,
    amount: yuan(amount),
    now: await bankNow(tx),
  }
  const done = await run?.(tx, order)
  if (!done?.ok)
    throw new Error(`the seed's ${customer} ${act} ${productType} was refused: ${done?.error.name ?? 'unknown'}`)
}
