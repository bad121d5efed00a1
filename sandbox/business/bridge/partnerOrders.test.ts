import { eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { AUTH_MS } from '@/domain/authorisations/machine'
import { fen } from '@/domain/money/fen'
import { advance } from '@sandbox/dayEnds'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { sandboxPartners } from '@sandbox/host/simulators/partners'
import { simulatedPartnerOrders } from '@sandbox/host/simulators/tables'
import { bankNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import { balanceOf, wallet } from '@sandbox/kernel/ledger'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { MERCHANT_CLEARING } from '@sandbox/business/subaccount'
import { messages } from '@sandbox/business/message/tables'
import { refundPartnerOrder, notifyPartners } from './partnerOrders'
import { bridgeTargets, partnerOrders } from './tables'

const KEY = 'lina'
const customerId = demoCustomerId(KEY)
const AMOUNT = 3_800

withBank((bank) => {
  const { test, race } = testsOf(bank)
  let payer: TestCustomer
  const on = () => bank.db.drizzle
  const nameOf = (answer: { ok: true } | { ok: false; error: string }) => (answer.ok ? 'done' : answer.error)
  const held = () => balanceOf(on(), wallet(customerId))
  const ordered = async (key = KEY): Promise<string> => {
    const [customer] = await on()
      .select()
      .from(schema.customers)
      .where(eq(schema.customers.id, demoCustomerId(key)))
    const partnerNo = newClientId()
    const facts = { clientNo: customer?.clientNo ?? '', purpose: '城际巴士票', amount: fen(AMOUNT) }
    await on()
      .insert(simulatedPartnerOrders)
      .values({ partner: 'goodGo', partnerNo, ...facts, createdAt: await bankNow(on()) })
    return partnerNo
  }
  const change = (partnerNo: string, set: Partial<typeof simulatedPartnerOrders.$inferInsert>) =>
    on().update(simulatedPartnerOrders).set(set).where(eq(simulatedPartnerOrders.partnerNo, partnerNo))
  const fetched = async (partnerNo: string): Promise<string> => {
    const answer = await payer.call(CALLS.fetchPartnerOrder, { partnerNo })
    if (!answer.ok) throw new Error(answer.error)
    return answer.value.authId
  }
  const pay = (authId: string) =>
    payer.call(CALLS.authorise, { clientId: newClientId(), authId, amount: AMOUNT, password: DEMO_PASSWORD })
  const tell = () =>
    notifyPartners({ db: bank.db, services: { partners: sandboxPartners } as never, businessNow: () => bankNow(on()) })
  const stateOf = async (authId: string) => {
    const [row] = await on().select().from(partnerOrders).where(eq(partnerOrders.authId, authId))
    return row
  }

  beforeAll(async () => {
    payer = await testClient(bank.server).as(KEY)
  })
  afterEach(async () => expect(await checkInvariants(bank.db)).toEqual([]))

  test('an order is paid once, to what the bank owes merchants, and its partner hears of it', async () => {
    const partnerNo = await ordered()
    const authId = await fetched(partnerNo)
    expect(await fetched(partnerNo)).toBe(authId)
    const [before, owed] = [await held(), await balanceOf(on(), MERCHANT_CLEARING)]
    expect(nameOf(await pay(authId))).toBe('done')
    expect([before - (await held()), (await balanceOf(on(), MERCHANT_CLEARING)) - owed]).toEqual([AMOUNT, AMOUNT])
    await tell()
    const [told] = await on()
      .select()
      .from(simulatedPartnerOrders)
      .where(eq(simulatedPartnerOrders.partnerNo, partnerNo))
    expect([told?.paid, (await stateOf(authId))?.toldAt]).toEqual([true, expect.any(Number)])
    expect(nameOf(await payer.call(CALLS.fetchPartnerOrder, { partnerNo }))).toBe('OrderPaid')
  })

  race('it is payable once, however often it is asked for at once', async () => {
    const partnerNo = await ordered()
    const ids = await Promise.all([1, 2, 3, 4].map(() => fetched(partnerNo)))
    expect(new Set(ids).size).toBe(1)
  })

  test('another’s order is as unknown as none, and a partner that is down is asked nothing', async () => {
    const theirs = await ordered('sunli')
    expect(nameOf(await payer.call(CALLS.fetchPartnerOrder, { partnerNo: theirs }))).toBe('PartnerOrderUnknown')
    expect(nameOf(await payer.call(CALLS.fetchPartnerOrder, { partnerNo: 'none' }))).toBe('PartnerOrderUnknown')
    await on().insert(bridgeTargets).values({ target: 'goodGo', up: false, changedAt: 0 })
    const own = await ordered()
    expect(nameOf(await payer.call(CALLS.fetchPartnerOrder, { partnerNo: own }))).toBe('BridgeTargetDown')
    await on().delete(bridgeTargets)
  })

  test('one that the partner changes can’t be paid as it was shown', async () => {
    const partnerNo = await ordered()
    const authId = await fetched(partnerNo)
    await change(partnerNo, { amount: fen(AMOUNT + 100) })
    expect(nameOf(await payer.call(CALLS.fetchPartnerOrder, { partnerNo }))).toBe('OrderChanged')
    expect(nameOf(await pay(authId))).toBe('AuthExpired')
    const again = await fetched(partnerNo)
    expect([again === authId, (await stateOf(again))?.amount]).toEqual([false, AMOUNT + 100])
  })

  race('one that was changed while it was being paid is paid back by itself, once', async () => {
    const partnerNo = await ordered()
    const authId = await fetched(partnerNo)
    const before = await held()
    await change(partnerNo, { amount: fen(1) })
    expect(nameOf(await pay(authId))).toBe('done')
    await Promise.all([tell(), tell()])
    await tell()
    expect([await held(), (await stateOf(authId))?.refunded]).toEqual([before, AMOUNT])
    const read = await payer.call(CALLS.queryAuthorisation, { authId })
    expect(read).toMatchObject({ value: { state: 'PAID', refunded: AMOUNT } })
  })

  test('of one that was changed, what the partner has given back already isn’t given twice, nor the rest kept', async () => {
    const partnerNo = await ordered()
    const authId = await fetched(partnerNo)
    const before = await held()
    await change(partnerNo, { amount: fen(1) })
    expect(nameOf(await pay(authId))).toBe('done')
    const now = await bankNow(on())
    await bank.db.transaction((tx) => refundPartnerOrder(tx, { authId, amount: fen(100), now }))
    await tell()
    expect([await held(), (await stateOf(authId))?.refunded]).toEqual([before, AMOUNT])
  })

  test('one that lapsed or was declined may be asked for anew', async () => {
    const partnerNo = await ordered()
    const first = await fetched(partnerNo)
    await payer.call(CALLS.declineAuthorisation, { authId: first })
    const second = await fetched(partnerNo)
    await advance(bank.db, AUTH_MS)
    const third = await fetched(partnerNo)
    expect(new Set([first, second, third]).size).toBe(3)
    expect(nameOf(await pay(second))).toBe('AuthExpired')
    expect(nameOf(await pay(third))).toBe('done')
    await tell()
    const [told] = await on()
      .select()
      .from(simulatedPartnerOrders)
      .where(eq(simulatedPartnerOrders.partnerNo, partnerNo))
    expect(told?.paid).toBe(true)
  })

  test('a refund goes back in parts up to the whole, is told, and gives the day’s limit back', async () => {
    const authId = await fetched(await ordered())
    const before = await held()
    expect(nameOf(await pay(authId))).toBe('done')
    const now = await bankNow(on())
    const refund = async (amount: number) => {
      const given = await bank.db.transaction((tx) => refundPartnerOrder(tx, { authId, amount: fen(amount), now }))
      return given.ok ? 'done' : given.error.name
    }
    expect([await refund(1_000), await refund(2_801), await refund(2_800), await refund(1)]).toEqual([
      'done',
      'AmountInvalid',
      'done',
      'AmountInvalid',
    ])
    expect(await held()).toBe(before)
    const told = await on().select().from(messages).where(eq(messages.customerId, customerId))
    expect(told.filter(({ kind }) => kind === 'partnerRefund').length).toBeGreaterThanOrEqual(2)
    const waiting = await fetched(await ordered())
    const early = await bank.db.transaction((tx) => refundPartnerOrder(tx, { authId: waiting, amount: fen(1), now }))
    expect(early).toMatchObject({ ok: false, error: { name: 'OrderUnknown' } })
  })

  test('payments to a partner that doesn’t answer, however many, keep no other partner’s untold', async () => {
    const [order] = await on().select().from(schema.orders).limit(1)
    const ended = { state: 'PAID' as const, orderNo: order?.id, expiresAt: 0, endedAt: 1 }
    const common = { customerId, purpose: '票', amount: fen(1), returnTo: '', ...ended }
    const made = (partner: string, n: number) => ({ ...common, authId: `${partner} ${n}`, partner, partnerNo: `${n}` })
    const rows = Array.from({ length: 130 }, (_, n) => ({ ...made(n === 0 ? 'broken' : 'silent', n), createdAt: 1 }))
    await on()
      .insert(partnerOrders)
      .values([...rows, ...[1, 2].map((n) => ({ ...made('open', n), createdAt: 2 }))])
    const asked: string[] = []
    const paid = async ({}, { partner }: { readonly partner: string }) => {
      asked.push(partner)
      if (partner === 'broken') throw new Error('broken')
      return partner === 'silent' ? 'unavailable' : 'taken'
    }
    const services = { partners: { paid } } as never
    await expect(notifyPartners({ db: bank.db, services, businessNow: () => bankNow(on()) })).rejects.toThrow('broken')
    await on()
      .delete(partnerOrders)
      .where(eq(partnerOrders.amount, fen(1)))
    expect(asked).toEqual(['broken', 'silent', 'open', 'open'])
  })
})
