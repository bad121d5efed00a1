import { answer, asked } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import type { Mounted } from '@test/component/harness'
import { nobodyYet, arrive } from '@test/component/people'
import { pages } from '@test/component/router'
import { EARNING } from '@/contract/account/testing'
import { queryCoupons } from '@/contract/voucher/queryCoupons'
import { queryProductDetail } from '@/contract/product/queryProductDetail'
import { queryProducts } from '@/contract/product/queryProducts'
import { queryWallet } from '@/contract/account/queryWallet'
import { yuan } from '@/domain/money/fen'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { authorisation } from '@/platform/authorisation'
import { storage } from '@/platform/storage'
import { facts } from '@/products/model/testing'
import { dispatch } from '@/session/session'
import { keepBuyAmount, keepMeantAmount, takeBuyAmount } from '@/session/meantAmount'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'

const amountOf = (page: Mounted): string => (page.find('input') as HTMLInputElement).value

/** The page as somebody finds it who has a session or none, with an amount typed. */
async function typed(): Promise<Mounted> {
  const page = await openPage('/ProductBuy', { productType: '20194' })
  await page.until(() => page.find('input'))
  await page.type('input', '1000')
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
  answer(queryCoupons, { coupons: [], today: '20261121' })
})

afterEach(() => jest.restoreAllMocks())

it('is read without a session, and asks nothing that is somebody’s', async () => {
  nobodyYet()
  dispatch({ type: 'noSession' })
  const page = await typed()
  for (const text of ['普通储蓄一年', '到期预计利息', '登录后可查看余额并存入']) expect(page.text()).toContain(text)
  expect(pages()).toEqual(['/', '/ProductBuy'])
  expect(asked()).not.toContain('queryWallet')
  expect(asked()).not.toContain('queryCoupons')
  expect(asked()).not.toContain('queryAccountStatus')
})

it('begins the entry at its button, and what was typed comes back from the authorise page', async () => {
  nobodyYet()
  dispatch({ type: 'noSession' })
  const request = jest.spyOn(authorisation, 'request').mockResolvedValue({ ok: false, error: { kind: 'leaving' } })
  const before = await typed()
  expect(request).not.toHaveBeenCalled()
  await before.tap(before.findText('立即存入'))
  await before.until(() => expect(request).toHaveBeenCalledWith('/ProductBuy?productType=20194'))
  before.unmount()

  // The app starts anew, now with a session whose owner has yet to agree.
  dispatch({ type: 'retry' })
  const after = await openPage('/ProductBuy', { productType: '20194' })
  await after.until(() => expect(asked()).toContain('queryProductDetail'))
  // Until it is known whose page it is nothing is drawn that would move then.
  expect(after.text()).not.toContain('我已阅读并同意')
  dispatch({ type: 'opened', token: 'session' })
  dispatch({ type: 'consentKnown', consent: 'needed', version: '1' })
  dispatch({ type: 'started' })
  await after.until(() => expect(amountOf(after)).toBe('1,000'))
  await after.until(() => expect(store.get(boxAtom)?.request.title).toBe('隐私政策提示'))
  expect(storage.get('typed')).toMatchObject({ text: '1000' })
})

it('leads to the gesture over the page, which keeps what was typed and shows the balance afterwards', async () => {
  arrive({ signedIn: false })
  const page = await typed()
  await page.tap(page.findText('立即存入'))
  await page.until(() => expect(pages()).toEqual(['/', '/ProductBuy', '/gesture']))
  dispatch({ type: 'signedIn', token: 'account' })
  await page.until(() => expect(page.text()).toContain('9,995.00'))
  expect(amountOf(page)).toBe('1,000')
  expect(storage.get('typed')).toBeUndefined()
})

it('asks again only when the button is pressed again', async () => {
  arrive({ gestureSet: false, signedIn: false })
  const page = await typed()
  await page.tap(page.findText('立即存入'))
  await page.until(() => expect(store.get(boxAtom)?.request.confirmText).toBe('前往设置'))
  store.get(boxAtom)?.answer('cancel')
  await page.until(() => expect(store.get(boxAtom)).toBeUndefined())
  await page.type('input', '2000')
  expect(store.get(boxAtom)).toBeUndefined()
  await page.tap(page.findText('立即存入'))
  await page.until(() => expect(store.get(boxAtom)?.request.confirmText).toBe('前往设置'))
})

it('doesn’t send who came back from the authorise page without a session there again', async () => {
  nobodyYet()
  storage.set('typed', { name: '/ProductBuy', productType: '20194', text: '1000', entering: true })
  const request = jest.spyOn(authorisation, 'request').mockResolvedValue({ ok: false, error: { kind: 'leaving' } })
  dispatch({ type: 'noSession' })
  const page = await openPage('/ProductBuy', { productType: '20194' })
  await page.until(() => expect(amountOf(page)).toBe('1,000'))
  await page.type('input', '1500')
  expect(request).not.toHaveBeenCalled()
  await page.tap(page.findText('立即存入'))
  await page.until(() => expect(request).toHaveBeenCalledTimes(1))
})

it('opens with the amount that was meant on the product’s page, once', async () => {
  const page = await openPage('/ProductBuy', { productType: '20194' }, { handOver: () => keepBuyAmount(yuan(50_000)) })
  await page.until(() => expect(amountOf(page)).toBe('50,000'))
  expect(takeBuyAmount()).toBeUndefined()
})

it('shows on the product’s page what the amount brings that was meant before, and leads on with it', async () => {
  const handOver = () => keepMeantAmount(yuan(50_000))
  const page = await openPage('/ProductIndex', { productType: '20194' }, { handOver })
  await page.until(() => page.findText('存入50,000元'))
  await page.tap(page.findText('立即存入'))
  await page.until(() => expect(pages().at(-1)).toContain('/ProductBuy'))
  expect(takeBuyAmount()).toBe(yuan(50_000))
})

it('takes its example again where the product doesn’t take the amount', async () => {
  const handOver = () => keepMeantAmount(yuan(20))
  const page = await openPage('/ProductIndex', { productType: '20194' }, { handOver })
  await page.until(() => page.findText('存入10,000元'))
  await page.tap(page.findText('立即存入'))
  await page.until(() => expect(pages().at(-1)).toContain('/ProductBuy'))
  expect(takeBuyAmount()).toBeUndefined()
})

it('gives nothing back to another product’s page', async () => {
  storage.set('typed', { name: '/ProductBuy', productType: '20521', text: '1000', entering: false })
  const page = await openPage('/ProductBuy', { productType: '20194' })
  await page.until(() => page.find('input'))
  expect(amountOf(page)).toBe('')
})
