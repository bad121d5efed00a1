import { CALLS } from '@/contract/calls'
import type { ResponseOf } from '@/contract/call'
import { addDays, day } from '@/domain/dates/day'
import { instantOf } from '@/domain/dates/instant'
import { LARGEST_TYPED } from '@/domain/money/input'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { bankNow } from '@sandbox/kernel/clock'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { buyDeposit, instruct } from '@sandbox/testing/deposits'
import { consentToManager } from '@sandbox/testing/managerConsent'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { advance } from '@sandbox/dayEnds'
import { checkInvariants } from '@sandbox/ledgerAudit'

type Plan = ResponseOf<typeof CALLS.queryCashPlan>
type Step = Plan['steps'][number]

/** A month; a year whose interest is paid each month; a year; and shares. */
const [MONTH, MONTHLY, YEAR, SHARES] = ['20123', '20178', '20520', '91318017']

withBankInTurn((bank) => {
  const as = (name: string) => testClient(bank.server).as(name)
  const planOf = async (customer: TestCustomer, amount: number, on?: string): Promise<Plan> => {
    const told = await customer.call(CALLS.queryCashPlan, { amount, ...(on !== undefined && { day: on }) })
    if (!told.ok) throw new Error(told.error)
    return told.value
  }
  const take = (customer: TestCustomer, { id, how, amount, interest }: Step) =>
    customer.call(CALLS.redeemProduct, {
      clientId: newClientId(),
      seqNo: id,
      mode: how as 'full' | 'ordinary' | 'fast',
      amount,
      expectedInterest: interest,
      password: DEMO_PASSWORD,
    })
  const availableOf = async (customer: TestCustomer): Promise<number> => {
    const wallet = await customer.call(CALLS.queryWallet, {})
    if (!wallet.ok) throw new Error(wallet.error)
    return wallet.value.available
  }
  const advanceTo = async (at: number) => advance(bank.db, at - (await bankNow(bank.db.drizzle)))
  const nextDay = async (today: string) => advanceTo(instantOf(addDays(day(today), 1), 9))

  test('each step pays and loses to the fen what the plan says, and after the last one the amount is there', async () => {
    const customer = await as('何齐')
    const amount = (await availableOf(customer)) + 13_000_000
    let plan = await planOf(customer, amount)
    const { loss } = plan
    expect(plan.missing).toBe(0)
    expect(plan.steps.length).toBeGreaterThan(2)
    let lost = 0
    while (plan.steps[0]) {
      const [step] = plan.steps
      const told = await customer.call(CALLS.previewRedeem, { seqNo: step.id, amount: step.amount })
      expect(
        told.ok && [told.value.payout, told.value.preInterest, told.value.left, told.value.availableAfter],
      ).toEqual([step.payout, step.interest, step.left, plan.available + step.payout])
      const before = await availableOf(customer)
      expect(await take(customer, step)).toMatchObject({ ok: true })
      expect((await availableOf(customer)) - before).toBe(step.payout)
      lost += step.loss
      const [, ...rest] = plan.steps
      plan = await planOf(customer, amount)
      expect(plan.steps).toEqual(rest)
    }
    expect(lost).toBe(loss)
    expect(await availableOf(customer)).toBeGreaterThanOrEqual(amount)
    expect(await checkInvariants(bank.db)).toEqual([])
  })

  test('what lies in pots is had at once and without loss, from as many of them as it takes', async () => {
    const customer = await as('钱盛')
    const amount = (await availableOf(customer)) + 1_000_000
    let plan = await planOf(customer, amount)
    expect([plan.missing, plan.loss]).toEqual([0, 0])
    expect(plan.steps.map(({ how }) => how)).toContain('fromPot')
    for (const step of plan.steps) {
      expect([step.how, step.day, step.arrives]).toEqual(['fromPot', plan.today, plan.today])
      const order = { clientId: newClientId(), potId: step.id, direction: 'OUT', amount: step.amount } as const
      expect(await customer.call(CALLS.movePot, order)).toMatchObject({ ok: true })
    }
    plan = await planOf(customer, amount)
    expect([plan.steps, plan.missing, plan.available]).toEqual([[], 0, amount])
  })

  test('on a later day never more is lost, and never less can be had', async () => {
    const customer = await as('何齐')
    const { today } = await planOf(customer, 1)
    const plans: Plan[] = []
    for (const ahead of [0, 1, 2, 7, 20, 45, 90])
      plans.push(await planOf(customer, 20_000_000, addDays(day(today), ahead)))
    plans.slice(1).forEach((plan, at) => {
      expect(plan.loss).toBeLessThanOrEqual(plans[at]?.loss ?? 0)
      expect(plan.most).toBeGreaterThanOrEqual(plans[at]?.most ?? 0)
    })
    expect(plans[6]?.loss).toBeLessThan(plans[0]?.loss ?? 0)
  })

  test('a deposit that ends in time comes by itself, and one that would be kept is paid out instead', async () => {
    const customer = await as('李娜')
    const { today } = await planOf(customer, 1)
    const [kept, paid] = [await buyDeposit(customer, MONTH, 2_000_000), await buyDeposit(customer, MONTH, 1_000_000)]
    await instruct(customer, kept, 'RENEW_ALL')
    const end = addDays(day(today), 35)
    const available = await availableOf(customer)
    const first = await planOf(customer, available + 1_000_500, end)
    expect(first.steps).toEqual([])
    expect(first.coming).toContainEqual(expect.objectContaining({ amount: 1_000_625 }))
    const both = await planOf(customer, available + 3_000_000, end)
    expect(both.steps).toMatchObject([{ how: 'payOut', id: kept, day: today, loss: 0, amount: 2_000_000 }])
    await instruct(customer, kept, 'PAY_OUT')
    const after = await planOf(customer, available + 3_000_000, end)
    expect([after.steps, after.most]).toEqual([[], both.most])
    expect(paid).not.toBe(kept)
  })

  test('a deposit of today can be had tomorrow, and one that goes into the wealth product once that is cancelled', async () => {
    const customer = await as('钱朵')
    const { today } = await planOf(customer, 1)
    const available = await availableOf(customer)
    const seqNo = await buyDeposit(customer, MONTH, 1_000_000)
    const amount = available - 500_000
    const now = await planOf(customer, amount)
    expect(now).toMatchObject({ missing: 500_000, steps: [], enoughFrom: addDays(day(today), 1) })
    expect(now.apart).toMatchObject([{ amount: 1_000_000, why: expect.stringContaining('起息次日') }])
    await consentToManager(bank.db.drizzle, demoCustomerId('qianduo'))
    expect(await instruct(customer, seqNo, 'TO_WEALTH')).toMatchObject({ ok: true })
    await nextDay(today)
    expect((await planOf(customer, amount)).steps).toMatchObject([{ how: 'cancel', id: seqNo, amount: 1_000_000 }])
    await instruct(customer, seqNo, 'PAY_OUT')
    const { steps, loss } = await planOf(customer, amount)
    expect(steps).toMatchObject([{ how: 'full', id: seqNo, loss }])
    expect(loss).toBeGreaterThan(0)
  })

  test('what it says of a later day is what it pays and loses on that day', async () => {
    const customer = await as('孙丽')
    const { today } = await planOf(customer, 1)
    for (const productType of [MONTHLY, YEAR]) await buyDeposit(customer, productType, 1_000_000)
    const later = addDays(day(today), 40)
    const { most } = await planOf(customer, 1, later)
    const ahead = await planOf(customer, most, later)
    expect(ahead.steps).toMatchObject([
      { how: 'full', day: later },
      { how: 'full', day: later },
    ])
    await advanceTo(instantOf(later, 9))
    const then = await planOf(customer, most)
    expect([then.steps, then.loss, then.missing]).toEqual([ahead.steps, ahead.loss, 0])
  })

  test('shares come fast up to the day’s limit, and by an ordinary redemption where that is in time', async () => {
    const customer = await as('张伟')
    const available = await availableOf(customer)
    const { today, apart, most } = await planOf(customer, 1_000_000_000_000)
    const shares = await customer.call(CALLS.queryHoldings, { productTypes: [SHARES], state: 'open', most: 50 })
    const held = shares.ok ? (shares.value.holdings[0]?.amount ?? 0) : 0
    expect(held).toBeGreaterThan(1_000_000)
    expect(apart).toContainEqual({
      name: expect.any(String),
      amount: held - 1_000_000,
      why: expect.stringContaining('普通赎回'),
    })
    const fast = await planOf(customer, available + 1_000_000)
    expect(fast.steps).toMatchObject([{ how: 'fast', day: today, arrives: today, amount: 1_000_000, loss: 0 }])
    if (fast.steps[0]) await take(customer, { ...fast.steps[0], amount: fast.steps[0].amount })
    const more = await planOf(customer, available + 1_000_001)
    expect(more.steps.every(({ how }) => how === 'full')).toBe(true)
    expect(more.loss).toBeGreaterThan(0)
    const later = await planOf(customer, 1_000_000_000_000, addDays(day(today), 20))
    const ordinary = later.steps.find(({ how }) => how === 'ordinary')
    expect(ordinary).toMatchObject({ how: 'ordinary', amount: held - 1_000_000, loss: 0 })
    expect(ordinary && ordinary.day > today && ordinary.arrives > ordinary.day).toBe(true)
    expect(later.most).toBeGreaterThan(most)
  })

  test('what freezes still take is had on top of the amount, which is one that can be typed', async () => {
    const customer = await as('唐林')
    const { caught, missing, most } = await planOf(customer, 700)
    expect([caught > 0, missing, most]).toEqual([true, 700 + caught, 0])
    const ask = (amount: number) => customer.call(CALLS.queryCashPlan, { amount })
    expect(await ask(LARGEST_TYPED)).toMatchObject({ ok: true })
    for (const more of [LARGEST_TYPED + 1, Number.MAX_SAFE_INTEGER])
      expect(await ask(more)).toMatchObject({ ok: false, error: 'AmountInvalid' })
  })

  test('says of more than there is the most, and refuses no amount and days that can’t be planned', async () => {
    const customer = await as('张伟')
    const { today, most, missing } = await planOf(customer, 900_000_000_000)
    expect(most + missing).toBe(900_000_000_000)
    expect(await planOf(customer, most)).toMatchObject({ missing: 0, most })
    const ask = (amount: number, on: string) => customer.call(CALLS.queryCashPlan, { amount, day: on })
    expect(await ask(0, today)).toMatchObject({ ok: false, error: 'AmountInvalid' })
    for (const wrong of [addDays(day(today), -1), addDays(day(today), 91), '20261399'])
      expect(await ask(1, wrong)).toMatchObject({ ok: false, error: 'CashDayInvalid' })
    expect(await ask(1, addDays(day(today), 90))).toMatchObject({ ok: true })
  })
})
