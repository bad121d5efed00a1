import fc from 'fast-check'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import type { ResponseOf } from '@/contract/call'
import { addDays, isDay } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { basisPoints, yuan } from '@/domain/money/fen'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { giveCoupon } from '@sandbox/business/voucher'
import { advance } from '@sandbox/dayEnds'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { bankNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import type { Database } from '@sandbox/kernel/db'
import { wallet } from '@sandbox/kernel/ledger'
import { told } from './acts'
import { newClientId } from './client'
import type { TestCustomer } from './client'

// Deposits bought, instructed, kept and left, with what was shown before each beside what was posted then.

/** Every way of earning: a term in days and months, steps, monthly and quarterly payment, a floor, by balance. */
const PRODUCTS = ['20122', '20123', '20520', '20506', '20194', '20208', '20178', '20505', '30101', '30201'] as const
const ENDS = ['PAY_OUT', 'RENEW_PRINCIPAL', 'RENEW_ALL', 'TO_WEALTH', 'leave'] as const

/** A deposit that somebody will have. */
export interface Life {
  readonly productType: (typeof PRODUCTS)[number]
  readonly day: Day
  /** Minutes after midnight. */
  readonly minute: number
  /** How many steps above the least amount. */
  readonly steps: number
  readonly coupon: 'none' | 'rate' | 'cash'
  readonly end: (typeof ENDS)[number]
  /** Days until it is left, where it is. */
  readonly stays: number
}

/** Deposits of any kind begun on these days, before and after the hour from which interest starts the next day. */
export const livesFrom = (days: readonly Day[]): fc.Arbitrary<Life> =>
  fc.record({
    productType: fc.constantFrom(...PRODUCTS),
    day: fc.constantFrom(...days),
    minute: fc.constantFrom(600, 23 * 60 + 29, 23 * 60 + 31),
    steps: fc.nat({ max: 30_000 }),
    coupon: fc.constantFrom('none' as const, 'none' as const, 'rate' as const, 'cash' as const),
    end: fc.constantFrom(...ENDS),
    stays: fc.integer({ min: 2, max: 150 }),
  })

/** What was shown and what became of it, for a test to compare. */
export interface Shown {
  readonly of: string
  readonly shown: object
  readonly posted: object
}

interface Held {
  readonly life: Life
  readonly seqNo: string
  readonly preview: ResponseOf<typeof CALLS.previewBuy>
  readonly endDate: string
  option?: ResponseOf<typeof CALLS.queryMaturity>['options'][number]
  left?: true
}

const AGREED = { agreementVersion: PRODUCT_AGREEMENT_VERSION, password: DEMO_PASSWORD }
const MORNING = 10 * 60

/** A customer's bank, on which the lives are led. */
export interface LivesAt {
  readonly db: Database
  readonly app: TestCustomer
  readonly customerId: string
}

const available = async ({ app }: LivesAt): Promise<number> => told(await app.call(CALLS.queryWallet, {})).available

async function goTo({ db }: LivesAt, to: Day, minute: number): Promise<void> {
  const ms = instantOf(to, 0, minute) - (await bankNow(db.drizzle))
  if (ms > 0) await advance(db, ms)
}

async function couponFor({ db, customerId }: LivesAt, { coupon, day }: Life): Promise<string | undefined> {
  if (coupon === 'none') return undefined
  const terms =
    coupon === 'rate'
      ? ({ kind: 'rate', bonusRate: basisPoints(37), cap: yuan(3_333) } as const)
      : ({ kind: 'cash', face: yuan(7) } as const)
  const valid = { validFrom: addDays(day, -1), validUntil: addDays(day, 1) }
  const gift = { customerId, name: '券', terms, minAmount: yuan(50), minMonths: 0, families: [], ...valid }
  return giveCoupon(db.drizzle, { ...gift, now: await bankNow(db.drizzle) })
}

/** Buys it; undefined where its coupon doesn't fit, which the preview says as the order does. */
async function begin(at: LivesAt, life: Life): Promise<{ held: Held; shown: Shown } | undefined> {
  const { app } = at
  const { productType } = life
  const { product } = told(await app.call(CALLS.queryProductDetail, { productType }))
  const amount = product.minAmt + life.steps * product.stepAmt
  const couponId = await couponFor(at, life)
  const asked = { productType, amount, expectedRate: product.appointRate, ...(couponId && { couponId }) }
  const preview = await app.call(CALLS.previewBuy, asked)
  const before = await available(at)
  const bought = await app.call(CALLS.buyProduct, { ...AGREED, ...asked, clientId: newClientId() })
  if (!preview.ok || !bought.ok) {
    const refusal = (one: typeof preview | typeof bought) => ({ refused: one.ok ? 'not' : one.error })
    if (refusal(preview).refused === refusal(bought).refused) return undefined
    throw new Error(`${JSON.stringify([refusal(preview), refusal(bought)])} of ${JSON.stringify(life)}`)
  }
  const { payable, availableAfter, startDate, endDate, interest } = preview.value
  const { seqNo, startDate: starts, endDate: ends, appointInterest } = bought.value
  const after = await available(at)
  return {
    held: { life, seqNo, preview: preview.value, endDate },
    shown: {
      of: `buying ${JSON.stringify(life)}`,
      shown: { payable, availableAfter, startDate, endDate, interest },
      posted: {
        payable: before - after,
        availableAfter: after,
        startDate: starts,
        endDate: ends,
        interest: appointInterest,
      },
    },
  }
}

/** Leaves it before its end. */
async function leave(at: LivesAt, { seqNo, life }: Held): Promise<Shown> {
  const { app } = at
  const preview = told(await app.call(CALLS.previewRedeem, { seqNo }))
  const { payout, availableAfter, preInterest, principal } = preview
  const before = await available(at)
  const order = { clientId: newClientId(), password: DEMO_PASSWORD, seqNo, mode: 'full' } as const
  const answer = told(
    await app.call(CALLS.redeemProduct, { ...order, amount: principal, expectedInterest: preInterest }),
  )
  const after = await available(at)
  return {
    of: `leaving ${JSON.stringify(life)}`,
    shown: { payout, availableAfter, preInterest },
    posted: { payout: after - before, availableAfter: after, preInterest: answer.interest },
  }
}

/** Gives its instruction, where there is a product for it. */
async function instruct({ app }: LivesAt, { seqNo, life: { end } }: Held): Promise<void> {
  const { options } = told(await app.call(CALLS.queryMaturity, { seqNo }))
  const option = options.find(({ instruction }) => instruction === end)
  if (option?.unavailable !== '' || option.instruction === 'PAY_OUT') return
  told(await app.call(CALLS.setMaturityInstruction, { ...AGREED, seqNo, instruction: option.instruction }))
}

/** What maturity is shown to do on the day before it. */
async function lookAhead({ app }: LivesAt, { seqNo }: Held): Promise<Held['option']> {
  const { instruction, options } = told(await app.call(CALLS.queryMaturity, { seqNo }))
  return options.find((option) => option.instruction === instruction)
}

/** What a holding's transactions of these kinds have brought to the wallet, in fen. */
async function broughtBy({ db, customerId }: LivesAt, seqNo: string, ids?: readonly string[]): Promise<number> {
  const { ledgerEntries: entry, ledgerTransactions: transaction } = schema
  const [sum] = await db.drizzle
    .select({ amount: sql<number>`coalesce(sum(${entry.amount}), 0)::bigint`.mapWith(Number) })
    .from(entry)
    .innerJoin(transaction, eq(transaction.id, entry.transactionId))
    .where(
      and(
        eq(entry.accountId, wallet(customerId).id),
        eq(transaction.seqNo, Number(seqNo)),
        ids ? inArray(transaction.id, [...ids]) : sql`${transaction.kind} <> 'depositPurchase'`,
      ),
    )
  return sum?.amount ?? 0
}

/** What a holding's transactions of one kind brought to the wallet, each in fen, the first one first. */
async function paidBy({ db, customerId }: LivesAt, seqNo: string, kind: string): Promise<readonly number[]> {
  const { ledgerEntries: entry, ledgerTransactions: transaction } = schema
  const found = await db.drizzle
    .select({ amount: entry.amount })
    .from(entry)
    .innerJoin(transaction, eq(transaction.id, entry.transactionId))
    .where(
      and(eq(entry.accountId, wallet(customerId).id), eq(transaction.seqNo, Number(seqNo)), eq(transaction.kind, kind)),
    )
    .orderBy(transaction.at, transaction.id)
  return found.map(({ amount }) => amount)
}

/** What became of it on its last day: what came back in all, and what was paid and kept by the instruction. */
async function ended(at: LivesAt, held: Held): Promise<Shown> {
  const { app } = at
  const { seqNo, option, preview, life } = held
  const matured = [`maturity:${seqNo}`, `maturity:${seqNo}:kept`]
  const { records } = told(await app.call(CALLS.queryRenewals, {}))
  const renewal = records.find((record) => record.seqNo === seqNo)
  const kept = renewal?.amount ?? 0
  const next = renewal?.newSeqNo
    ? told(await app.call(CALLS.queryHoldingDetail, { seqNo: renewal.newSeqNo })).holding
    : undefined
  return {
    of: `the end of ${JSON.stringify(life)}`,
    shown: {
      total: preview.total,
      bonus: preview.bonus,
      payouts: Array.from({ length: preview.payouts?.times ?? 0 }, () => preview.payouts?.each),
      kept: option?.amount,
      paidOut: option?.paidOut,
      interest: option?.target?.interest,
      endDate: option?.target?.endDate,
      rate: option?.target?.rate,
    },
    posted: {
      total: (await broughtBy(at, seqNo)) + kept,
      bonus: (await paidBy(at, seqNo, 'couponInterest')).reduce((sum, one) => sum + one, 0),
      payouts: await paidBy(at, seqNo, 'depositPayout'),
      kept,
      paidOut: await broughtBy(at, seqNo, matured),
      interest: next?.appointInterest,
      endDate: next?.endDate,
      rate: next?.appointRate,
    },
  }
}

/** Leads all lives, from today to the day `last`, and tells everything that was shown with what was posted. */
export async function lead(at: LivesAt, lives: readonly Life[], last: Day): Promise<readonly Shown[]> {
  const all: Shown[] = []
  const open: Held[] = []
  const today = dayOfInstant(await bankNow(at.db.drizzle))
  for (let date = today; date <= last; date = addDays(date, 1)) {
    await goTo(at, date, MORNING)
    for (const held of open.filter(({ left, life }) => !left && life.end === 'leave')) {
      if (date < addDays(held.life.day, held.life.stays) || date >= held.endDate) continue
      all.push(await leave(at, held))
      held.left = true
    }
    for (const held of open.filter(({ left }) => !left)) {
      if (isDay(held.endDate) && date === addDays(held.endDate, -1)) held.option = await lookAhead(at, held)
      if (date === held.endDate) all.push(await ended(at, held))
    }
    const begun = lives.filter((life) => life.day === date).sort((a, b) => a.minute - b.minute)
    for (const life of begun) {
      await goTo(at, date, life.minute)
      const one = await begin(at, life)
      if (!one) continue
      all.push(one.shown)
      open.push(one.held)
      await instruct(at, one.held)
    }
  }
  return all
}
