import { answer, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { getProdIncome } from '@/contract/holding/getProdIncome'
import { queryHoldingDetail } from '@/contract/holding/queryHoldingDetail'
import { holding } from '@/contract/holding/testing'
import { getInfo } from '@/contract/product/getInfo'
import { queryProductDetail } from '@/contract/product/queryProductDetail'
import { queryProducts } from '@/contract/product/queryProducts'
import { basisPoints, fen } from '@/domain/money/fen'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { facts } from '@/products/model/testing'

describe('the smart deposit', () => {
  it('shows the rate that the bank tells by its own call', async () => {
    const product = facts({ productType: '20208', appointRate: basisPoints(150) })
    answer(queryProducts, { products: [product] })
    answer(queryProductDetail, { product, yields: [], agreementVersion: PRODUCT_AGREEMENT_VERSION })
    answer(getInfo, { realRate: basisPoints(165) })
    const page = await openPage('/twelveMonthAIndex')
    await page.until(() => expect(page.text()).toContain('1.65'))
  })

  it('is the only one that asks', async () => {
    answer(queryProducts, { products: [facts()] })
    answer(queryProductDetail, { product: facts(), yields: [], agreementVersion: PRODUCT_AGREEMENT_VERSION })
    const page = await openPage('/ProductIndex')
    await page.until(() => expect(page.text()).toContain('1.30'))
    expect(sent(getInfo)).toEqual([])
  })
})

describe('a holding', () => {
  it('says what its product has brought so far, ended holdings included', async () => {
    answer(queryHoldingDetail, { holding: holding(), incomes: [], events: [], withdrawable: true })
    answer(getProdIncome, { income: fen(123_456), yesterdayIncome: fen(0) })
    const page = await openPage('/ProductHoldInfo', { seqNo: '1' })
    await page.until(() => page.findText('本产品累计收益'))
    expect(page.text()).toContain('1,234.56')
    expect(sent(getProdIncome)).toEqual([{ platformType: 'publicAccount', prodType: '20194' }])
  })
})
