import { eq } from 'drizzle-orm'
import { addDays, DAY_MS } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import type { Day } from '@/domain/dates/day'
import { totalOf } from '@/domain/special/batch'
import { bindCard } from '@sandbox/business/card'
import { CARD_CLEARING } from '@sandbox/business/transfer'
import { bankNow } from '@sandbox/kernel/clock'
import type { Tx } from '@sandbox/kernel/db'
import type { Seed, SeedPerson } from '@sandbox/kernel/seed'
import { claimPayout } from './claim'
import { returnSpecial } from './dayEnd'
import { proveAtCounter } from './counter'
import { fundBatch } from './fund'
import { lockPayout, pageOfPayouts, verifyPayouts } from './items'
import { movePayout } from './move'
import { keptRow } from './payees'
import { specialItems } from './tables'

interface SeededBatch {
  readonly title: string
  readonly purpose: string
  readonly payer: string
  readonly payerPhone: string
  /** Fen, of who shows payouts. */
  readonly amount: number
  /** Funded and, from today on, claimable: days. */
  readonly daysAgo: number
  readonly daysLeft: number
  /** How far it has come. */
  readonly state: 'LISTED' | 'VERIFIED' | 'SENDING' | 'ACCOUNT' | 'CARD' | 'UNCLAIMED'
}

const CIVIL = { payer: '样例市民政局', payerPhone: '0431-12345678' }
const HOUSING = { payer: '样例街道办事处', payerPhone: '0431-87654321' }

const BATCHES: readonly SeededBatch[] = [
  {
    ...CIVIL,
    title: '困难慰问金',
    purpose: '困难家庭走访慰问',
    amount: 50_000,
    daysAgo: 38,
    daysLeft: -2,
    state: 'UNCLAIMED',
  },
  {
    ...CIVIL,
    title: '临时价格补贴',
    purpose: '低收入家庭',
    amount: 36_800,
    daysAgo: 34,
    daysLeft: 60,
    state: 'ACCOUNT',
  },
  {
    ...HOUSING,
    title: '征收补偿款',
    purpose: '样例路二期',
    amount: 23_560_000,
    daysAgo: 30,
    daysLeft: 90,
    state: 'CARD',
  },
  {
    ...HOUSING,
    title: '管网改造补偿',
    purpose: '样例路小区',
    amount: 120_000,
    daysAgo: 9,
    daysLeft: 50,
    state: 'VERIFIED',
  },
  {
    ...HOUSING,
    title: '搬迁补助',
    purpose: '样例路二期',
    amount: 1_800_000,
    daysAgo: 8,
    daysLeft: 90,
    state: 'VERIFIED',
  },
  {
    ...HOUSING,
    title: '租房补助',
    purpose: '公租房实物配租前过渡',
    amount: 240_000,
    daysAgo: 7,
    daysLeft: 30,
    state: 'SENDING',
  },
  { ...CIVIL, title: '见义勇为奖励', purpose: '区级表彰', amount: 60_000, daysAgo: 1, daysLeft: 120, state: 'LISTED' },
]

/** Somebody else in each batch, who never claims. */
const OTHER = { name: '样例人', idCardNo: '11010519491231002X', amount: 30_000 }

/** Gives who shows payouts one in every state, and a card for them. */
export const seedSpecial: Seed = {
  name: 'special',
  async run(tx, { people, capabilities }) {
    const now = await bankNow(tx)
    for (const person of people) {
      if (person.shows !== 'payouts') continue
      await payOut(tx, person, now)
      const { name, idCardNo } = person
      // What is listed for them waits for another clerk's word, who reads what this one has seen.
      const seen = { papers: 'ID_CARD', fileNo: 'YX-2026-0001', branch: 'main', reason: 'UNABLE' } as const
      const asked = await proveAtCounter(tx, capabilities, { name, idCardNo, clerk: '柜员0021', ...seen }, now)
      if (!asked.ok) throw new Error(`the seed's proof at a counter is refused: ${asked.error.name}`)
    }
  },
}

async function payOut(tx: Tx, person: SeedPerson, now: number): Promise<void> {
  const { customerId, name, idCardNo, mobileNo } = person
  const today = dayOfInstant(now)
  const verified = { cardNo: '6210980000000055007', bankName: '邮储银行', mobileNo }
  const card = await bindCard(tx, customerId, verified, now - 20 * DAY_MS, 'SPECIAL')
  if (!card.ok) throw new Error(`the seed's card for payouts is refused: ${card.error.name}`)
  for (const [index, one] of BATCHES.entries()) {
    await fund(tx, { one, batchId: `seeded-${index + 1}`, now, row: { name, idCardNo, amount: one.amount } })
    if (one.state === 'LISTED') continue
    const seenOn = addDays(today, 1 - one.daysAgo)
    await verifyPayouts(tx, customerId, { payee: { name, idCardNo }, today: seenOn })
    if (one.state === 'UNCLAIMED') await expire(tx, today, now)
    else if (one.state !== 'VERIFIED')
      await claimLatest(tx, { customerId, cardId: card.value.id, state: one.state, now })
  }
}

interface SeededFunding {
  readonly one: SeededBatch
  readonly batchId: string
  readonly now: number
  readonly row: typeof OTHER
}

async function fund(tx: Tx, { one, batchId, now, row }: SeededFunding): Promise<void> {
  const { title, purpose, payer, payerPhone, daysAgo, daysLeft } = one
  const rows = [row, OTHER].map(keptRow)
  const claimUntil = addDays(dayOfInstant(now), daysLeft)
  const payload = { title, purpose, claimUntil, rows, total: totalOf(rows) }
  const at = now - daysAgo * DAY_MS
  const funded = await fundBatch(tx, { batchId, payer, payerPhone, source: CARD_CLEARING, payload, now: at })
  if (!funded.ok) throw new Error(`the seed's payouts are refused: ${funded.error.message}`)
}

async function expire(tx: Tx, today: Day, now: number): Promise<void> {
  await returnSpecial.run(tx, { day: addDays(today, -1), nextDay: today, at: now, cursor: '' })
}

async function claimLatest(
  tx: Tx,
  order: { customerId: string; cardId: string; state: 'ACCOUNT' | 'CARD' | 'SENDING'; now: number },
): Promise<void> {
  const { customerId, cardId, state, now } = order
  const { rows } = await pageOfPayouts(tx, customerId, { list: 'OPEN' })
  const latest = rows.find(({ item }) => item.state === 'VERIFIED')
  if (!latest) throw new Error('the seed has no payout to claim')
  const { itemId, amount } = latest.item
  const way = state === 'ACCOUNT' ? ({ way: 'ACCOUNT' } as const) : ({ way: 'CARD', cardId } as const)
  const claimed = await claimPayout(tx, { clientId: `seeded ${itemId}`, customerId, itemId, amount, now, ...way })
  if (!claimed.ok) throw new Error(`the seed's payout is refused: ${claimed.error.name}`)
  const found = state === 'CARD' ? await lockPayout(tx, itemId) : undefined
  if (found) await movePayout(tx, found, { trigger: 'accept', now })
  // As one that the card's bank has left unanswered for some hours.
  if (state === 'SENDING')
    await tx
      .update(specialItems)
      .set({ askAt: now + DAY_MS, asked: 3 })
      .where(eq(specialItems.itemId, itemId))
}
