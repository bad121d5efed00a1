import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { personHash } from '@sandbox/business/campaign/hashes'
import { campaignOccasions, campaignPrizes, participations } from '@sandbox/business/campaign/tables'
import { publishNow } from '@sandbox/business/campaign/testing/rewards'
import { drawInCrowd } from '@sandbox/business/draw/draw'
import { always } from '@sandbox/business/draw/testing/parcels'
import { orderInCrowd } from '@sandbox/business/points/mall'
import { givePoints } from '@sandbox/business/points/earn'
import { mallItems } from '@sandbox/business/points/tables'
import { ELECTRONIC, spend } from '@sandbox/business/subaccount/merchants'
import { transferIn } from '@sandbox/business/transfer'
import { CAPABILITIES } from '@sandbox/capabilities'
import { madeUpIdCardNo } from '@sandbox/host/seeding/idCards'
import { bankNow } from '@sandbox/kernel/clock'
import { openCustomer, yuan } from '@sandbox/kernel/db/testing/people'
import { postgresPrograms, startPostgres } from '@sandbox/kernel/db/testing/postgres'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import { newClientId } from '@sandbox/testing/client'
import { spread, table } from '../statistics'
import type { BenchOptions, Section } from './section'

const PIECES = 20
const CROWD = 2_000
const QUICK_CROWD = 200
const ITEM = 'farm-20-seckill'
const ACT = 'crowdDraw'
const AT_ONCE = 50
/** Payments of one customer at once, and as many credits. */
const BESIDE = 8
const BURSTS = 10
/** Longer than this a phone has given up (src/api). */
const TIMED_OUT_MS = 30_000

interface Outcome {
  readonly name: string
  readonly ms: number
  readonly tries: number
}

/** Asks until there is an answer, waiting as the page does. */
async function ask(one: () => Promise<string | undefined>): Promise<Outcome> {
  const begin = performance.now()
  for (let tries = 1; ; tries += 1) {
    const name = await one()
    if (name !== undefined) return { name, ms: performance.now() - begin, tries }
    await new Promise((resolve) => setTimeout(resolve, randomInt(600, 1_200)))
  }
}

async function crowdOf({ db }: TestBank, count: number): Promise<readonly string[]> {
  const ids: string[] = []
  while (ids.length < count)
    ids.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => openCustomer(db, 0)))))
  return ids
}

async function seckill(bank: TestBank, ids: readonly string[]): Promise<readonly Outcome[]> {
  const { db } = bank
  const now = await bankNow(db.drizzle)
  await db.drizzle.update(mallItems).set({ openAt: 0, stock: PIECES }).where(eq(mallItems.itemId, ITEM))
  for (const customerId of ids)
    await db.transaction((tx) =>
      givePoints(tx, { id: `reward:bench-${customerId}`, customerId, kind: 'REWARD', points: 60, memo: '样例', now }),
    )
  const [item] = await db.drizzle.select().from(mallItems).where(eq(mallItems.itemId, ITEM))
  return Promise.all(
    ids.map((customerId) => {
      const ordering = {
        clientId: newClientId(),
        customerId,
        itemId: ITEM,
        points: item?.points ?? 0,
        agreed: false,
        now,
      }
      return ask(async () => {
        const through = await orderInCrowd({ db, capabilities: CAPABILITIES }, ordering)
        const done = through.queue ? undefined : through.done
        return done && (done.ok ? 'won' : done.error.name)
      })
    }),
  )
}

/** A draw in which every number wins the thing while it lasts; each person has one chance. */
async function drawing({ db }: TestBank, ids: readonly string[]): Promise<readonly Outcome[]> {
  const now = await bankNow(db.drizzle)
  const sample = always(now)
  const prizes = sample.prizes.map((prize) => ({ ...prize, stock: PIECES }))
  await db.transaction((tx) => publishNow(tx, { ...sample, actId: ACT, prizes }, now))
  const people = ids.map((id, at) => ({ id, idCardNo: madeUpIdCardNo(`19${70 + (at % 30)}0101`, at % 1_000) }))
  for (const { id } of people) {
    await db.drizzle.insert(participations).values({
      ...{ actId: ACT, customerId: id, personHash: personHash(id), openIdHash: id, variant: 'a', rulesVersion: 1 },
      ...{ source: {}, suspected: [], countsFrom: now, joinedAt: now },
    })
    await db.drizzle
      .insert(campaignOccasions)
      .values({ customerId: id, occasion: 'checkedIn', about: 'bench', at: now })
  }
  return Promise.all(
    people.map((customer) => {
      const asked = { drawId: newClientId(), customer, actId: ACT, now }
      return ask(async () => {
        const through = await drawInCrowd({ db }, asked)
        const done = through.queue ? undefined : through.done
        return done && (done.ok ? (done.value.rewardId === null ? 'NONE' : 'won') : done.error.name)
      })
    }),
  )
}

