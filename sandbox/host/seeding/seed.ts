import { addDays } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import type { BankError } from '@/domain/errors/catalogue'
import { fen, yuan } from '@/domain/money/fen'
import { MANAGER_CONSENT_VERSION } from '@/domain/policy'
import type { Result } from '@/domain/result'
import { seedCatalogue, sellClosedFamilies } from '@sandbox/business/product'
import { bankNow, moveClock, startClockAt } from '@sandbox/kernel/clock'
import { schema, type Database, type Tx } from '@sandbox/kernel/db'
import { runDueDayEnds } from '@sandbox/kernel/dayEnd'
import { buyDeposit } from '@sandbox/business/deposit'
import { balanceOf, transferIn, transferOut, wallet } from '@sandbox/kernel/ledger'
import { subscribe } from '@sandbox/business/wealth'
import { giveConsent } from '@sandbox/kernel/session/consent'
import { giveDemoCoupons } from './coupons'
import { demoOpenId } from '../standins/wechat'
import { DEMO_CUSTOMERS } from './customers'
import { demoCustomerId, seedPeople } from './people'

/** How long before today the sandbox's bank opened: long enough for a one-month deposit to have matured, and no longer. */
const HISTORY_DAYS = 40
/** When in the day it all happened: after 23:30 a purchase counts for the next day. */
const SEED_HOUR = 10

/** Something a named customer did, so many days before today; amounts in whole yuan. */
interface SeedAct {
  readonly daysAgo: number
  readonly customer: string
  readonly act: 'in' | 'out' | 'buy' | 'subscribe'
  readonly amount: number
  readonly product?: string
}

/**
 * What happened so far. Every act runs through the bank's own functions on its own day, and every day in between is
 * ended, so that interest and income are earned and not made up.
 */
const HISTORY: readonly SeedAct[] = [
  { daysAgo: 40, customer: 'zhangwei', act: 'in', amount: 400_000 },
  { daysAgo: 40, customer: 'zhangwei', act: 'buy', product: '20178', amount: 50_000 },
  // Of families that are closed to new purchases: complete for those who hold them.
  { daysAgo: 40, customer: 'zhangwei', act: 'buy', product: '20117', amount: 30_000 },
  { daysAgo: 40, customer: 'zhangwei', act: 'buy', product: '20134', amount: 10_000 },
  { daysAgo: 39, customer: 'zhangwei', act: 'buy', product: '20194', amount: 100_000 },
  { daysAgo: 38, customer: 'zhangwei', act: 'subscribe', product: '91318017', amount: 80_000 },
  { daysAgo: 37, customer: 'machao', act: 'in', amount: 50_000 },
  { daysAgo: 37, customer: 'machao', act: 'buy', product: '20123', amount: 50_000 },
  { daysAgo: 35, customer: 'zhangwei', act: 'buy', product: '20123', amount: 20_000 },
  { daysAgo: 21, customer: 'zhangwei', act: 'in', amount: 18_500 },
  { daysAgo: 20, customer: 'zhangwei', act: 'buy', product: '20521', amount: 50_000 },
  { daysAgo: 14, customer: 'zhangwei', act: 'out', amount: 3_200 },
  { daysAgo: 10, customer: 'zhangwei', act: 'buy', product: '20522', amount: 20_000 },
  { daysAgo: 1, customer: 'zhangwei', act: 'buy', product: '20520', amount: 5_000 },
]

/**
 * Fills an empty bank with its catalogue, its named customers and their history; one with customers is left alone.
 * @param at what the bank's clock shows then, epoch ms: the machine's time unless given
 */
export async function seedIfEmpty(db: Database, at?: number): Promise<void> {
  const [anybody] = await db.drizzle.select({ id: schema.customers.id }).from(schema.customers).limit(1)
  if (anybody) return
  const today = dayOfInstant(at ?? (await bankNow(db.drizzle)))
  const opening = instantOf(addDays(today, -HISTORY_DAYS), SEED_HOUR)
  await db.transaction(async (tx) => {
    await startClockAt(tx, opening)
    // Risk tests and ID cards are dated from today, though their owners came when the bank opened.
    await seedPeople(tx, { today, now: opening })
    await seedCatalogue(tx, { sellClosedFamilies: true })
  })
  for (const act of HISTORY) {
    await goTo(db, instantOf(addDays(today, -act.daysAgo), SEED_HOUR))
    if (act.daysAgo < HISTORY_DAYS) await sellClosedFamilies(db.drizzle, false)
    await db.transaction((tx) => perform(tx, act))
  }
  await db.transaction(async (tx) => {
    // Seeding took a while itself: not to where the clock began, but level with the machine's.
    const [clock] = await tx.select().from(schema.bankClock)
    const behind = at === undefined ? -(clock?.offsetMs ?? 0) : at - (await bankNow(tx))
    await moveClock(tx, Math.max(0, behind))
  })
  await runDueDayEnds(db)
  await db.transaction(topUp)
  await db.transaction(giveDemoCoupons)
}

/** Moves the clock on to a time, or not at all when it is later already, and ends the days between. */
async function goTo(db: Database, time: number): Promise<void> {
  await db.transaction(async (tx) => moveClock(tx, Math.max(0, time - (await bankNow(tx)))))
  await runDueDayEnds(db)
}

async function perform(tx: Tx, { customer, act, amount, product: productType = '' }: SeedAct): Promise<void> {
  const order = { customerId: demoCustomerId(customer), productType, amount: yuan(amount), now: await bankNow(tx) }
  const done: Record<SeedAct['act'], () => Promise<Result<unknown, BankError>>> = {
    in: () => transferIn(tx, order),
    out: () => transferOut(tx, order),
    buy: () => buyDeposit(tx, order),
    subscribe: async () => {
      const { customerId, now } = order
      const person = { customerId, openId: demoOpenId(customer) }
      await giveConsent(tx, person, 'assetManager', MANAGER_CONSENT_VERSION, now)
      return subscribe(tx, order)
    },
  }
  expectDone(await done[act](), `${customer} ${act} ${productType}`)
}

/** Brings the money in that a customer's account shall show today beyond what is left there. */
async function topUp(tx: Tx): Promise<void> {
  const now = await bankNow(tx)
  for (const { key, money, registration } of DEMO_CUSTOMERS) {
    if (registration === 'none') continue
    const customerId = demoCustomerId(key)
    const missing = money - (await balanceOf(tx, wallet(customerId)))
    if (missing > 0) expectDone(await transferIn(tx, { customerId, amount: fen(missing), now }), `${key} top-up`)
  }
}

function expectDone(result: Result<unknown, BankError>, what: string): void {
  if (!result.ok) throw new Error(`the seed's ${what} was refused: ${result.error.name}`)
}
