import { CALLS } from '@/contract/calls'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { ERRORS } from '@/domain/errors/catalogue'
import { eq } from 'drizzle-orm'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { newClientId, testClient } from '@sandbox/testing/client'
import { schema } from '@sandbox/testing/schema'
import { withBankInTurn } from '@sandbox/testing/withBank'

const CONSOLE = 'x-sandbox-console'
/** Agreed rates of the products tested here, basis points. */
const RATES = { '20186': 140, '20200': 165, '20122': 50 } as const

withBankInTurn((bank) => {
  const act = async (name: string, payload: object) => {
    const headers = { [CONSOLE]: '1', 'content-type': 'application/json' }
    const url = `/sandbox/api/${name}`
    const answer = await bank.server.inject({ method: 'POST', url, headers, payload: JSON.stringify(payload) })
    expect(answer.statusCode).toBe(200)
  }
  const buy = async (key: string, productType: keyof typeof RATES, more: object = {}) => {
    const customer = await testClient(bank.server).as(key)
    return customer.call(CALLS.buyProduct, {
      clientId: newClientId(),
      productType,
      amount: 100_000,
      expectedRate: RATES[productType],
      agreementVersion: PRODUCT_AGREEMENT_VERSION,
      password: DEMO_PASSWORD,
      ...more,
    } as never)
  }
  const invitationsOf = async (key: string) =>
    (await testClient(bank.server).as(key)).call(CALLS.queryInvitations, {} as never)

  test('20200 is closed by default: the bank refuses it by name, until the console’s switch and after it', async () => {
    const refused = await buy('lina', '20200')
    expect(refused).toMatchObject({ error: 'ProductClosed' })
    expect(ERRORS.ProductClosed.message).toContain('停止新增')
    await act('sale', { every: true })
    expect(await buy('lina', '20200')).toMatchObject({ ok: true })
    await act('sale', { every: false })
    expect(await buy('lina', '20200')).toMatchObject({ error: 'ProductClosed' })
  })

  test('the switch puts every product on sale and goes back to what the catalogue says, paused ones too', async () => {
    const statuses = async () =>
      Object.fromEntries(
        (await bank.db.drizzle.select().from(schema.products)).map((one) => [one.productType, one.saleStatus]),
      )
    const before = await statuses()
    await act('product', { productType: '20194', saleStatus: 'PAUSED' })
    await act('sale', { every: true })
    expect(new Set(Object.values(await statuses()))).toEqual(new Set(['ON_SALE']))
    await act('sale', { every: false })
    expect(await statuses()).toEqual(before)
    expect(before).toMatchObject({ '20194': 'ON_SALE', '20200': 'CLOSED', '20130': 'CLOSED' })
  })

  test('a partner’s page sells to its own customers, and the bank refuses everybody else by name', async () => {
    const coop = { partnerPage: 'coop' }
    expect(await buy('lina', '20122', coop)).toMatchObject({ error: 'PartnerPageOnly' })
    expect(await buy('lina', '20122', { ...coop, source: { channel: 'NOBODY' } })).toMatchObject({
      error: 'PartnerPageOnly',
    })
    // Its row allows this channel the other page only.
    const other = { partnerPage: 'coopDeposit', source: { channel: 'HZJK' } }
    expect(await buy('lina', '20122', other)).toMatchObject({ error: 'PartnerPageOnly' })
    expect(await buy('lina', '20122', { ...coop, source: { channel: 'HZJK' } })).toMatchObject({ ok: true })
    const sales = await bank.db.drizzle.select().from(schema.auditEvents).where(eq(schema.auditEvents.kind, 'sale'))
    expect(sales.map(({ detail }) => detail.partnerPage)).toContain('coop')
  })

  test('an exclusive product is sold to who is invited, by the console and by no link', async () => {
    await act('sale', { every: true })
    const link = { source: { channel: 'BANK_STAFF', promote_id: 'P1', sales_id: 'S1' } }
    expect(await buy('lina', '20186', link)).toMatchObject({ error: 'InvitationMissing' })
    expect(await buy('hangyuan', '20186', link)).toMatchObject({ error: 'InvitationMissing' })
    expect(await invitationsOf('lina')).toMatchObject({ value: { families: [] } })
    const lina = { mobileNo: '17000000002', family: 'exclusive' }
    await act('invite', { ...lina, invited: true })
    expect(await invitationsOf('lina')).toMatchObject({ value: { families: ['exclusive'] } })
    expect(await buy('lina', '20186')).toMatchObject({ ok: true })
    await act('invite', { ...lina, invited: false })
    expect(await buy('lina', '20186')).toMatchObject({ error: 'InvitationMissing' })
    await act('sale', { every: false })
  })

  test('an invitation doesn’t open what the law has closed', async () => {
    expect(await invitationsOf('heqi')).toMatchObject({ value: { families: ['exclusive'] } })
    expect(await buy('heqi', '20186')).toMatchObject({ error: 'ProductClosed' })
    expect(await buy('lina', '20186')).toMatchObject({ error: 'InvitationMissing' })
    const { productInvitations } = schema
    const rows = await bank.db.drizzle.select().from(productInvitations).orderBy(productInvitations.customerId)
    // The second is certified as an employee of a listed institution.
    const invited = [...new Set(rows.map(({ customerId }) => customerId))]
    expect(invited).toEqual([demoCustomerId('heqi'), demoCustomerId('sunli')])
  })
})
