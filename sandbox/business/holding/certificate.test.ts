import { CALLS } from '@/contract/calls'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { withBankInTurn } from '@sandbox/testing/withBank'

withBankInTurn((bank) => {
  const certificateOf = (customer: TestCustomer, seqNo: string) => customer.call(CALLS.queryCertificate, { seqNo })

  const bought = async (customer: TestCustomer, productType: string, amount: number, expectedRate: number) => {
    const order = {
      clientId: newClientId(),
      productType,
      amount,
      expectedRate,
      agreementVersion: PRODUCT_AGREEMENT_VERSION,
    }
    const answer = await customer.call(CALLS.buyProduct, { ...order, password: DEMO_PASSWORD })
    if (!answer.ok) throw new Error(answer.error)
    return answer.value
  }

  test('a certificate says whose, what, how much, until when and at which rate', async () => {
    const customer = await testClient(bank.server).as('李娜')
    const { seqNo, startDate, endDate } = await bought(customer, '20194', 1_234_500, 130)
    const certificate = await certificateOf(customer, seqNo)
    expect(certificate).toMatchObject({
      ok: true,
      value: {
        holderName: '李娜',
        productName: '普通储蓄一年',
        principal: 1_234_500,
        appointRate: 130,
        startDate,
        endDate,
        closed: false,
      },
    })
    if (!certificate.ok) return
    expect(certificate.value.acctNo).toMatch(/^\*+ \d{4}$/)
    expect(certificate.value.certificateNo).toBe(seqNo)
    expect(certificate.value.floorRate).toBeUndefined()
  })

  test('a structured deposit’s names the rate for certain', async () => {
    const customer = await testClient(bank.server).as('李娜')
    const { seqNo } = await bought(customer, '30101', 1_000_000, 190)
    const certificate = await certificateOf(customer, seqNo)
    expect(certificate.ok && certificate.value.floorRate).toBeGreaterThan(0)
  })

  test('an agreement deposit’s names its floor balance and both rates, as its holding and its estimate do', async () => {
    const customer = await testClient(bank.server).as('张伟')
    const { seqNo, appointInterest } = await bought(customer, '30201', 5_000_000, 40)
    // A year: 10,000 x 0.05 % + 40,000 x 0.40 %
    expect(appointInterest).toBe(500 + 16_000)
    const rates = { appointRate: 40, floorBalance: 1_000_000, demandRate: 5 }
    expect(await certificateOf(customer, seqNo)).toMatchObject({ value: rates })
    const detail = await customer.call(CALLS.queryHoldingDetail, { seqNo })
    expect(detail).toMatchObject({ value: { holding: { ...rates, appointInterest: 16_500 } } })
  })

  test('a deposit that was paid out keeps one, which is void', async () => {
    const customer = await testClient(bank.server).as('马超')
    const held = await customer.call(CALLS.queryHoldings, { productTypes: [], state: 'closed' })
    const seqNo = held.ok ? (held.value.holdings[0]?.seqNo ?? '') : ''
    expect(await certificateOf(customer, seqNo)).toMatchObject({ ok: true, value: { closed: true } })
  })

  test('there is none of the wealth product, of another’s deposit, and of no number', async () => {
    const owner = await testClient(bank.server).as('张伟')
    const held = await owner.call(CALLS.queryHoldings, { productTypes: [], state: 'open' })
    if (!held.ok) throw new Error('nothing held')
    const of = (kind: string) => held.value.holdings.find((each) => each.kind === kind)?.seqNo ?? ''
    expect(await certificateOf(owner, of('wealth'))).toMatchObject({ ok: false, error: 'CertificateNotADeposit' })
    const other = await testClient(bank.server).as('李娜')
    for (const seqNo of [of('deposit'), of('wealth'), '0', '999999999', 'x'])
      expect(await certificateOf(other, seqNo)).toMatchObject({ ok: false, error: 'HoldingUnknown' })
  })
})
