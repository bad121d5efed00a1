import { mount } from '@test/component/harness'
import type { Mounted } from '@test/component/harness'
import { answer, forgetBank } from '@/app/testing/fakeBank'
import { startAt } from '@/app/testing/fakeRouter'
import { yuan } from '@/domain/money/fen'
import { facts } from '@/products/model/testing'
import { findRoute } from '@/routes/table'
import { forgetAnswers } from '@/session/memory'
import Buy from './'

jest.mock('@/platform/navigation', () => jest.requireActual('@/app/testing/fakeRouter'))
jest.mock('@/session/bank', () => jest.requireActual('@/app/testing/fakeBank'))
jest.mock('@/app/page', () => ({ definePage: (Body: unknown) => Body }))

Object.assign(globalThis, { BANK_IS_SANDBOX: true })

const CASH = {
  couponId: 'cash',
  name: '满1万元抵10元现金券',
  kind: 'cash',
  bonusRate: 0,
  cap: 0,
  face: yuan(10),
  minAmount: yuan(10_000),
  minMonths: 6,
  families: [],
  validFrom: '20261101',
  validUntil: '20261130',
}

const open = async (amount: string): Promise<Mounted> => {
  const page = await mount(Buy, {
    route: findRoute('/ProductBuy'),
    query: { family: 'Product', productType: '20194' },
  } as object)
  await page.until(() => page.find('input'))
  await page.type('input', amount)
  return page
}

beforeEach(async () => {
  await startAt('/ProductBuy')
  forgetBank()
  forgetAnswers()
  answer({
    queryProducts: { products: [facts()] },
    queryProductDetail: { product: facts(), yields: [], agreementVersion: '1' },
    queryWallet: { balance: yuan(9_995), available: yuan(9_995), frozen: 0, acctNo: '**** 0001', records: [] },
    queryCoupons: { coupons: [CASH], today: '20261121' },
  })
})

it('chooses no coupon by itself, and pays a part by the one the customer chooses', async () => {
  const page = await open('10000')
  await page.until(() => page.findText('1张可用'))
  expect(page.text()).toContain('余额不足')
  await page.tap(page.findText('1张可用'))
  await page.tap(page.findText('满1万元抵10元现金券（抵扣10.00元）'))
  expect(page.text()).not.toContain('余额不足')
  await page.tap('[role=checkbox]')
  await page.tap(page.findText('立即存入'))
  await page.until(() => page.findText('实际支付'))
  expect(page.text()).toContain('9,990.00')
})

it('says from which amount a coupon fits, and lets it go when the amount falls below', async () => {
  const page = await open('10000')
  await page.until(() => page.findText('1张可用'))
  await page.tap(page.findText('1张可用'))
  await page.tap(page.findText('满1万元抵10元现金券（抵扣10.00元）'))
  await page.type('input', '9000')
  page.findText('暂无可用')
  await page.tap(page.findText('暂无可用'))
  page.findText('满1万元抵10元现金券（满10,000元可用）')
})

it('shows nothing of coupons to who has none', async () => {
  answer({ queryCoupons: { coupons: [], today: '20261121' } })
  const page = await open('10000')
  expect(page.text()).not.toContain('优惠券')
})
