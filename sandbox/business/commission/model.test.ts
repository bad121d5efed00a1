import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import type { CommissionState } from '@/domain/commission/machine'
import { withholdingOf } from '@/domain/commission/withholding'
import { addDays, day, DAY_MS } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { firstDay, monthOf } from '@/domain/dates/month'
import { addToMonth } from '@/domain/dates/monthSpan'
import { fen } from '@/domain/money/fen'
import { messages } from '@sandbox/business/message/tables'
import { keepApplied } from '@sandbox/business/referral/marketers'
import { settleMarketer } from '@sandbox/business/referral/rule'
import { invites, marketers, relations } from '@sandbox/business/referral/tables'
import { redeemOrdinary, subscribe, wealthHoldings } from '@sandbox/business/wealth'
import { advance } from '@sandbox/dayEnds'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { transferIn } from '@sandbox/business/transfer'
import { bankNow } from '@sandbox/kernel/clock'
import { sequences } from '@sandbox/kernel/db/testing/withDatabase'
import { writeFlag } from '@sandbox/kernel/flags'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { told } from '@sandbox/testing/acts'
import { newClientId, testClient } from '@sandbox/testing/client'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { commissionClosing } from './closing'
import { accruedInMonth } from './move'
import { takeBack } from './console'
import { commissions, commissionSettlements } from './tables'

const PRODUCT = '91318017'
/** Who was invited by whom: promoters by promoters, a clerk, and a customer by none of them. */
const INVITED = {
  lina: ['luomin', 'KOL'],
  machao: ['lina', 'CUSTOMER'],
  luomin: ['qianduo', 'KOL'],
  qianduo: ['tanglin', 'KOL'],
  guoyulan: ['hangyuan', 'CLERK'],
} as const
const KOLS = ['luomin', 'qianduo', 'tanglin'] as const
type Kol = (typeof KOLS)[number]
type Buyer = 'lina' | 'luomin' | 'machao' | 'guoyulan'
const isKol = (key: string): key is Kol => KOLS.some((one) => one === key)

type Step =
  | { readonly kind: 'buy'; readonly buyer: Buyer; readonly amount: number }
  | { readonly kind: 'redeem'; readonly buyer: Buyer }
  | { readonly kind: 'stand'; readonly kol: Kol }
  | { readonly kind: 'flag' }
  | { readonly kind: 'wait'; readonly days: number }

const buyer = fc.constantFrom<Buyer>('lina', 'lina', 'luomin', 'machao', 'guoyulan')
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('buy' as const), buyer, amount: fc.integer({ min: 100, max: 3_000_00 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('redeem' as const), buyer }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('stand' as const), kol: fc.constantFrom(...KOLS) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('flag' as const) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.constantFrom(1, 4, 12, 31) }) },
)

/** What the rules say of one order, in the test's own words. */
interface Ordered {
  readonly orderNo: string
  readonly buyer: Buyer
  readonly amount: number
  readonly at: number
  readonly dueDay: Day
  /** Who is paid, once it was confirmed. */
  paid?: readonly Kol[]
}

interface Modelled {
  readonly orders: Ordered[]
  readonly redeemed: { readonly buyer: Buyer; readonly at: number }[]
  readonly suspended: Set<Kol>
  /** When each one's last suspension ended. */
  readonly resumed: Map<Kol, number>
  since: number | undefined
}

