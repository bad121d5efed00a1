import { answer, asked, keepWaiting, loseAnswer } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { arrive, nobodyYet, AT_START } from '@test/component/people'
import { navigation, pages } from '@test/component/router'
import { queryAccountStatus } from '@/contract/account/queryAccountStatus'
import { queryAssets } from '@/contract/account/queryAssets'
import { IN_ORDER } from '@/contract/account/testing'
import { queryMaturities } from '@/contract/maturity/queryMaturities'
import type { Mounted } from '@test/component/harness'
import { holding } from '@/contract/holding/testing'
import { fen, yuan, ZERO_FEN } from '@/domain/money/fen'
import { amountsHidden } from '@/session/preferences'

const ASSETS = {
  total: yuan(10_500),
  wallet: yuan(500),
  available: yuan(500),
  otherAccounts: ZERO_FEN,
  accruedInterest: ZERO_FEN,
  deposits: yuan(8_000),
  wealth: yuan(2_000),
  yesterdayIncome: fen(339),
  yesterdayWealthIncome: fen(313),
  accumulatedIncome: fen(11_497),
  expectedInterest: fen(12_345),
  today: '20261121',
}
const NOTHING = { ...ASSETS, total: ZERO_FEN, wallet: ZERO_FEN, deposits: ZERO_FEN, wealth: ZERO_FEN }
const deposit = (seqNo: string, prodDesc: string) => ({
  holding: holding({ seqNo, prodDesc, amount: yuan(4_000), interestOnMaturity: fen(5_200), days: 355 }),
  instruction: 'PAY_OUT' as const,
  decided: false,
  changeable: true,
})
const maturities = (...names: string[]) => ({
  deposits: names.map((name, index) => deposit(String(index), name)),
  months: [],
  more: false,
})

const open = (): Promise<Mounted> => openPage('/assetOverview')
const setOnline = (onLine: boolean) => {
  Object.defineProperty(window.navigator, 'onLine', { configurable: true, value: onLine })
  window.dispatchEvent(new Event(onLine ? 'online' : 'offline'))
}

beforeEach(() => answer(queryAccountStatus, IN_ORDER))
afterEach(() => setOnline(true))

it('has the badge of unread messages, opened by its address too', async () => {
  answer(queryAccountStatus, { ...IN_ORDER, unreadMessages: 12 })
  answer(queryAssets, ASSETS)
  answer(queryMaturities, maturities())
  arrive()
  const page = await open()
  await page.until(() => expect(page.find('.ui-tab-bar').textContent).toContain('12'))
})

it('asks for nothing while nobody knows who is there, and then for the sign-in', async () => {
  nobodyYet()
  const page = await open()
  expect(page.findAll('.ui-skeleton').length).toBeGreaterThan(0)
  arrive({ signedIn: false })
  await page.until(() => page.findText('登录'))
  expect(asked().filter((name) => !AT_START.includes(name))).toEqual([])
})

it('shows nothing that what is still on its way would move', async () => {
  answer(queryAssets, ASSETS)
  keepWaiting(queryMaturities)
  arrive()
  const page = await open()
  expect(page.findAll('.ui-skeleton').length).toBeGreaterThan(1)
  expect(page.text()).not.toContain('余额与交易明细')
})

it('shows what is owned, what it is made of, and what falls due first', async () => {
  answer(queryAssets, ASSETS)
  answer(queryMaturities, maturities('先到期', '后到期'))
  arrive()
  const page = await open()
  await page.until(() => page.findText('先到期'))
  for (const shown of ['10,500.00', '+114.97', '8,000.00', '10天后到期', '到期预计利息 ¥52.00'])
    expect(page.text()).toContain(shown)
  // One gain: what was paid. Yesterday's estimate stands where it leads.
  for (const not of ['3.39', '昨日', '相加']) expect(page.text()).not.toContain(not)
  expect(page.text()).toContain('以实际支付为准')
  for (const once of ['10,500.00', '8,000.00', '2,000.00', '123.45'])
    expect({ once, times: page.text().split(once).length - 1 }).toEqual({ once, times: 1 })
  expect(page.text().indexOf('先到期')).toBeLessThan(page.text().indexOf('后到期'))
  await page.tap(page.findText('先到期'))
  expect(pages()).toContain('/ProductHoldInfo')
})

