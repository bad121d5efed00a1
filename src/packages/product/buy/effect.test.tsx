import { answer, refuse, sent } from '@test/component/bank'
import type { Mounted } from '@test/component/harness'
import { openPage } from '@test/component/openPage'
import { enterPassword } from '@test/component/password'
import { EARNING } from '@/contract/account/testing'
import { queryWallet } from '@/contract/account/queryWallet'
import { queryConsents } from '@/contract/compliance/queryConsents'
import { queryRiskResult } from '@/contract/compliance/queryRiskResult'
import { buyProduct } from '@/contract/order/buyProduct'
import { previewBuy } from '@/contract/order/previewBuy'
import { queryProductDetail } from '@/contract/product/queryProductDetail'
import { queryProducts } from '@/contract/product/queryProducts'
import { queryCoupons } from '@/contract/voucher/queryCoupons'
import type { ErrorName } from '@/domain/errors/catalogue'
import { basisPoints, fen, yuan } from '@/domain/money/fen'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { facts } from '@/products/model/testing'
import { boxAtom } from '@/session/overlay'
import { elderMode } from '@/session/preferences'
import { store } from '@/session/store'
import { buyEffect } from './testing'

const TEST = { level: 'C3', typeName: '稳健型', at: 0, validUntil: '20271120', expired: false } as const
const STANDING = { testsLeftToday: 2, testsLeftInPeriod: 8, nextTestDay: '20261121', needsElderConfirmation: false }
const MONTHLY = facts({ productType: '20178', productName: '满月存一年', payoutPeriod: { term: 1, termType: 'M' } })
const FUND = facts({ productType: '91318017', productName: '日日盈', kind: 'wealth', riskLevel: 'R1', endDate: '' })

const BUYS: Readonly<Record<string, '/fnzqBuy' | '/manbillionBuy'>> = { 91318017: '/fnzqBuy', 20178: '/manbillionBuy' }

const box = () => store.get(boxAtom)?.request

beforeEach(() => {
  answer(queryWallet, {
    balance: yuan(9_995),
    available: yuan(9_995),
    frozen: 0,
    outgoing: 0,
    acctNo: '**** 0001',
    interest: EARNING,
  })
  answer(queryCoupons, { coupons: [], today: '20261121' })
  answer(queryRiskResult, { ...STANDING, test: TEST })
  const consent = { kind: 'assetManager', title: '', version: '2', givenAt: 0, withdrawable: true }
  answer(queryConsents, { consents: [consent] })
})

/** Types an amount, agrees and asks for the summary. */
async function review(product = facts()): Promise<Mounted> {
  const wealth = product.kind === 'wealth'
  answer(queryProducts, { products: [product] })
  answer(queryProductDetail, { product, yields: [], agreementVersion: PRODUCT_AGREEMENT_VERSION })
  const page = await openPage(BUYS[product.productType] ?? '/ProductBuy', { productType: product.productType })
  await page.until(() => page.find('input'))
  await page.type('input', '1000')
  await page.tap('[role=checkbox]')
  await page.tap(page.findText(wealth ? '立即申购' : '立即存入'))
  if (wealth) {
    await page.until(() => expect(box()?.title).toBe('代销产品风险提示'))
    store.get(boxAtom)?.answer('confirm')
  }
  return page
}

it('says before a deposit is confirmed what comes back and what is left, as the bank says it', async () => {
  answer(previewBuy, buyEffect({ interest: fen(1_301), total: fen(101_301), availableAfter: fen(12_345) }))
  const page = await review()
  await page.until(() => page.findText('确认存入'))
  expect(page.text()).toContain(
    '到期预计利息¥13.01到期本息¥1,013.01到期转入电子账户付款账户电子账户 **** 0001存入后可用余额¥123.45',
  )
  expect(sent(previewBuy)).toEqual([{ productType: '20194', amount: yuan(1_000), expectedRate: basisPoints(130) }])
})

it('says in large type what the amount brings above the keys that cover it, and its rate', async () => {
  elderMode.set(true)
  answer(queryProducts, { products: [facts()] })
  answer(queryProductDetail, { product: facts(), yields: [], agreementVersion: PRODUCT_AGREEMENT_VERSION })
  const page = await openPage('/ProductBuy', { productType: facts().productType })
  await page.until(() => expect(page.find('input').getAttribute('inputmode')).toBe('none'))
  page.find('input').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  await page.until(() => expect(page.find('.effect-ahead').textContent).toBe('1.30%，到期预计利息--'))
  await page.type('input', '1000')
  // A year at 1.30 % of 1,000.
  await page.until(() => expect(page.find('.effect-ahead').textContent).toBe('1.30%，到期预计利息¥13.00'))
})