withBankInTurn((bank) => {
  const on = () => bank.db.drizzle
  const now = () => bankNow(on())
  const reach = async (day: Day) => advance(bank.db, instantOf(day) + 1000 - (await now()))

  async function begin(): Promise<void> {
    await on().delete(relations)
    await on().delete(invites)
    const at = await now()
    for (const [key, [by, kind]] of Object.entries(INVITED)) {
      const [customerId, inviterId] = [demoCustomerId(key), demoCustomerId(by)]
      const inviteCode = `${key.slice(0, 6).toUpperCase()}999999`.slice(0, 10)
      const given = { inviteCode, customerId: inviterId, kind, createdAt: at - 1, expiresAt: at }
      await on().insert(invites).values(given)
      const tie = { relationId: `R${key}`, openId: `open-${key}`, customerId, inviterId, inviteCode, kind }
      const times = { boundAt: at - 1, effectiveAt: at - 1, openUntil: dayOfInstant(at) }
      await on()
        .insert(relations)
        .values({ ...tie, ...times, state: 'EFFECTIVE' })
    }
    for (const key of KOLS)
      await bank.db.transaction(async (tx) => {
        const held = await keepApplied(tx, demoCustomerId(key), { kind: 'KOL', branch: 'main' }, at)
        await settleMarketer(tx, held, 'APPLY', at)
      })
    await writeFlag(on(), 'kolEnabled', '1', at)
  }

  async function take(model: Modelled, one: Step): Promise<void> {
    const at = await now()
    if (one.kind === 'wait') {
      await advance(bank.db, one.days * DAY_MS)
      const today = dayOfInstant(await now())
      for (const order of model.orders)
        if (order.paid === undefined && order.dueDay <= today) order.paid = paidFor(model, order)
      return
    }
    if (one.kind === 'flag') {
      model.since = model.since === undefined ? at : undefined
      await writeFlag(on(), 'kolEnabled', model.since === undefined ? '0' : '1', at)
      return
    }
    if (one.kind === 'stand') {
      const was = model.suspended.delete(one.kol)
      if (was) model.resumed.set(one.kol, at)
      else model.suspended.add(one.kol)
      await on()
        .update(marketers)
        // As an approved change does (referral/rule.ts).
        .set(was ? { state: 'ACTIVE', resumedAt: at } : { state: 'SUSPENDED' })
        .where(eq(marketers.customerId, demoCustomerId(one.kol)))
      return
    }
    const customerId = demoCustomerId(one.buyer)
    if (one.kind === 'buy') {
      const order = { customerId, productType: PRODUCT, amount: fen(one.amount), clientId: newClientId(), now: at }
      const made = await bank.db.transaction((tx) => subscribe(tx, order))
      // The seeds leave each buyer some money, and a sequence may want more.
      if (!made.ok && made.error.name === 'InsufficientFunds') return
      if (!made.ok) throw new Error(made.error.name)
      const { id: orderNo, dueDay } = made.value.order
      model.orders.push({ orderNo, buyer: one.buyer, amount: one.amount, at, dueDay })
      return
    }
    const [held] = await on().select().from(wealthHoldings).where(eq(wealthHoldings.customerId, customerId))
    const redemption = { customerId, seqNo: held?.seqNo ?? 0, amount: fen(1), clientId: newClientId(), now: at }
    const redeemed = await bank.db.transaction((tx) => redeemOrdinary(tx, redemption))
    if (redeemed.ok) model.redeemed.push({ buyer: one.buyer, at })
  }

  /** Who is paid for an order that is confirmed now: who may promote, and did when it was ordered. */
  function paidFor({ suspended, resumed, since }: Modelled, { buyer: who, at }: Ordered): readonly Kol[] {
    if (since === undefined || since > at) return []
    const inviter = (key: string): Kol | undefined => {
      const [by] = Object.entries(INVITED).flatMap(([invited, [one]]) => (invited === key ? [one] : []))
      return by !== undefined && isKol(by) && !suspended.has(by) && (resumed.get(by) ?? 0) <= at ? by : undefined
    }
    const first = inviter(who)
    const second = first && inviter(first)
    return [...(first ? [first] : []), ...(second ? [second] : [])]
  }

  /** What has become of a commission by a day, without the bank's tables. */
  function stateOn(today: Day, { dueDay: accrued, at, buyer: who }: Ordered, { redeemed }: Modelled): CommissionState {
    const due = addDays(accrued, 30)
    const early = redeemed.filter((one) => one.buyer === who && one.at > at && dayOfInstant(one.at) < due)
    if (early.some((one) => dayOfInstant(one.at) < today) && today > accrued) return 'CLAWED_BACK'
    if (today < due) return 'ACCRUED'
    let settles = addDays(due, 1)
    while (!settles.endsWith('01')) settles = addDays(settles, 1)
    if (today < settles) return 'CONFIRMED'
    return today < addDays(settles, 9) ? 'SETTLED' : 'PAID'
  }

  async function compare(model: Modelled): Promise<void> {
    const today = dayOfInstant(await now())
    const rows = await on().select().from(commissions)
    const line = (...parts: readonly (string | number)[]) => parts.join(' ')
    const wanted = model.orders.flatMap((order) =>
      (order.paid ?? []).flatMap((kol, index) => {
        const amount = Math.floor((order.amount * (index === 0 ? 8 : 2)) / 10_000)
        return amount === 0 ? [] : [line(order.orderNo, demoCustomerId(kol), amount, stateOn(today, order, model))]
      }),
    )
    const got = rows.map(({ orderNo, customerId, amount, state }) => line(orderNo, customerId, amount, state))
    expect(got.sort()).toEqual(wanted.sort())
    for (const { gross, tax, net, payDay, state } of await on().select().from(commissionSettlements)) {
      expect([tax, net]).toEqual([withholdingOf(gross).tax, withholdingOf(gross).net])
      expect(state).toBe(payDay <= today ? 'PAID' : 'SETTLED')
    }
    for (const key of KOLS) {
      const app = await testClient(bank.server).as(key)
      const { sums } = told(await app.call(CALLS.queryCommissions, {}))
      const own = rows.filter(({ customerId }) => customerId === demoCustomerId(key))
      expect(sums.reduce((sum, { count }) => sum + count, 0)).toBe(own.length)
      for (const { state, amount } of sums)
        expect(own.filter((row) => row.state === state).reduce((sum, row) => sum + row.amount, 0)).toBe(amount)
      for (const { settlementId, gross } of told(await app.call(CALLS.querySettlements, {})).settlements) {
        const parts = told(await app.call(CALLS.queryCommissions, { settlementId })).commissions
        expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(gross)
      }
    }
    expect(await checkInvariants(bank.db)).toEqual([])
  }

  test('whatever is ordered, redeemed, suspended and switched, who is paid what and when is as the rules say, and the ledger agrees', async () => {
    await begin()
    const model: Modelled = { orders: [], redeemed: [], suspended: new Set(), resumed: new Map(), since: await now() }
    await take(model, { kind: 'buy', buyer: 'lina', amount: 200_000 })
    await take(model, { kind: 'wait', days: 4 })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 14, size: 'max' }), async (steps) => {
        // One bank goes on from sequence to sequence, so that months and their settlements pass.
        for (const one of steps) await take(model, one)
        await compare(model)
      }),
      { numRuns: sequences(4), endOnFailure: true },
    )
    expect(new Set((await on().select().from(commissions)).map(({ level }) => level))).toEqual(new Set([1, 2]))
  }, 300_000)

  test('a clerk takes one back while it isn’t settled, its owner is told, and nobody sees another’s', async () => {
    // Whatever day the first test ended on: ordered and confirmed after one month's settlement and well before the next's.
    await reach(addDays(firstDay(addToMonth(monthOf(dayOfInstant(await now())), 1)), 4))
    const at = await now()
    await on().update(marketers).set({ state: 'ACTIVE' }).where(eq(marketers.kind, 'KOL'))
    await writeFlag(on(), 'kolEnabled', '1', at)
    const [first, second] = [demoCustomerId('luomin'), demoCustomerId('qianduo')]
    const order = { customerId: demoCustomerId('lina'), productType: PRODUCT, amount: fen(1_000_000), now: at }
    // Without a client's id nobody ordered it: a maturity did.
    const given = await bank.db.transaction((tx) => subscribe(tx, { ...order, clientId: newClientId() }))
    await bank.db.transaction((tx) => subscribe(tx, order))
    if (!given.ok) throw new Error(given.error.name)
    const accrued = given.value.order.dueDay
    const fresh = () => on().select().from(commissions).where(eq(commissions.orderedAt, at)).orderBy(commissions.level)
    await reach(accrued)
    expect((await fresh()).map(({ customerId, amount, state }) => [customerId, amount, state])).toEqual([
      [first, 800, 'ACCRUED'],
      [second, 200, 'ACCRUED'],
    ])
    const today = dayOfInstant(await now())
    const found = await commissionClosing.find(on(), { customerId: second, now: at, today })
    expect(found.map(({ check }) => check)).toContain('accruedCommissions')
    await reach(addDays(accrued, 30))
    const [one, two] = await fresh()
    expect([one?.state, two?.state]).toEqual(['CONFIRMED', 'CONFIRMED'])
    const take = async (commissionId = '') => {
      const asked = { commissionId, reason: 'RULES_BROKEN', clerk: '合规部0108' } as const
      const when = await now()
      return bank.db.transaction((tx) => takeBack(tx, asked, when))
    }
    const ofMonth = () => bank.db.transaction((tx) => accruedInMonth(tx, second, monthOf(day(two?.accruedDay ?? ''))))
    const counted = await ofMonth()
    expect([await take(two?.commissionId), await take(two?.commissionId), await take('none')]).toEqual([
      ...[true, false, false],
    ])
    // What was taken back leaves room under the month's cap.
    expect(await ofMonth()).toBe(counted - 200)
    expect(await checkInvariants(bank.db)).toEqual([])
    const said = await on()
      .select()
      .from(messages)
      .where(eq(messages.source, `commissionBack ${two?.commissionId}`))
    expect(said).toMatchObject([
      { customerId: second, body: expect.stringMatching(/违反推广规范.*尚未发放，您的账户不扣款/) },
    ])
    const owes = await commissionClosing.find(on(), { customerId: first, now: at, today })
    expect(owes.map(({ check }) => check)).toContain('commissions')
    await advance(bank.db, 31 * DAY_MS)
    const [settled] = await fresh()
    expect(await take(settled?.commissionId)).toBe(false)
    const { settlementId } = settled ?? {}
    const asks = async (key: string) => {
      const app = await testClient(bank.server).as(key)
      const seen = await app.call(CALLS.queryCommissions, { ...(settlementId && { settlementId }) })
      const other = await app.call(CALLS.querySettlements, { ...(settlementId && { settlementId }) })
      return [seen, other].map((answer) => (answer.ok ? 'told' : answer.error))
    }
    expect(await asks('luomin')).toEqual(['told', 'told'])
    expect(await asks('qianduo')).toEqual(['SettlementUnknown', 'SettlementUnknown'])
    expect(await checkInvariants(bank.db)).toEqual([])
  })

  test('what was ordered before the switch was turned on again brings nobody anything', async () => {
    const at = await now()
    const money = { customerId: demoCustomerId('lina'), amount: fen(100_000), now: at }
    await bank.db.transaction((tx) => transferIn(tx, money))
    const order = { ...money, productType: PRODUCT, clientId: newClientId() }
    const given = await bank.db.transaction((tx) => subscribe(tx, order))
    if (!given.ok) throw new Error(given.error.name)
    await writeFlag(on(), 'kolEnabled', '0', at)
    await advance(bank.db, 1000)
    await writeFlag(on(), 'kolEnabled', '1', await now())
    await reach(given.value.order.dueDay)
    const { id } = given.value.order
    expect(await on().select().from(commissions).where(eq(commissions.orderNo, id))).toEqual([])
  })
})