it('leads from what was earned to where it came from', async () => {
  answer(queryAssets, ASSETS)
  answer(queryMaturities, maturities('先到期'))
  arrive()
  const page = await open()
  await page.until(() => page.findText('累计收益（元）'))
  await page.tap(page.findText('累计收益（元）'))
  expect(navigation.stack.at(-1)).toEqual({ name: '/assetStandard', query: { view: 'income' } })
})

it('stands over the water of what is kept', async () => {
  answer(queryAssets, ASSETS)
  answer(queryMaturities, maturities('先到期'))
  arrive()
  const page = await open()
  await page.until(() => page.find('.ui-card--hero'))
  const level = page.find('.ui-card--hero .ui-water-line__level').style.getPropertyValue('--ui-level')
  // Of two thirds of the card's height.
  expect(parseFloat(level)).toBeCloseTo((66 * (10_500 - 500)) / 10_500)
})

it.each([
  ['电子账户', '/WalletBalance'],
  ['其他账户', '/acclists'],
  ['我的存款', '/ProductHoldList'],
  ['我的理财', '/fnzqHoldList'],
])('leads from %s to where it is', async (part, to) => {
  answer(queryAssets, { ...ASSETS, otherAccounts: yuan(5) })
  answer(queryMaturities, maturities('先到期'))
  arrive()
  const page = await open()
  await page.until(() => page.find('.ui-asset-bar'))
  await page.tap(
    page.findAll('.ui-asset-bar__row').find(({ textContent }) => textContent?.startsWith(part)) as HTMLElement,
  )
  expect(pages().at(-1)).toBe(to)
})

it('hides every amount, from screen readers too, and keeps what is no amount', async () => {
  amountsHidden.set(true)
  answer(queryAssets, ASSETS)
  answer(queryMaturities, maturities('先到期'))
  arrive()
  const page = await open()
  await page.until(() => page.findText('先到期'))
  const heard = page.findAll('[aria-label]').map((each) => each.getAttribute('aria-label'))
  expect([page.text(), ...heard].join(' ')).not.toMatch(/\d,\d{3}|500\.00|114\.97|123\.45|52\.00/)
  expect(page.text()).toContain('******')
  expect(page.text()).toContain('10天后到期')
})

it('invites who owns nothing yet to a product', async () => {
  answer(queryAssets, NOTHING)
  answer(queryMaturities, maturities())
  arrive()
  const page = await open()
  await page.until(() => page.findText('暂无在存的定期存款'))
  await page.tap(page.findText('看看存款产品'))
  expect(pages()).toContain('/productDetailsHomePage')
})

it('says that the line is gone and shows what it had', async () => {
  answer(queryAssets, ASSETS)
  answer(queryMaturities, maturities('先到期'))
  arrive()
  const page = await open()
  await page.until(() => page.findText('先到期'))
  setOnline(false)
  await page.until(() => expect(page.text()).toContain('网络'))
  expect(page.text()).toContain('10,500.00')
})

it.each([
  ['the sums', queryAssets],
  ['the deposits', queryMaturities],
] as const)('offers to ask again where %s did not come', async (_, lost) => {
  answer(queryAssets, ASSETS)
  answer(queryMaturities, maturities('先到期'))
  loseAnswer(lost)
  arrive()
  const page = await open()
  await page.until(() => page.findText('网络繁忙，请稍后再试'))
  answer(queryAssets, ASSETS)
  answer(queryMaturities, maturities('先到期'))
  await page.tap(page.findText('重新加载'))
  await page.until(() => page.findText('先到期'))
  expect(page.text()).toContain('10,500.00')
})
