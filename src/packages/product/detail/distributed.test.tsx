import { answer } from '@test/component/bank'
import type { Mounted } from '@test/component/harness'
import { openPage } from '@test/component/openPage'
import { pages } from '@test/component/router'
import { queryProductDetail } from '@/contract/product/queryProductDetail'
import { queryProducts } from '@/contract/product/queryProducts'
import { yuan } from '@/domain/money/fen'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { facts } from '@/products/model/testing'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'

/** The page of the distributed wealth product (specification §3): tips, product files, and the bank's alert. */

const ALERT = { title: '国庆假期安排', body: '假期不办理赎回。' }
const FUND = facts({
  productType: '91318017',
  productName: '日日盈',
  kind: 'wealth',
  riskLevel: 'R2',
  issuerLevel: 'R2',
  sellerLevel: 'R1',
  minAmt: yuan(7),
  endDate: '',
})

const open = async (alert?: typeof ALERT): Promise<Mounted> => {
  answer(queryProducts, { products: [FUND] })
  answer(queryProductDetail, { product: FUND, yields: [], agreementVersion: PRODUCT_AGREEMENT_VERSION, alert })
  const page = await openPage('/fnzqIndex')
  // Until the bank's product is there the button can't be pressed.
  await page.until(() =>
    expect(page.findText('立即申购').closest('[role=button]')?.getAttribute('aria-disabled')).not.toBe('true'),
  )
  return page
}

const box = () => store.get(boxAtom)?.request

it('gives tips', async () => {
  const page = await open()
  expect(page.text()).toContain('温馨提示')
  expect(page.text()).toContain('下一交易日起计算收益')
})

it.each([
  ['理财产品说明书', '起购金额：7元'],
  ['理财产品投资协议书', '单笔申购不低于7元'],
  ['风险揭示书', '本产品的风险等级为R2，以发行机构评级R2与代理销售机构评级R1中较高者为准'],
])('opens the %s in its version, with the figures of the bank', async (title, figure) => {
  const page = await open()
  expect(page.text()).not.toContain(figure)
  await page.tap(page.findText(title))
  await page.until(() => expect(page.text()).toContain(figure))
  expect(page.text()).toContain(`版本 ${PRODUCT_AGREEMENT_VERSION}`)
})

it('shows the alert’s title, and its body when it is asked for', async () => {
  const page = await open(ALERT)
  await page.until(() => page.findText(ALERT.title))
  await page.tap(page.findText(ALERT.title))
  expect(box()).toMatchObject({ title: ALERT.title, content: ALERT.body })
  store.get(boxAtom)?.answer('confirm')
  await page.tap(page.findText('立即申购'))
  await page.until(() => expect(pages()).toContain('/fnzqBuy'))
})

it('tells the alert before the purchase to whoever hasn’t read it', async () => {
  const page = await open(ALERT)
  await page.until(() => page.findText(ALERT.title))
  await page.tap(page.findText('立即申购'))
  await page.until(() => expect(box()).toMatchObject({ title: ALERT.title, content: ALERT.body }))
  expect(pages()).not.toContain('/fnzqBuy')
  store.get(boxAtom)?.answer('confirm')
  await page.until(() => expect(pages()).toContain('/fnzqBuy'))
})

it('goes straight to the purchase where the bank has no alert', async () => {
  const page = await open()
  await page.tap(page.findText('立即申购'))
  await page.until(() => expect(pages()).toContain('/fnzqBuy'))
})
