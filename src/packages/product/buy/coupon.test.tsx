import { answer, refuse, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { enterPassword } from '@test/component/password'
import { pages } from '@test/component/router'
import { EARNING } from '@/contract/account/testing'
import { queryCoupons } from '@/contract/voucher/queryCoupons'
import { queryProductDetail } from '@/contract/product/queryProductDetail'
import { queryProducts } from '@/contract/product/queryProducts'
import { queryWallet } from '@/contract/account/queryWallet'
import type { Mounted } from '@test/component/harness'
import { buyProduct } from '@/contract/order/buyProduct'
import { previewBuy } from '@/contract/order/previewBuy'
import { yuan } from '@/domain/money/fen'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { facts } from '@/products/model/testing'
import { forgetChanged } from '@/session/memory'
import { takeCashNeed } from '@/session/cashNeed'
import { buyEffect } from './testing'

const CASH = {
  couponId: 'cash',
  name: '满10,000元抵10元现金券',
  kind: 'cash' as const,
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
  const page = await openPage('/ProductBuy', { productType: '20194' })
  await page.until(() => page.find('input'))
  await page.type('input', amount)
  return page
}

beforeEach(() => {
  answer(queryProducts, { products: [facts()] })
  answer(queryProductDetail, { product: facts(), yields: [], agreementVersion: PRODUCT_AGREEMENT_VERSION })
  answer(queryWallet, {
    balance: yuan(9_995),
    available: yuan(9_995),
    frozen: 0,
    outgoing: 0,
    acctNo: '**** 0001',
    interest: EARNING,
  })
  answer(queryCoupons, { coupons: [CASH], today: '20261121' })
  answer(previewBuy, buyEffect({ payable: yuan(9_990), availableAfter: yuan(5) }))
})

it('chooses no coupon by itself, and pays a part by the one the customer chooses', async () => {
  const page = await open('10000')
  await page.until(() => page.findText('1张可用'))
  expect(page.text()).toContain('余额不足')
  await page.tap(page.findText('1张可用'))
  await page.tap(page.findText('满10,000元抵10元现金券（抵扣10.00元）'))
  expect(page.text()).not.toContain('余额不足')
  await page.tap('[role=checkbox]')
  await page.tap(page.findText('立即存入'))
  await page.until(() => page.findText('实际支付'))
  expect(page.text()).toContain('实际支付¥9,990.00')
  expect(page.text()).toContain('存入后可用余额¥5.00')
  expect(sent(previewBuy)).toMatchObject([{ amount: yuan(10_000), couponId: CASH.couponId }])
})

it('orders with the coupon that was confirmed, though the list has lost it meanwhile', async () => {
  const page = await open('10000')
  await page.until(() => page.findText('1张可用'))
  await page.tap(page.findText('1张可用'))
  await page.tap(page.findText('满10,000元抵10元现金券（抵扣10.00元）'))
  await page.tap('[role=checkbox]')
  await page.tap(page.findText('立即存入'))
  await page.until(() => page.findText('确认存入'))
  answer(queryCoupons, { coupons: [], today: '20261121' })
  refuse(buyProduct, 'CouponUsed')
  forgetChanged(['voucher'])
  await page.until(() => expect(sent(queryCoupons)).toHaveLength(2))
  expect(page.text()).toContain('实际支付¥9,990.00')
  await page.tap(page.findText('确认存入'))
  await enterPassword(page, '135790')
  await page.until(() => expect(sent(buyProduct)).toMatchObject([{ couponId: CASH.couponId }]))
})

it('leads from what the account lacks, beside a coupon, to how that is had, and keeps what was typed', async () => {
  answer(queryWallet, {
    ...{ balance: 0, available: yuan(9_000), frozen: 0, outgoing: 0, acctNo: '**** 0001', interest: EARNING },
  })
  const page = await open('10000')
  await page.until(() => page.findText('1张可用'))
  await page.tap(page.findText('1张可用'))
  await page.tap(page.findText('满10,000元抵10元现金券（抵扣10.00元）'))
  await page.tap(page.findText('看怎么取存款最划算'))
  await page.until(() => expect(pages().at(-1)).toBe('/cashPlan'))
  expect(takeCashNeed()).toBe(yuan(9_990))
  expect((page.find('input') as HTMLInputElement).value).toBe('10,000')
})

it('says from which amount a coupon fits, and lets it go when the amount falls below', async () => {
  const page = await open('10000')
  await page.until(() => page.findText('1张可用'))
  await page.tap(page.findText('1张可用'))
  await page.tap(page.findText('满10,000元抵10元现金券（抵扣10.00元）'))
  await page.type('input', '9000')
  page.findText('暂无可用')
  await page.tap(page.findText('暂无可用'))
  page.findText('满10,000元抵10元现金券（还差1,000元可用）')
})

it('asks for the amount before a coupon, and says each one’s condition once', async () => {
  const page = await openPage('/ProductBuy', { productType: '20194' })
  await page.until(() => page.findText('先输入金额'))
  await page.tap(page.findText('先输入金额'))
  page.findText('先输入金额，再选择优惠券')
  page.findText(CASH.name)
  expect(page.text().split('10,000元可用')).toHaveLength(2)
})

it('shows nothing of coupons to who has none', async () => {
  answer(queryCoupons, { coupons: [], today: '20261121' })
  const page = await open('10000')
  expect(page.text()).not.toContain('优惠券')
})
