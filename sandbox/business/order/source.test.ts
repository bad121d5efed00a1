import { desc, eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import type { OrderSource } from '@/domain/channels/channels'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { schema } from '@sandbox/kernel/db'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { newClientId, testClient } from '@sandbox/testing/client'
import { consentToManager } from '@sandbox/testing/managerConsent'
import { withBankInTurn } from '@sandbox/testing/withBank'

withBankInTurn((bank) => {
  beforeAll(() => consentToManager(bank.db.drizzle, demoCustomerId('lina'), demoCustomerId('hangyuan')))

  const buy = async (key: string, source: Record<string, string> | undefined, productType = '20194') => {
    const customer = await testClient(bank.server).as(key)
    return customer.call(CALLS.buyProduct, {
      clientId: newClientId(),
      productType,
      amount: 100_000,
      expectedRate: productType === '20194' ? 130 : 0,
      agreementVersion: PRODUCT_AGREEMENT_VERSION,
      password: DEMO_PASSWORD,
      ...(source && { source }),
    } as never)
  }
  const kept = async (key: string): Promise<OrderSource | undefined> => {
    const { orders } = schema
    const [order] = await bank.db.drizzle
      .select()
      .from(orders)
      .where(eq(orders.customerId, demoCustomerId(key)))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(1)
    return order?.source
  }

  test.each<[string, Record<string, string> | undefined, OrderSource]>([
    ['lina', undefined, {}],
    ['lina', {}, {}],
    [
      'lina',
      { channel: 'HZJK', promote_id: 'P1', sales_id: 'S2', saverId: 'V3' },
      { channel: 'HZJK', promote_id: 'P1', sales_id: 'S2', saverId: 'V3' },
    ],
    ['lina', { marketNo: 'YZT202101' }, { channel: 'YZT202101', marketNo: 'YZT202101' }],
    ['lina', { channel: 'NOBODY', promote_id: 'P1' }, { promote_id: 'P1' }],
    ['lina', { channel: 'BANK_STAFF', sales_id: 'S1' }, { sales_id: 'S1' }],
    ['hangyuan', { channel: 'BANK_STAFF', sales_id: 'S1' }, { channel: 'BANK_STAFF', sales_id: 'S1' }],
  ])('%s’s order that says %j keeps %j', async (key, source, expected) => {
    expect(await buy(key, source)).toMatchObject({ ok: true })
    expect(await kept(key)).toEqual(expected)
  })

  test('the wealth product keeps it too, and the sale’s record has it', async () => {
    expect(await buy('lina', { channel: 'HZJK' }, '91318017')).toMatchObject({ ok: true })
    expect(await kept('lina')).toEqual({ channel: 'HZJK' })
    const sales = await bank.db.drizzle.select().from(schema.auditEvents).where(eq(schema.auditEvents.kind, 'sale'))
    expect(sales.map(({ detail }) => detail.source)).toContainEqual({ channel: 'HZJK' })
  })

  test('a channel sells what it offers and nothing else', async () => {
    expect(await buy('lina', { channel: 'YZT202101' }, '91318017')).toMatchObject({ error: 'ProductNotInChannel' })
    expect(await buy('lina', { channel: 'NOBODY' }, '91318017')).toMatchObject({ ok: true })
  })

  test('getMarketNoByClient tells a customer the number of the member of staff whose link they came by', async () => {
    const lina = await testClient(bank.server).as('lina')
    expect(await lina.call(CALLS.getMarketNoByClient, { clientNo: 'C20260015' })).toEqual({
      ok: true,
      value: { marketNo: 'M0015' },
    })
  })

  test('getMarketNoByClient tells one’s own number to oneself alone, not to staff either', async () => {
    const told = async (key: string) => {
      const customer = await testClient(bank.server).as(key)
      return customer.call(CALLS.getMarketNoByClient, { clientNo: 'C20260001' })
    }
    expect(await told('zhangwei')).toEqual({ ok: true, value: { marketNo: 'M0001' } })
    for (const key of ['lina', 'hangyuan']) expect(await told(key)).toEqual({ ok: true, value: { marketNo: '' } })
  })
})
