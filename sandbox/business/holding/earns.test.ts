import { CALLS } from '@/contract/calls'
import { day } from '@/domain/dates/day'
import { interestBy } from '@/domain/interest/position'
import { interestMethod, toldPosition } from '@/domain/interest/told'
import { addFen } from '@/domain/money/fen'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { holdingsOf, told } from '@sandbox/testing/acts'
import { newClientId, testClient } from '@sandbox/testing/client'
import { withBankInTurn } from '@sandbox/testing/withBank'

/** One of each way of earning: by days, by periods, by steps, with a floor, by balance. */
const BOUGHT = ['20194', '20178', '20117', '30101', '30201']

withBankInTurn((bank) => {
  test('what is told of an open deposit gives the interest that the bank tells itself, now and at its end', async () => {
    const customer = await testClient(bank.server).as('张伟')
    for (const productType of BOUGHT) {
      const { product } = told(await customer.call(CALLS.queryProductDetail, { productType }))
      if (product.saleStatus !== 'ON_SALE') continue
      const asked = { productType, amount: product.minAmt, expectedRate: product.appointRate }
      const agreed = { agreementVersion: PRODUCT_AGREEMENT_VERSION, password: DEMO_PASSWORD }
      told(await customer.call(CALLS.buyProduct, { ...asked, ...agreed, clientId: newClientId() }))
    }
    const methods = new Set<string | undefined>()
    for (const { seqNo, kind } of (await holdingsOf(customer, 'open')).holdings) {
      if (kind !== 'deposit') continue
      const { holding, earns, today = '' } = told(await customer.call(CALLS.queryHoldingDetail, { seqNo }))
      if (!earns) throw new Error(`nothing is told of how ${seqNo} earns`)
      const position = toldPosition({ ...holding, productType: holding.prodType, ...earns }, holding.amount)
      if (!position) throw new Error(`${seqNo} can't be computed`)
      methods.add(interestMethod(holding.prodType))
      const on = today < position.startDay ? position.startDay : day(today)
      const computed = [interestBy(position, on), interestBy(position, position.endDay)]
      expect([seqNo, ...computed]).toEqual([
        seqNo,
        addFen(holding.preInterest, holding.accumulatedIncome),
        holding.appointInterest,
      ])
    }
    expect([...methods].sort()).toEqual(expect.arrayContaining(['agreement', 'fixedTerm', 'fullPeriod', 'structured']))
  })

  test('nothing is told of what has ended', async () => {
    const customer = await testClient(bank.server).as('马超')
    const [closed] = (await holdingsOf(customer, 'closed')).holdings
    const detail = told(await customer.call(CALLS.queryHoldingDetail, { seqNo: closed?.seqNo ?? '' }))
    expect(detail.earns).toBeUndefined()
  })
})