it.each([
  ['in whole', { owed: yuan(500_000), beyond: fen(0) }, '全部到期后500,000.00元，在50万元限额内'],
  ['in part', { owed: fen(500_000_01), beyond: fen(1) }, '500,000.01元，其中50万元限额以上的0.01元不在全额偿付内'],
])('says before the password that the deposits are insured %s', async (_, insurance, said) => {
  answer(previewBuy, buyEffect({ insurance: { ...insurance, now: yuan(400_000), added: yuan(13) } }))
  const page = await review()
  await page.until(() => page.findText('确认存入'))
  expect(page.text()).toContain('目前在本行的账户和存款本息400,000.00元，本次到期增加13.00元')
  expect(page.text()).toContain(said)
})

it('says of interest that comes in parts how often it comes, and how much each time', async () => {
  answer(previewBuy, buyEffect({ interest: fen(1_200), payouts: { times: 12, each: fen(100) }, total: fen(101_200) }))
  const page = await review(MONTHLY)
  await page.until(() => page.findText('确认存入'))
  expect(page.text()).toContain('到期预计利息¥12.00分12次付息本金与最后一期利息¥1,001.00')
  expect(page.text()).toContain('本息合计¥1,012.00')
  expect(page.text()).not.toContain('到期本息')
  expect(page.text()).toContain('每次付息¥1.00')
})

it('says of shares when they are confirmed, and promises nothing', async () => {
  const days = { startDate: '20261124', endDate: '', interest: fen(0) }
  answer(previewBuy, buyEffect({ ...days, total: yuan(1_000), availableAfter: yuan(8_995) }))
  const page = await review(FUND)
  await page.until(() => page.findText('确认申购'))
  expect(page.text()).toContain(
    '预计确认金额¥1,000.002026年11月24日确认份额，并开始计算收益付款账户电子账户 **** 0001申购后可用余额¥8,995.00',
  )
  expect(page.text()).not.toContain('到期本息')
})

it.each<[ErrorName, string]>([
  ['InsufficientFunds', '余额不足'],
  ['ProductNotOnSale', '暂停'],
  ['RateChanged', '利率'],
  ['AboveMaximum', '金额'],
])('%s is said before the password is asked for', async (refusal, words) => {
  refuse(previewBuy, refusal)
  const page = await review()
  await page.until(() => expect(`${page.text()}${box()?.content ?? ''}`).toContain(words))
  expect(page.text()).not.toContain('核对存入')
  expect(sent(buyProduct)).toEqual([])
})

it('asks customers of 65 and over before the password, and orders the day that was told', async () => {
  answer(queryRiskResult, { ...STANDING, needsElderConfirmation: true, test: TEST })
  answer(previewBuy, buyEffect({ startDate: '20261124', endDate: '', interest: fen(0) }))
  refuse(buyProduct, 'TransferDayChanged')
  const page = await review(FUND)
  await page.until(() => expect(box()?.content).toContain('您已年满65周岁'))
  expect(page.text()).not.toContain('确认申购')
  store.get(boxAtom)?.answer('confirm')
  await page.until(() => page.findText('确认申购'))
  await page.tap(page.findText('确认申购'))
  await enterPassword(page, '135790')
  await page.until(() => expect(sent(buyProduct)).toMatchObject([{ expectedDay: '20261124', elderConfirmed: true }]))
  // Ordered again it is a new summary with the new day.
  await page.until(() => expect(page.text()).not.toContain('确认申购'))
  expect(page.text()).not.toContain('利率已')
})

it('sells nothing to an elder customer who thinks again', async () => {
  answer(queryRiskResult, { ...STANDING, needsElderConfirmation: true, test: TEST })
  answer(previewBuy, buyEffect({ startDate: '20261124', endDate: '', interest: fen(0) }))
  const page = await review(FUND)
  await page.until(() => expect(box()?.content).toContain('您已年满65周岁'))
  store.get(boxAtom)?.answer('cancel')
  await page.until(() => expect(box()).toBeUndefined())
  expect(page.text()).not.toContain('确认申购')
  expect(sent(previewBuy)).toEqual([])
})
