import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { CALLS } from '@/contract/calls'
import { addDays } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { basisPoints, fen, yuan } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { bankNow, moveClock } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { consentToManager } from '@sandbox/testing/managerConsent'
import { sequences } from '@sandbox/kernel/db/testing/withDatabase'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { endFreeze, placeFreeze } from '@sandbox/business/account'
import { giveCoupon } from './give'
import type { CouponGift } from './give'
import { runDueDayEnds } from '@sandbox/dayEnds'
import { balanceOf, frozenMoney, wallet } from '@sandbox/kernel/ledger'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { MARKETING_EXPENSE } from './accounts'
import { voucherClosing } from './closing'
import { COUPON_PRIZES } from './published'
import { voucherRewards } from './rewards'
import { coupons } from './tables'

const DAY_MS = 86_400_000
const ID = demoCustomerId('lina')

withBank((bank) => {
  const { test, race } = testsOf(bank)
  beforeAll(() => consentToManager(bank.db.drizzle, demoCustomerId('lina')))

  const now = () => bankNow(bank.db.drizzle)
  const give = async (changes: Partial<CouponGift> = {}): Promise<string> => {
    const at = await now()
    return giveCoupon(bank.db.drizzle, {
      customerId: ID,
      name: '券',
      terms: { kind: 'cash', face: yuan(10) },
      minAmount: yuan(1_000),
      minMonths: 0,
      families: [],
      validFrom: addDays(dayOfInstant(at), -1),
      validUntil: addDays(dayOfInstant(at), 1),
      now: at,
      ...changes,
    })
  }
  const RATE = { kind: 'rate', bonusRate: basisPoints(30), cap: yuan(2_000) } as const
  const order = (changes: object) => ({
    clientId: newClientId(),
    productType: '20520',
    amount: 100_000,
    expectedRate: 85,
    agreementVersion: PRODUCT_AGREEMENT_VERSION,
    password: DEMO_PASSWORD,
    ...changes,
  })
  const buy = (customer: TestCustomer, changes: object) => customer.call(CALLS.buyProduct, order(changes))
  const money = (): Promise<Fen> => balanceOf(bank.db.drizzle, wallet(ID))
  const spent = async (): Promise<number> => -(await balanceOf(bank.db.drizzle, MARKETING_EXPENSE))
  const mine = () => testClient(bank.server).as('李娜')
  const detail = async (customer: TestCustomer, seqNo: string) => {
    const answer = await customer.call(CALLS.queryHoldingDetail, { seqNo })
    if (!answer.ok) throw new Error(answer.error)
    return answer.value
  }

  afterEach(async () => expect(await checkInvariants(bank.db)).toEqual([]))

  test('张伟 has one of each kind, and nobody sees another’s', async () => {
    const owner = await testClient(bank.server).as('张伟')
    const own = await owner.call(CALLS.queryCoupons, { state: 'unused' })
    expect(own.ok && own.value.coupons.map(({ kind }) => kind).sort()).toEqual(['cash', 'rate'])
    const other = await (await mine()).call(CALLS.queryCoupons, { state: 'unused' })
    expect(other.ok && other.value.coupons).toEqual([])
  })

  test('what is given for a reward is given once, however often its giver is told, and tells its owner once', async () => {
    const at = await now()
    const grant = {
      customerId: ID,
      rewardId: 'one-reward',
      amount: 0,
      now: at,
      prize: Object.keys(COUPON_PRIZES)[0] ?? '',
    }
    const mineNow = () => bank.db.drizzle.$count(coupons, eq(coupons.customerId, ID))
    const before = await mineNow()
    for (let times = 0; times < 2; times += 1)
      expect(await bank.db.transaction((tx) => voucherRewards.COUPON.give(tx, grant))).toEqual({ ok: true })
    expect(await mineNow()).toBe(before + 1)
    await bank.db.transaction((tx) => voucherRewards.COUPON.give(tx, { ...grant, rewardId: 'another' }))
    expect(await mineNow()).toBe(before + 2)
    await bank.db.drizzle.delete(coupons).where(eq(coupons.customerId, ID))
  })

  test('a cash coupon pays its part at once, from the bank’s marketing expense', async () => {
    const customer = await mine()
    const [before, expense] = [await money(), await spent()]
    const couponId = await give()
    const bought = await buy(customer, { couponId })
    expect(bought).toMatchObject({ ok: true, value: { amount: 100_000, coupon: { benefit: 1_000, state: 'paid' } } })
    expect(before - (await money())).toBe(99_000)
    expect((await spent()) - expense).toBe(1_000)
    const used = await customer.call(CALLS.queryCoupons, { state: 'used' })
    expect(used.ok && used.value.coupons.map(({ couponId: id }) => id)).toEqual([couponId])
  })

  test('a cash coupon makes a purchase possible that the balance alone doesn’t', async () => {
    const poor = demoCustomerId('zhouting')
    const at = await now()
    await bank.db.drizzle.update(schema.accounts).set({ acctStatus: 'N' }).where(eq(schema.accounts.customerId, poor))
    const couponId = await give({
      customerId: poor,
      terms: { kind: 'cash', face: yuan(50) },
      minAmount: yuan(51),
      now: at,
    })
    const customer = await testClient(bank.server).as('周婷')
    expect(await balanceOf(bank.db.drizzle, wallet(poor))).toBe(100)
    expect(await buy(customer, { amount: 5_100 })).toMatchObject({ ok: false, error: 'InsufficientFunds' })
    expect(await buy(customer, { amount: 5_200, couponId })).toMatchObject({ ok: false, error: 'InsufficientFunds' })
    // The refused order hasn't used the coupon up.
    expect(await buy(customer, { amount: 5_100, couponId })).toMatchObject({ ok: true })
    expect(await balanceOf(bank.db.drizzle, wallet(poor))).toBe(0)
  })

  race('a coupon is used once, also by two orders at once and by an order repeated', async () => {
    const customer = await mine()
    const couponId = await give()
    const expense = await spent()
    const [one, two] = [order({ couponId }), order({ couponId })]
    const outcomes = await Promise.all([one, two].map((each) => customer.call(CALLS.buyProduct, each)))
    expect(outcomes.map((each) => (each.ok ? 'done' : each.error)).sort()).toEqual(['CouponUsed', 'done'])
    const done = outcomes[0]?.ok ? one : two
    expect(await customer.call(CALLS.buyProduct, done)).toMatchObject({ ok: true })
    expect((await spent()) - expense).toBe(1_000)
    expect(await buy(customer, { couponId })).toMatchObject({ ok: false, error: 'CouponUsed' })
    // The same order with another coupon counts as another order.
    const other = await customer.call(CALLS.buyProduct, { ...done, couponId: await give() })
    expect(other).toMatchObject({ ok: false, error: 'ClientIdReused' })
  })

  test.each([
    ['of nobody', 'CouponUnknown', {}, { couponId: 'no-such-coupon' }],
    ['of another', 'CouponUnknown', { customerId: demoCustomerId('zhangwei') }, {}],
    ['that is over', 'CouponExpired', { validFrom: '20200101', validUntil: '20200102' }, {}],
    ['not yet begun', 'CouponNotFitting', { validFrom: '20990101', validUntil: '20990102' }, {}],
    ['for dearer purchases', 'CouponNotFitting', { minAmount: 100_001 }, {}],
    ['for longer terms', 'CouponNotFitting', { minMonths: 6 }, {}],
    ['for another family', 'CouponNotFitting', { families: ['full'] }, {}],
    ['for a wealth product', 'CouponNotFitting', {}, { productType: '91318017', expectedRate: 0 }],
  ] as const)('a coupon %s is refused, and nothing moves', async (_, error, gift, changes) => {
    const customer = await mine()
    const couponId = await give(gift as Partial<CouponGift>)
    const before = [await money(), await spent()]
    expect(await buy(customer, { couponId, ...changes })).toMatchObject({ ok: false, error })
    expect([await money(), await spent()]).toEqual(before)
  })

  const withdraw = async (customer: TestCustomer, seqNo: string) => {
    const preview = await customer.call(CALLS.previewRedeem, { seqNo })
    if (!preview.ok) throw new Error(preview.error)
    const { principal, preInterest } = preview.value
    const redeemed = await customer.call(CALLS.redeemProduct, {
      clientId: newClientId(),
      seqNo,
      mode: 'full',
      amount: principal,
      expectedInterest: preInterest,
      password: DEMO_PASSWORD,
    })
    if (!redeemed.ok) throw new Error(redeemed.error)
    return { preview: preview.value, redeemed: redeemed.value }
  }
  const pass = async (days: number, { end = true } = {}): Promise<void> => {
    await bank.db.transaction((tx) => moveClock(tx, days * DAY_MS))
    if (end) await runDueDayEnds(bank.db)
  }
  const keeps = async () => {
    const at = await now()
    const found = await voucherClosing.find(bank.db.drizzle, { customerId: ID, now: at, today: dayOfInstant(at) })
    return found.flatMap(({ check, effect }) => (effect === 'blocks' ? [check] : []))
  }
  const buyFor7Days = async (customer: TestCustomer, gift: Partial<CouponGift> | undefined) => {
    const couponId = gift && (await give(gift))
    const bought = await buy(customer, { productType: '20122', expectedRate: 50, ...(couponId ? { couponId } : {}) })
    if (!bought.ok) throw new Error(bought.error)
    return bought.value
  }

  test('what a rate coupon will pay counts in the deposit insurance of the next purchase too', async () => {
    const customer = await mine()
    const asked = { productType: '20122', amount: 100_000, expectedRate: 50 }
    const insured = async (changes: object = {}) => {
      const told = await customer.call(CALLS.previewBuy, { ...asked, ...changes })
      if (!told.ok || !told.value.insurance) throw new Error('no insurance told')
      return told.value.insurance
    }
    const couponId = await give({ terms: RATE })
    const before = await insured({ couponId })
    expect(before.added - (await insured()).added).toBe(6)
    expect(await buy(customer, { ...asked, couponId })).toMatchObject({ ok: true })
    const next = await insured()
    expect(next.owed - next.added).toBe(before.owed)
    await pass(7)
  })

  test('a rate coupon pays its bonus when the deposit matures', async () => {
    const customer = await mine()
    const bought = await buyFor7Days(customer, { terms: RATE })
    // 1,000 yuan at 0.30 % for seven days of 360: 5.83 fen.
    expect(bought.coupon).toEqual({ name: '券', kind: 'rate', benefit: 6, state: 'due' })
    expect((await detail(customer, bought.seqNo)).coupon).toMatchObject({ benefit: 6, state: 'due' })
    const [before, expense] = [await money(), await spent()]
    await pass(7)
    const matured = await detail(customer, bought.seqNo)
    expect(matured.coupon).toMatchObject({ benefit: 6, state: 'paid' })
    expect((await spent()) - expense).toBe(6)
    expect((await money()) - before).toBe(100_000 + matured.holding.accumulatedIncome + 6)
  })

  // What the coupon has cost the bank in the end, and its final state.
  test.each([
    ['without a coupon', undefined, undefined, 0, undefined],
    ['with a rate coupon', { terms: RATE }, { lapsed: 6, takenBack: 0 }, 0, 'forfeited'],
    ['with a cash coupon', {}, { lapsed: 0, takenBack: 1_000 }, 0, 'takenBack'],
  ] as const)(
    'withdrawn early %s: the page tells what is lost, and that is what is lost',
    async (_, gift, lost, cost, state) => {
      const customer = await mine()
      const expense = await spent()
      const { seqNo } = await buyFor7Days(customer, gift)
      await pass(2)
      const before = await money()
      const plan = await customer.call(CALLS.queryCashPlan, { amount: yuan(10_000_000) })
      const { preview, redeemed } = await withdraw(customer, seqNo)
      expect(preview.coupon).toEqual(lost && { name: '券', ...lost })
      const { lapsed, takenBack } = lost ?? { lapsed: 0, takenBack: 0 }
      expect(plan.ok && plan.value.steps.find(({ id }) => id === seqNo)).toMatchObject({
        payout: 100_000 + preview.preInterest - takenBack,
        loss: preview.appointInterest - preview.preInterest + lapsed + takenBack,
        couponLoss: lapsed + takenBack,
        takenBack,
      })
      expect(redeemed.takenBack ?? 0).toBe(lost?.takenBack ?? 0)
      expect((await money()) - before).toBe(100_000 + preview.preInterest - (lost?.takenBack ?? 0))
      expect((await detail(customer, seqNo)).coupon?.state).toBe(state)
      await pass(7)
      expect((await spent()) - expense).toBe(cost)
    },
  )

  test('withdrawn early while freezes take what comes in, the coupon is taken from the payout and the rest is caught', async () => {
    const customer = await mine()
    const expense = await spent()
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5_000 }),
        // What the freezes still lack, around and beyond the coupon, the payout and both together.
        fc.array(fc.oneof(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 95_000, max: 130_000 })), {
          minLength: 1,
          maxLength: 3,
        }),
        async (face, lacks) => {
          const { seqNo } = await buyFor7Days(customer, { terms: { kind: 'cash', face: fen(face) } })
          await pass(2)
          const at = await now()
          const until = addDays(dayOfInstant(at), 30)
          const [before, held] = [await money(), await balanceOf(bank.db.drizzle, frozenMoney(ID))]
          const ids: number[] = []
          for (const [index, lack] of lacks.entries()) {
            const asked = fen(lack + (index === 0 ? before : 0))
            const order = { customerId: ID, kind: 'RISK', asked, until, now: at } as const
            ids.push((await bank.db.transaction((tx) => placeFreeze(tx, order))).id)
          }
          expect(await money()).toBe(0)
          const { preview, redeemed } = await withdraw(customer, seqNo)
          expect(redeemed.takenBack).toBe(face)
          const payout = 100_000 + preview.preInterest - face
          const caught = Math.min(
            payout,
            lacks.reduce((sum, lack) => sum + lack, 0),
          )
          expect(await money()).toBe(payout - caught)
          expect(await balanceOf(bank.db.drizzle, frozenMoney(ID))).toBe(held + before + caught)
          expect(await checkInvariants(bank.db)).toEqual([])
          for (const id of ids) await bank.db.transaction((tx) => endFreeze(tx, id, 'LIFTED', at))
          expect(await money()).toBe(before + payout)
        },
      ),
      { numRuns: sequences(6), endOnFailure: true },
    )
    expect((await spent()) - expense).toBe(0)
  })

  test.each([
    ['a rate coupon', { terms: RATE }, 6],
    ['a cash coupon', {}, 1_000],
  ] as const)('withdrawn on its last day, before the day before has ended, %s loses nothing', async (_, gift, cost) => {
    const customer = await mine()
    const expense = await spent()
    const { seqNo } = await buyFor7Days(customer, gift)
    await pass(7, { end: false })
    const { preview } = await withdraw(customer, seqNo)
    expect(preview.coupon).toBeUndefined()
    // A bonus that is still to come keeps the account open: it would come to one that isn't there.
    expect(await keeps()).toEqual(cost === 6 ? ['orders'] : [])
    await pass(1)
    expect(await keeps()).toEqual([])
    expect((await detail(customer, seqNo)).coupon?.state).toBe('paid')
    expect((await spent()) - expense).toBe(cost)
  })

  test('a renewal pays the bonus of the term that ended and carries no coupon over, as the page says before', async () => {
    const customer = await mine()
    const { seqNo } = await buyFor7Days(customer, { terms: RATE })
    const read = await customer.call(CALLS.queryMaturity, { seqNo })
    if (!read.ok) throw new Error(read.error)
    expect(read.value.coupon).toEqual({ name: '券', kind: 'rate', benefit: 6, state: 'due' })
    const { agreementVersion } = read.value
    const instruction = { seqNo, instruction: 'RENEW_ALL', agreementVersion, password: DEMO_PASSWORD } as const
    expect(await customer.call(CALLS.setMaturityInstruction, instruction)).toMatchObject({ ok: true })
    await pass(7)
    const ended = await detail(customer, seqNo)
    expect([ended.holding.status, ended.coupon?.state]).toEqual(['RENEWED', 'paid'])
    const next = await detail(customer, ended.renewedInto?.seqNo ?? '')
    expect(next.coupon).toBeUndefined()
    await pass(7)
    expect((await detail(customer, next.holding.seqNo)).coupon).toBeUndefined()
  })
})
