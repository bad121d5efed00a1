import { CALLS } from '@/contract/calls'
import type { RequestOf, ResponseOf } from '@/contract/call'
import { DAY_MS } from '@/domain/dates/day'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { advance } from '@sandbox/dayEnds'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { schema } from '@sandbox/kernel/db'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { withBankInTurn } from '@sandbox/testing/withBank'

type Filter = Partial<RequestOf<typeof CALLS.queryHistory>>

withBankInTurn((bank) => {
  const page = async (customer: TestCustomer, filter: Filter = {}) => {
    const answer = await customer.call(CALLS.queryHistory, { kind: 'all', product: 'all', ...filter })
    if (!answer.ok) throw new Error(answer.error)
    return answer.value
  }
  /** Every page, as an app that scrolls to the end. */
  const all = async (customer: TestCustomer, filter: Filter = {}) => {
    const pages = [await page(customer, filter)]
    for (;;) {
      const last = pages[pages.length - 1]
      const after = last?.orders[last.orders.length - 1]?.orderNo
      if (!last?.more || after === undefined) return pages
      pages.push(await page(customer, { ...filter, after }))
    }
  }
  const buy = async (customer: TestCustomer, amount: number) => {
    const order = {
      productType: '20194',
      expectedRate: 130,
      agreementVersion: PRODUCT_AGREEMENT_VERSION,
      password: DEMO_PASSWORD,
    }
    const bought = await customer.call(CALLS.buyProduct, { ...order, clientId: newClientId(), amount })
    if (!bought.ok) throw new Error(bought.error)
  }

  /** Each month's sums by what its orders were, on every page. */
  const expectSums = (pages: readonly ResponseOf<typeof CALLS.queryHistory>[]): void => {
    const orders = pages.flatMap((each) => each.orders)
    for (const { month, count, saved, subscribed, returned, redeemed } of pages.flatMap(({ months }) => months)) {
      const own = orders.filter(({ orderNo }) => orderNo.startsWith(month))
      const of = (...kinds: (typeof own)[number]['kind'][]) =>
        own
          .filter(({ kind, pending }) => kinds.includes(kind) && (!pending || kind === 'wealthSubscription'))
          .reduce((sum, { amount }) => sum + amount, 0)
      expect({ count, saved, subscribed, returned, redeemed }).toEqual({
        count: own.length,
        saved: of('depositPurchase', 'depositRenewal'),
        subscribed: of('wealthSubscription'),
        returned: of('depositWithdrawal', 'depositMaturity'),
        redeemed: of('wealthRedemption', 'wealthFastRedemption'),
      })
    }
  }

  test('somebody who bought nothing has none', async () => {
    const customer = await testClient(bank.server).as('孙丽')
    expect(await page(customer)).toEqual({ orders: [], months: [], more: false })
  })

  test('every order stands once on some page, newest first, whatever comes in meanwhile', async () => {
    const customer = await testClient(bank.server).as('李娜')
    for (let count = 0; count < 45; count += 1) await buy(customer, 5_000 + count * 100)
    const first = await page(customer)
    expect([first.orders.length, first.more]).toEqual([20, true])
    // A purchase while the customer scrolls: it is newer than what was read, so it moves nothing on later pages.
    await buy(customer, 99_900)
    const later = await page(customer, { after: first.orders[19]?.orderNo })
    const numbers = [...first.orders, ...later.orders].map(({ orderNo }) => orderNo)
    expect(new Set(numbers).size).toBe(40)
    expect(numbers).toEqual([...numbers].sort().reverse())
    const pages = await all(customer)
    expect(pages.flatMap(({ orders }) => orders)).toHaveLength(46)
    expect(pages.map(({ more }) => more)).toEqual([true, true, false])
  })

  test('a month’s sums are of the whole month on every page', async () => {
    const customer = await testClient(bank.server).as('李娜')
    const pages = await all(customer)
    expectSums(pages)
    expect(pages[1]?.months).toEqual(pages[0]?.months)
  })

  test('deposits and shares are apart in a month’s sums, money into them and money back', async () => {
    const pages = await all(await testClient(bank.server).as('张伟'))
    expectSums(pages)
    const kinds = new Set(pages.flatMap(({ orders }) => orders).map(({ kind }) => kind.slice(0, 7)))
    expect(kinds).toEqual(new Set(['deposit', 'wealthS']))
  })

  test('filters let through what they say, and their sums are theirs', async () => {
    const customer = await testClient(bank.server).as('张伟')
    const kinds = async (filter: Filter) => [
      ...new Set((await all(customer, filter)).flatMap(({ orders }) => orders.map(({ kind }) => kind))),
    ]
    expect(await kinds({ kind: 'purchase', product: 'deposit' })).toEqual(['depositPurchase'])
    expect(await kinds({ kind: 'purchase', product: 'wealth' })).toEqual(['wealthSubscription'])
    expect(await kinds({ kind: 'maturity' })).toEqual(['depositMaturity'])
    expect(await kinds({ kind: 'interest' })).toEqual(['depositPayout'])
    expect(await kinds({ kind: 'interest', product: 'wealth' })).toEqual([])
    expect(await kinds({ kind: 'withdrawal' })).toEqual([])
    const matured = await page(customer, { kind: 'maturity' })
    expect(matured.months).toMatchObject([{ count: 1, saved: 0, subscribed: 0, redeemed: 0, returned: 2_000_000 }])
    expect(matured.months[0]?.interest).toBe(matured.orders[0]?.interest)
  })

  test('every order that the account has seen opens its record, and whatever is settled has a receipt', async () => {
    const customer = await testClient(bank.server).as('李娜')
    const product = { productType: '20122', amount: 1_000_000, expectedRate: 50 }
    const signed = { agreementVersion: PRODUCT_AGREEMENT_VERSION, password: DEMO_PASSWORD }
    const bought = await customer.call(CALLS.buyProduct, { ...product, ...signed, clientId: newClientId() })
    if (!bought.ok) throw new Error(bought.error)
    const renewal = { seqNo: bought.value.seqNo, instruction: 'RENEW_PRINCIPAL', ...signed } as const
    expect(await customer.call(CALLS.setMaturityInstruction, renewal)).toMatchObject({ ok: true })
    await advance(bank.db, 8 * DAY_MS)
    const seen = new Set<string>()
    for (const one of [customer, await testClient(bank.server).as('张伟')]) {
      for (const { orderNo, kind, interest, pending, recorded } of (await all(one)).flatMap(({ orders }) => orders)) {
        const record = await one.call(CALLS.queryWalletRecord, { recordId: orderNo })
        if (!recorded) {
          expect(record).toMatchObject({ ok: false, error: 'RecordUnknown' })
          continue
        }
        expect([kind, record]).toMatchObject([
          kind,
          { ok: true, value: { orderNo, earned: interest, receipt: !pending } },
        ])
        seen.add(kind)
      }
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['depositPurchase', 'depositMaturity', 'depositRenewal', 'depositPayout']),
    )
  })

  test('nobody’s transfers and nobody else’s orders are in it', async () => {
    const customer = await testClient(bank.server).as('张伟')
    const numbers = (await all(customer)).flatMap(({ orders }) => orders.map(({ orderNo }) => orderNo))
    const rows = await bank.db.drizzle.select().from(schema.orders)
    const own = rows.filter(
      ({ customerId, kind }) =>
        customerId === demoCustomerId('zhangwei') && !kind.startsWith('transfer') && kind !== 'demandInterest',
    )
    expect([...numbers].sort()).toEqual(own.map(({ id }) => id).sort())
  })

  test.each([{ kind: 'fee' }, { product: 'loan' }, { after: "1' OR 1=1" }, { after: '1' }])(
    'refuses %j',
    async (wrong) => {
      const customer = await testClient(bank.server).as('李娜')
      const request = { kind: 'all', product: 'all', ...wrong } as RequestOf<typeof CALLS.queryHistory>
      expect(await customer.call(CALLS.queryHistory, request)).toMatchObject({ ok: false, error: 'InvalidRequest' })
    },
  )
})
