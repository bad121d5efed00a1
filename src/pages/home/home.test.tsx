import { mount } from '@test/component/harness'
import { fen, yuan, ZERO_FEN } from '@/domain/money/fen'
import { findRoute } from '@/routes/table'
import { forgetAnswers } from '@/session/memory'
import { amountsHidden, elderMode } from '@/session/preferences'
import { dispatch } from '@/session/session'
import { answer, asked, forgetBank } from '@/app/testing/fakeBank'
import { arrive, nobodyYet } from '@/app/testing/people'
import { ENTRANCES } from './Entrances'
import Home from './index'

jest.mock('@/platform/navigation', () => jest.requireActual('@/app/testing/fakeRouter'))
jest.mock('@/session/bank', () => jest.requireActual('@/app/testing/fakeBank'))
// The gates and the router round a page have tests of their own.
jest.mock('@/app/page', () => ({ definePage: (Body: unknown) => Body }))

Object.assign(globalThis, { BANK_IS_SANDBOX: true })

const DEPOSIT = {
  productType: '20194',
  productName: '普通储蓄一年',
  kind: 'deposit',
  saleStatus: 'ON_SALE',
  appointRate: 130,
  minAmt: yuan(50),
  term: 1,
  termType: 'Y',
}
const ASSETS = {
  total: fen(51_400_363),
  wallet: fen(16_888_866),
  deposits: yuan(265_000),
  wealth: fen(8_011_497),
  yesterdayIncome: fen(339),
  accumulatedIncome: fen(11_497),
  expectedInterest: ZERO_FEN,
  today: '20261121',
}
const open = () => mount(Home, { route: findRoute('/'), query: {} } as object)
const names = () => asked.map(({ name }) => name)

beforeEach(() => {
  nobodyYet()
  forgetBank()
  forgetAnswers()
  elderMode.set(false)
  amountsHidden.set(false)
  answer({ queryProducts: { products: [DEPOSIT] } })
})

it('shows products before anybody is known, and asks for nothing else', async () => {
  const page = await open()
  await page.until(() => expect(page.text()).toContain('普通储蓄一年'))
  expect(page.text()).toContain('1.30%')
  expect(names()).toEqual(['queryProducts'])
})

it('asks a customer who hasn’t signed in to do so, and asks the bank for nothing of theirs', async () => {
  arrive({ signedIn: false })
  const page = await open()
  page.findText('登录')
  expect(page.text()).toContain('张*')
  expect(names()).toEqual(['queryProducts'])
})

it('asks for products and assets side by side, and reads -- meanwhile', async () => {
  arrive()
  forgetBank()
  const page = await open()
  expect(names()).toEqual(expect.arrayContaining(['queryProducts', 'queryAssets']))
  expect(page.find('.home-hero__total').textContent).toBe('--')
})

it('shows what the customer owns, and nothing of it once the session has ended', async () => {
  answer({ queryAssets: ASSETS })
  arrive()
  const page = await open()
  await page.until(() => expect(page.find('.home-hero__total').textContent).toBe('514,003.63'))
  expect(page.text()).toContain('+3.39')
  dispatch({ type: 'ended' })
  await page.until(() => page.findText('欢迎使用亿联银行'))
  for (const left of ['514,003', '3.39', '265,000', '张*']) expect(page.text()).not.toContain(left)
})

it('hides every amount of the customer’s', async () => {
  answer({ queryAssets: ASSETS })
  amountsHidden.set(true)
  arrive()
  const page = await open()
  await page.until(() => expect(page.find('.home-hero__total').textContent).toBe('******'))
  for (const shown of ['514,003', '3.39', '265,000', '80,114']) expect(page.text()).not.toContain(shown)
})

it('offers to try again when the assets can’t be read', async () => {
  answer({ queryAssets: 'InternalError' })
  arrive()
  const page = await open()
  await page.until(() => page.find('.home-hero__retry'))
  answer({ queryAssets: ASSETS })
  await page.tap('.home-hero__retry')
  await page.until(() => expect(page.text()).toContain('514,003.63'))
})

it('is reduced in the elder view: balance, deposits and help, without products', async () => {
  answer({ queryAssets: ASSETS })
  elderMode.set(true)
  arrive()
  const page = await open()
  await page.until(() => expect(page.find('.home-hero__total').textContent).toBe('168,888.66'))
  expect(page.text()).toContain('人工客服 95396')
  expect(names()).not.toContain('queryProducts')
})

it.each(ENTRANCES)('offers only what is built: $label', ({ leadsTo }) => {
  expect(findRoute(leadsTo.name)).toBeDefined()
})