/** Milliseconds until all of one customer's payments to a merchant and credits from a card are done, begun at one moment. */
async function burst({ db }: TestBank): Promise<number> {
  const customerId = await openCustomer(db, 1_000_000)
  const now = await bankNow(db.drizzle)
  const paying = { customerId, acctId: ELECTRONIC, amount: yuan(1), merchant: '样例商户', now }
  const begin = performance.now()
  const done = await Promise.all(
    Array.from({ length: BESIDE }, () => [
      db.transaction(async (tx) => {
        await lockCustomer(tx, customerId)
        const paid = await spend(tx, paying)
        if (!paid.ok) throw new Error(`a payment was refused: ${paid.error.name}`)
      }),
      db.transaction((tx) => transferIn(tx, { customerId, amount: yuan(1), now })),
    ]).flat(),
  )
  if (done.length !== 2 * BESIDE) throw new Error('a burst was not done')
  return performance.now() - begin
}

const percentile = (sorted: readonly number[], part: number): string =>
  ((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0) / 1000).toFixed(2)

function rowOf(name: string, outcomes: readonly Outcome[]): string[] {
  const sorted = outcomes.map(({ ms }) => ms).sort((a, b) => a - b)
  const won = outcomes.filter((one) => one.name === 'won').length
  const tries = outcomes.reduce((sum, one) => sum + one.tries, 0) / outcomes.length
  const late = sorted.filter((ms) => ms > TIMED_OUT_MS).length
  return [
    name,
    String(outcomes.length),
    String(won),
    String(late),
    percentile(sorted, 0.5),
    percentile(sorted, 0.99),
    tries.toFixed(1),
  ]
}

/** @throws Error unless as many got one as there are pieces, and everybody else was told `otherwise` */
function requireFew(of: string, outcomes: readonly Outcome[], otherwise: string): void {
  const told = new Map<string, number>()
  for (const { name } of outcomes) told.set(name, (told.get(name) ?? 0) + 1)
  const right = told.get('won') === PIECES && told.get(otherwise) === outcomes.length - PIECES
  if (!right) throw new Error(`${of}: of ${outcomes.length} for ${PIECES} ${JSON.stringify([...told])}`)
}

async function measure({ quick, say }: BenchOptions): Promise<string> {
  const count = quick ? QUICK_CROWD : CROWD
  if (!postgresPrograms()) return 'PostgreSQL was not found; nothing was measured.'
  const server = await startPostgres()
  try {
    const bank = await startBank({ env: { DATABASE_URL: server.url } })
    try {
      const bought = await seckill(bank, await crowdOf(bank, count))
      requireFew('seckill', bought, 'MallSoldOut')
      say('  seckill done')
      const drawn = await drawing(bank, await crowdOf(bank, count))
      requireFew('draw', drawn, 'NONE')
      const rows = [rowOf('seckill', bought), rowOf('draw', drawn)]
      const bursts: number[] = []
      while (bursts.length < BURSTS) bursts.push(await burst(bank))
      const [item] = await bank.db.drizzle.select().from(mallItems).where(eq(mallItems.itemId, ITEM))
      const left = await bank.db.drizzle.select().from(campaignPrizes).where(eq(campaignPrizes.actId, ACT))
      if (item?.stock !== 0 || left[0]?.taken !== PIECES)
        throw new Error(`${item?.stock} of the item are left, and ${left[0]?.taken} of the draw's prizes were promised`)
      const head = [
        'of what',
        'people at once',
        `got one of ${PIECES}`,
        'later than 30 s',
        'p50, s',
        'p99, s',
        'tries each',
      ]
      return `${table(head, rows)}

PostgreSQL with fsync off, without HTTP: each person asks until there is an answer, and waits 0.6 to 1.2 seconds after a QUEUED, as the page does. Of the draw's prizes ${left[0]?.taken ?? '?'} of ${left[0]?.stock ?? '?'} were promised. After the last piece of a seckill nobody waits any more, because sold out is said without a transaction; a draw always has to be made.

One customer's ${BESIDE} payments to a merchant beside ${BESIDE} credits, all begun at one moment without HTTP and password: ${spread(bursts)} ms until the last is done, of ${BURSTS} bursts (goal: 500).`
    } finally {
      await bank.close()
    }
  } finally {
    await server.stop()
  }
}

export const contention: Section = { name: 'contention', title: 'Many at once for few', run: measure }
