import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { addDays, day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { ErrorName } from '@/domain/errors/catalogue'
import { MANAGER_CONSENT_VERSION, PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { wealthHoldings } from '@sandbox/business/wealth'
import { bankNow } from '@sandbox/kernel/clock'
import { rowsOf, schema } from '@sandbox/kernel/db'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { told } from '@sandbox/testing/acts'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { consentToManager } from '@sandbox/testing/managerConsent'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { orderHash } from '@sandbox/kernel/orders/moneyHandler'

test('an order’s digest knows its fields in any order, and neither password nor id', () => {
  const order = { clientId: 'a', password: '1', amount: 5, seqNo: '7' }
  expect(orderHash(order)).toBe(orderHash({ seqNo: '7', amount: 5, password: '2', clientId: 'b' }))
  expect(orderHash(order)).not.toBe(orderHash({ ...order, amount: 6 }))
})

withBank((bank) => {
  const { test, race } = testsOf(bank)
  beforeAll(() => consentToManager(bank.db.drizzle, ...['lina', 'guoyulan', 'wuqiang'].map(demoCustomerId)))

  const as = (name: string) => testClient(bank.server).as(name)
  const purchase = {
    productType: '20194',
    amount: 100_000,
    expectedRate: 130,
    agreementVersion: PRODUCT_AGREEMENT_VERSION,
    password: DEMO_PASSWORD,
  }
  const fund = { ...purchase, productType: '91318017', expectedRate: 0 }
  const buy = (customer: TestCustomer, changes: object = {}, clientId = newClientId()) =>
    customer.call(CALLS.buyProduct, { clientId, ...purchase, ...changes })
  const balanceOf = async (customer: TestCustomer) => {
    const seen = await customer.call(CALLS.queryWallet, {})
    return seen.ok ? seen.value.balance : NaN
  }

  test('a purchase says before how far all deposits are insured once they have brought their interest', async () => {
    const customer = await as('张伟')
    const { productType, amount, expectedRate } = purchase
    const preview = async (changes: object = {}) =>
      told(await customer.call(CALLS.previewBuy, { productType, amount, expectedRate, ...changes })).insurance
    const assets = told(await customer.call(CALLS.queryAssets, {}))
    const open = told(await customer.call(CALLS.queryHoldings, { productTypes: [], state: 'open', most: 50 }))
    const paid = open.holdings.filter(({ kind }) => kind === 'deposit').map((one) => one.accumulatedIncome)
    const unpaid = assets.expectedInterest - paid.reduce((all, one) => all + one, 0)
    const { interest } = told(await customer.call(CALLS.queryWallet, {}))
    const subs = [
      ...told(await customer.call(CALLS.querySubAccounts, { class: 'II' })).accounts,
      ...told(await customer.call(CALLS.querySubAccounts, { class: 'III' })).accounts,
    ]
    const earned = subs.reduce<number>((all, one) => all + one.accrued, interest?.accrued ?? NaN)
    const [accrued] = await rowsOf<{ sum: number }>(
      bank.db.drizzle,
      sql`WITH open AS (SELECT * FROM holdings WHERE customer_id = ${demoCustomerId('zhangwei')} AND status = 'open')
          SELECT (SELECT sum(amount) FROM accruals a WHERE EXISTS (SELECT 1 FROM open WHERE open.seq_no = a.seq_no))::int
            - sum(paid_interest)::int AS sum
          FROM open`,
    )
    expect(assets.accruedInterest).toBe(earned + (accrued?.sum ?? NaN))
    // 1,000 yuan at 1.30 % for a year bring 13 yuan; the amount itself is in the account already.
    const owed = assets.total - assets.wealth + earned + unpaid + 1_300
    const now = assets.total - assets.wealth + assets.accruedInterest
    expect(await preview()).toEqual({ now, added: 1_300, owed, beyond: Math.max(0, owed - 50_000_000) })
    expect(await preview({ productType: '91318017', expectedRate: 0 })).toBeUndefined()
    await buy(customer)
    expect(await preview()).toMatchObject({ owed: owed + 1_300 })
  })

  race('a purchase takes the money once, shows on every screen, and answers every retry alike', async () => {
    const customer = await as('李娜')
    const [before, clientId] = [await balanceOf(customer), newClientId()]
    const taps = await Promise.all(Array.from({ length: 20 }, () => buy(customer, {}, clientId)))
    const [first] = taps
    if (!first?.ok) throw new Error(first?.error)
    expect(first.value).toMatchObject({
      status: 'SUCCESS',
      amount: 100_000,
      productName: '普通储蓄一年',
      appointInterest: 1_300,
    })
    for (const tap of taps) expect(tap).toEqual(first)
    expect(await balanceOf(customer)).toBe(before - 100_000)
    const records = await customer.call(CALLS.queryWalletRecords, { type: 'all' })
    expect(records.ok && records.value.records[0]).toMatchObject({
      amount: -100_000,
      title: '存入',
      about: '普通储蓄一年',
    })
    const held = await customer.call(CALLS.queryHoldings, { productTypes: ['20194'], state: 'open' })
    expect(held).toMatchObject({
      value: {
        amountSum: 100_000,
        months: [{ count: 1, amountSum: 100_000 }],
        more: false,
        holdings: [{ seqNo: first.value.seqNo }],
      },
    })
    const assets = await customer.call(CALLS.queryAssets, {})
    const today = dayOfInstant(await bankNow(bank.db.drizzle))
    expect(assets).toMatchObject({ value: { deposits: 100_000, expectedInterest: 1_300, total: before, today } })
    expect(await customer.call(CALLS.queryOperation, { clientId })).toMatchObject({
      value: { state: 'DONE', call: 'buyProduct', answer: { orderNo: first.value.orderNo } },
    })
    expect(await buy(customer, { amount: 200_000 }, clientId)).toMatchObject({ error: 'ClientIdReused' })
    expect(await customer.call(CALLS.queryHoldingDetail, { seqNo: first.value.seqNo })).toMatchObject({
      value: { withdrawable: false, events: [{ kind: 'BUY' }, { kind: 'START' }] },
    })
  })

  test.each([
    ['a deposit', {}],
    ['the wealth product', fund],
  ])('the version of the agreements is kept with the order of %s', async (_, changes) => {
    const customer = await as('吴强')
    const bought = await buy(customer, changes)
    if (!bought.ok) throw new Error(bought.error)
    const [kept] = await bank.db.drizzle.select().from(schema.orders).where(eq(schema.orders.id, bought.value.orderNo))
    expect(kept?.agreementVersion).toBe(PRODUCT_AGREEMENT_VERSION)
    const exported = await customer.call(CALLS.exportMyData, {})
    expect(JSON.stringify(exported)).toContain(`"agreementVersion":"${PRODUCT_AGREEMENT_VERSION}"`)
  })

  test('the alert that the catalogue has of a product is told with its detail, and of no other', async () => {
    const customer = await as('吴强')
    const detail = (productType: string) => customer.call(CALLS.queryProductDetail, { productType })
    expect(await detail('91318017')).toMatchObject({
      value: { alert: { title: expect.stringContaining('节假日'), body: expect.stringContaining('下一交易日') } },
    })
    const deposit = await detail('20194')
    expect(deposit.ok && deposit.value.alert).toBeUndefined()
  })

  test.each<[ErrorName, object]>([
    ['ProductUnknown', { productType: '99999' }],
    ['ProductClosed', { productType: '20134' }],
    ['BelowMinimum', { amount: 4_900 }],
    ['AboveMaximum', { amount: 200_000_100 }],
    ['NotAStep', { amount: 5_050 }],
    ['RateChanged', { expectedRate: 131 }],
    ['RateChanged', { ...fund, expectedRate: 1 }],
    ['AgreementMissing', { agreementVersion: '2025.9' }],
    ['InsufficientFunds', { amount: 190_000_000 }],
    ['PasswordWrong', { password: '000001' }],
    ['InvalidRequest', { amount: 0.5 }],
    ['InvalidRequest', { more: 1 }],
  ])('a purchase is refused with %s and moves nothing', async (error, changes) => {
    const customer = await as('吴强')
    const before = await balanceOf(customer)
    expect(await buy(customer, changes)).toMatchObject({ ok: false, error })
    expect(await balanceOf(customer)).toBe(before)
  })

  test.each<[ErrorName, string]>([
    ['AccountImageMissing', '陈静'],
    ['AccountReceiveOnly', '杨明'],
    ['AccountDormant', '赵磊'],
    ['AccountDormant', '周婷'],
  ])('%s: %s may look and may not trade', async (error, name) => {
    const customer = await as(name)
    expect(await buy(customer)).toMatchObject({ error })
    expect((await customer.call(CALLS.queryAssets, {})).ok).toBe(true)
  })

  test.each<[ErrorName, string, object]>([
    ['RiskTestMissing', '马超', {}],
    ['RiskTestExpired', '孙丽', {}],
    ['ElderConfirmationMissing', '郭玉兰', {}],
  ])('wealth is not sold: %s, %s', async (error, name, changes) => {
    expect(await buy(await as(name), { ...fund, ...changes })).toMatchObject({ error })
  })

  test('the first purchase of wealth waits for the consent to tell its manager, and so does one after its withdrawal', async () => {
    const customer = await as('周行')
    const consent = (agreed: boolean, version = MANAGER_CONSENT_VERSION) =>
      customer.call(CALLS.updateConsent, { kind: 'assetManager', version, agreed })
    expect(await buy(customer, fund)).toMatchObject({ error: 'ManagerConsentMissing' })
    expect(await buy(customer)).toMatchObject({ ok: true })
    expect(await consent(true, 'another')).toMatchObject({ error: 'ConsentOutdated' })
    expect(await consent(true)).toMatchObject({ ok: true })
    expect(await buy(customer, fund)).toMatchObject({ ok: true })
    const given = { kind: 'assetManager', title: '向产品管理人提供信息授权书', withdrawable: true }
    expect(told(await customer.call(CALLS.queryConsents, {})).consents).toContainEqual(expect.objectContaining(given))
    expect(await consent(false)).toMatchObject({ ok: true })
    expect(await buy(customer, fund)).toMatchObject({ error: 'ManagerConsentMissing' })
  })

  test('an elder customer who confirmed subscribes, pending until tomorrow, and the sale leaves its record', async () => {
    const customer = await as('郭玉兰')
    const clientId = newClientId()
    const bought = await buy(customer, { ...fund, elderConfirmed: true }, clientId)
    expect(bought).toMatchObject({ value: { status: 'PENDING', endDate: '', appointInterest: 0 } })
    const id = demoCustomerId('guoyulan')
    const rated = { issuerLevel: 1, sellerLevel: 1 }
    const events = await bank.db.drizzle.select().from(schema.auditEvents).where(eq(schema.auditEvents.customerId, id))
    expect(events.filter(({ kind }) => kind === 'sale')).toMatchObject([
      {
        detail: {
          clientId,
          productType: '91318017',
          riskLevel: 1,
          ...rated,
          agreementVersion: PRODUCT_AGREEMENT_VERSION,
          elderConfirmed: true,
        },
      },
    ])
    expect(JSON.stringify(events)).not.toContain(DEMO_PASSWORD)
  })

  test('an answer of NONE is a promise: the id can no longer be carried out', async () => {
    const customer = await as('李娜')
    const clientId = newClientId()
    expect(await customer.call(CALLS.queryOperation, { clientId })).toMatchObject({ value: { state: 'NONE' } })
    expect(await buy(customer, {}, clientId)).toMatchObject({ error: 'ClientIdReused' })
    expect(await customer.call(CALLS.queryOperation, { clientId })).toMatchObject({ value: { state: 'NONE' } })
  })

  test('a refused id says so, and a curable refusal gives it back to the same order', async () => {
    const customer = await as('李娜')
    const clientId = newClientId()
    const asked = () => customer.call(CALLS.queryOperation, { clientId })
    expect(await buy(customer, { password: '975310' }, clientId)).toMatchObject({ error: 'PasswordWrong' })
    const { code, message } = bankError('PasswordWrong')
    const refused = { state: 'REFUSED', call: 'buyProduct', refusal: { code } }
    expect(await asked()).toMatchObject({ value: refused })
    expect(await asked()).toMatchObject({
      value: { refusal: { message: expect.stringContaining(message.slice(0, 6)) } },
    })
    expect(await (await as('马超')).call(CALLS.queryOperation, { clientId })).toMatchObject({
      value: { state: 'NONE' },
    })
    const done = await buy(customer, {}, clientId)
    expect(done.ok).toBe(true)
    expect(await asked()).toMatchObject({ value: { state: 'DONE' } })
    expect(await buy(customer, {}, clientId)).toEqual(done)
  })

  test('an order that is refused for good stays refused under its id', async () => {
    const customer = await as('李娜')
    const clientId = newClientId()
    expect(await buy(customer, { amount: 100 }, clientId)).toMatchObject({ error: 'BelowMinimum' })
    const { code } = bankError('BelowMinimum')
    expect(await customer.call(CALLS.queryOperation, { clientId })).toMatchObject({
      value: { state: 'REFUSED', refusal: { code } },
    })
    expect(await buy(customer, {}, clientId)).toMatchObject({ error: 'ClientIdReused' })
  })

  test('shares are not withdrawn whole: the mode is told to be wrong, and only of one’s own holding', async () => {
    const customer = await as('张伟')
    const held = await customer.call(CALLS.queryHoldings, { productTypes: ['91318017'], state: 'open' })
    const seqNo = held.ok ? (held.value.holdings[0]?.seqNo ?? '') : ''
    const withdraw = async (whose: typeof customer) =>
      whose.call(CALLS.redeemProduct, {
        clientId: newClientId(),
        seqNo,
        mode: 'full',
        amount: 100,
        expectedInterest: 0,
        password: DEMO_PASSWORD,
      })
    expect(await withdraw(customer)).toMatchObject({ error: 'ModeNotForHolding' })
    expect(await withdraw(await as('李娜'))).toMatchObject({ error: 'HoldingUnknown' })
  })

  test('a retry hears that it was done even when the account or the bank has closed since', async () => {
    const customer = await as('李娜')
    const clientId = newClientId()
    const done = await buy(customer, {}, clientId)
    const { accounts, configFlags } = schema
    const own = eq(accounts.customerId, demoCustomerId('lina'))
    await bank.db.drizzle.update(accounts).set({ acctStatus: 'D' }).where(own)
    await bank.db.drizzle.insert(configFlags).values({ name: 'SYSTEM_MAINTAIN', value: 'ON', changedAt: 0 })
    expect(await buy(customer, {}, clientId)).toEqual(done)
    expect(await buy(customer)).toMatchObject({ error: 'Maintenance' })
    await bank.db.drizzle.delete(configFlags).where(eq(configFlags.name, 'SYSTEM_MAINTAIN'))
    expect(await buy(customer)).toMatchObject({ error: 'AccountDormant' })
    await bank.db.drizzle.update(accounts).set({ acctStatus: 'N' }).where(own)
  })

  test('a wrong password is counted though the order comes to nothing, and the right one buys under the same id', async () => {
    const customer = await as('吴强')
    const clientId = newClientId()
    expect(await buy(customer, { password: '000001' }, clientId)).toMatchObject({ error: 'PasswordWrong' })
    expect((await buy(customer, {}, clientId)).ok).toBe(true)
  })

  test('each wrong password says how many tries are left, until none is', async () => {
    const customer = await as('孙丽')
    const told: string[] = []
    for (let tried = 0; tried < 5; tried += 1) {
      const answer = await buy(customer, { password: '000001' })
      told.push(answer.ok ? 'bought' : answer.message)
    }
    expect(told.slice(0, 4)).toEqual([4, 3, 2, 1].map((left) => `支付密码错误，还可输入${left}次`))
    expect(told[4]).toBe(bankError('PasswordLocked').message)
  })

  test('a deposit is withdrawn whole, for the interest that was shown', async () => {
    const customer = await as('张伟')
    const held = await customer.call(CALLS.queryHoldings, { productTypes: ['20521'], state: 'open' })
    const seqNo = held.ok ? (held.value.holdings[0]?.seqNo ?? '') : ''
    const preview = await customer.call(CALLS.previewRedeem, { seqNo })
    if (!preview.ok) throw new Error(preview.error)
    const { principal, preInterest } = preview.value
    expect(preInterest).toBeGreaterThan(0)
    const before = await balanceOf(customer)
    const redeem = (changes: object) =>
      customer.call(CALLS.redeemProduct, {
        clientId: newClientId(),
        seqNo,
        mode: 'full',
        amount: principal,
        expectedInterest: preInterest,
        password: DEMO_PASSWORD,
        ...changes,
      })
    expect(await redeem({ amount: principal - 1 })).toMatchObject({ error: 'InvalidRequest' })
    expect(await redeem({ expectedInterest: preInterest + 1 })).toMatchObject({ error: 'RateChanged' })
    expect(await redeem({ mode: 'fast' })).toMatchObject({ error: 'ModeNotForHolding' })
    expect(await redeem({})).toMatchObject({
      value: { principal, interest: preInterest, payDate: '', status: 'SUCCESS' },
    })
    expect(await balanceOf(customer)).toBe(before + principal + preInterest)
    expect(await redeem({})).toMatchObject({ error: 'HoldingClosed' })
  })

  test('wealth is redeemed fast within the day’s cap, and beyond it for tomorrow', async () => {
    const customer = await as('张伟')
    const held = await customer.call(CALLS.queryHoldings, { productTypes: ['91318017'], state: 'open' })
    const seqNo = held.ok ? (held.value.holdings[0]?.seqNo ?? '') : ''
    const redeem = (mode: 'fast' | 'ordinary', amount: number) =>
      customer.call(CALLS.redeemProduct, {
        clientId: newClientId(),
        seqNo,
        mode,
        amount,
        expectedInterest: 0,
        password: DEMO_PASSWORD,
      })
    expect(await redeem('fast', 1_000_001)).toMatchObject({ error: 'FastRedeemCapExceeded' })
    expect(await redeem('fast', 600_000)).toMatchObject({ value: { status: 'SUCCESS', payDate: '' } })
    expect(await customer.call(CALLS.previewRedeem, { seqNo })).toMatchObject({ value: { fastLeft: 400_000 } })
    expect(await redeem('ordinary', 500_000)).toMatchObject({
      value: { status: 'PENDING', payDate: expect.stringMatching(/^\d{8}$/) },
    })
    expect(await redeem('ordinary', 900_000_000)).toMatchObject({ error: 'RedeemAmountTooLarge' })
  })

  test('an ordinary redemption that would be paid on another day than was told is refused, and nothing moves', async () => {
    const customer = await as('张伟')
    const holdings = async () =>
      told(await customer.call(CALLS.queryHoldings, { productTypes: ['91318017'], state: 'open' }))
    const before = await holdings()
    const seqNo = before.holdings[0]?.seqNo ?? ''
    const { ordinaryDate = '' } = told(await customer.call(CALLS.previewRedeem, { seqNo }))
    const redeem = (expectedDay: string) =>
      customer.call(CALLS.redeemProduct, {
        ...{ clientId: newClientId(), seqNo, mode: 'ordinary', amount: 100, expectedInterest: 0 },
        ...{ expectedDay, password: DEMO_PASSWORD },
      })
    expect(await redeem(addDays(day(ordinaryDate), -1))).toMatchObject({
      error: 'TransferDayChanged',
      message: `预计到账日已变为${formatDay(day(ordinaryDate))}，资金未变动，请核对后重新确认`,
    })
    expect(await holdings()).toEqual(before)
    expect(await redeem(ordinaryDate)).toMatchObject({ value: { payDate: ordinaryDate } })
  })

  // An embedded database has one connection, at which nobody waits.
  if (bank.kind === 'postgres') {
    race('a subscription waits for its position before it holds the quota, as a day’s end takes them', async () => {
      const customer = await as('李娜')
      expect(await buy(customer, fund)).toMatchObject({ ok: true })
      let begin = (): void => undefined
      const bought = new Promise<void>((resolve) => {
        begin = resolve
      }).then(() => buy(customer, fund))
      await bank.db.transaction(async (tx) => {
        const own = eq(wealthHoldings.customerId, demoCustomerId('lina'))
        await tx.select().from(wealthHoldings).where(own).for('no key update')
        begin()
        const waits = sql`SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))`
        for (let looks = 0; looks < 500 && (await rowsOf(tx, waits)).length === 0; looks += 1) await sleep(10)
        // Refused at once where the order holds it, and would wait in a ring.
        await tx.execute(sql`SELECT 1 FROM products WHERE product_type = ${fund.productType} FOR NO KEY UPDATE NOWAIT`)
      })
      expect(await bought).toMatchObject({ ok: true })
    })
  }

  test('after all of it the books are in order', async () => {
    expect(await checkInvariants(bank.db)).toEqual([])
  })
})
