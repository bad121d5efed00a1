import { answer, asked, keepWaiting, refuse } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { arrive, nobodyYet, AT_START } from '@test/component/people'
import { pages } from '@test/component/router'
import { queryAccountStatus } from '@/contract/account/queryAccountStatus'
import { queryCampaigns } from '@/contract/campaign/queryCampaigns'
import { queryHoldings } from '@/contract/holding/queryHoldings'
import { queryAssets } from '@/contract/account/queryAssets'
import { queryProducts } from '@/contract/product/queryProducts'
import { fen, yuan, ZERO_FEN } from '@/domain/money/fen'
import { facts } from '@/products/model/testing'
import { findRoute } from '@/routes/table'
import { amountsHidden, elderMode } from '@/session/preferences'
import { dispatch } from '@/session/session'
import { ENTRANCES } from './Entrances'

const ASSETS = {
  total: fen(51_400_363),
  wallet: fen(16_888_866),
  available: fen(16_888_866),
  otherAccounts: fen(0),
  accruedInterest: fen(0),
  deposits: yuan(265_000),
  wealth: fen(8_011_497),
  yesterdayIncome: fen(339),
  yesterdayWealthIncome: fen(313),
  accumulatedIncome: fen(11_497),
  expectedInterest: ZERO_FEN,
  today: '20261121',
}
const IN_ORDER = {
  acctStatus: 'N',
  missingImageState: '',
  receiveNoPay: 'N',
  cancelButtonState: 'Y',
  acctString: '0008',
} as const
const open = () => openPage('/')
/** What the page asks, beside what the app asks as it starts and, at its end, what runs, which everybody is told. */
const names = () => asked().filter((name) => ![...AT_START, queryCampaigns.name].includes(name))

const CAMPAIGN = {
  ...{
    actId: 'weeklyLearn',
    title: '学一学',
    summary: '答题领红包',
    picture: { motif: 'book', tone: 'blue' } as const,
    worth: '最多60积分',
    startAt: 0,
    endAt: Date.UTC(2026, 11, 30),
  },
  kind: 'LEARN',
  state: 'RUNNING',
} as const

beforeEach(() => {
  keepWaiting(queryHoldings, queryAccountStatus)
  answer(queryProducts, { products: [facts()] })
  answer(queryCampaigns, { at: 0, campaigns: [] })
})

it('shows products before anybody is known, and asks for nothing else', async () => {
  nobodyYet()
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
  keepWaiting(queryAssets)
  arrive()
  const page = await open()
  expect(names()).toEqual(expect.arrayContaining(['queryProducts', 'queryAssets']))
  expect(page.find('.home-hero__total').textContent).toBe('--')
})

it('shows what the customer owns, and nothing of it once the session has ended', async () => {
  answer(queryAssets, ASSETS)
  arrive()
  const page = await open()
  await page.until(() => expect(page.find('.home-hero__total').textContent).toBe('514,003.63'))
  expect(page.text()).toContain('+3.39')
  // Beside the wealth product stands its own part.
  await page.until(() => expect(page.text()).toContain('昨日收益 3.13元'))
  dispatch({ type: 'ended' })
  await page.until(() => page.findText('欢迎使用亿联银行'))
  for (const left of ['514,003', '3.39', '265,000', '张*']) expect(page.text()).not.toContain(left)
})

it('hides every amount of the customer’s', async () => {
  answer(queryAssets, ASSETS)
  amountsHidden.set(true)
  arrive()
  const page = await open()
  await page.until(() => expect(page.find('.home-hero__total').textContent).toBe('******'))
  for (const shown of ['514,003', '3.39', '265,000', '80,114']) expect(page.text()).not.toContain(shown)
})

it('offers to try again when the assets can’t be read', async () => {
  refuse(queryAssets, 'InternalError')
  arrive()
  const page = await open()
  await page.until(() => page.find('.home-hero__retry'))
  answer(queryAssets, ASSETS)
  await page.tap('.home-hero__retry')
  await page.until(() => expect(page.text()).toContain('514,003.63'))
})

it('lists in the elder view all that the total is made of', async () => {
  answer(queryAssets, { ...ASSETS, total: yuan(600_000), wallet: yuan(200_000), otherAccounts: yuan(50_000) })
  elderMode.set(true)
  arrive()
  const page = await open()
  await page.until(() => expect(page.find('.home-hero__total').textContent).toBe('600,000.00'))
  expect(page.findAll('.elder-home__part').map((part) => part.textContent)).toEqual([
    '电子账户200,000.00',
    '其他账户50,000.00',
    '存款265,000.00',
    '理财80,114.97',
  ])
})

it('is reduced in the elder view: what is owned and of what it is made, a transfer, help; no products', async () => {
  answer(queryAssets, ASSETS)
  elderMode.set(true)
  arrive()
  const page = await open()
  await page.until(() => expect(page.find('.home-hero__total').textContent).toBe('514,003.63'))
  expect(page.findAll('.elder-home__part').map((part) => part.textContent)).toEqual([
    '电子账户168,888.66',
    '存款265,000.00',
    '理财80,114.97',
  ])
  expect(page.findAll('.elder-home__tile').map((tile) => tile.textContent)).toEqual([
    '转账',
    '人工客服',
    '余额与明细',
    '我的存款',
    '存款产品',
    '我的理财',
    '存钱罐',
    '念给我听',
  ])
  page.find('[aria-label="人工客服，拨打客服热线95396"]')
  expect(names()).not.toContain('queryProducts')
  // Its deposits are the bank's own (Deposit Insurance Regulation).
  expect(page.find('.ui-insurance-mark').textContent).toBe('存款保险')
})

it('offers a transfer and help in the elder view before anybody has signed in', async () => {
  elderMode.set(true)
  arrive({ signedIn: false })
  const page = await open()
  await page.until(() => page.findText('转账'))
  page.find('[aria-label="人工客服，拨打客服热线95396"]')
  page.findText('登录')
})

it.each(ENTRANCES)('offers only what is built: $label', ({ leadsTo }) => {
  expect(findRoute(leadsTo.name)).toBeDefined()
})

it('says how many messages wait to be read, in the greeting and on the tab, and leads to them', async () => {
  answer(queryAssets, ASSETS)
  answer(queryAccountStatus, { ...IN_ORDER, unreadMessages: 3 })
  arrive()
  const page = await open()
  await page.until(() => page.find('[aria-label="3条未读消息"]'))
  page.find('[aria-label="我的，3条未读"]')
  expect(page.find('.ui-tab-bar__badge').textContent).toBe('3')
  await page.tap('[aria-label="3条未读消息"]')
  expect(pages()).toContain('/systemMsg')
  dispatch({ type: 'ended' })
})

it('says nothing of messages when all are read', async () => {
  answer(queryAssets, ASSETS)
  answer(queryAccountStatus, { ...IN_ORDER, unreadMessages: 0 })
  arrive()
  const page = await open()
  await page.until(() => expect(page.find('.home-hero__total').textContent).toBe('514,003.63'))
  expect(page.findAll('[aria-label$="条未读消息"]')).toEqual([])
  page.find('[aria-label="我的"]')
})

it('leaves the elder view’s greeting its room: there the tab alone says how many messages wait', async () => {
  answer(queryAssets, ASSETS)
  answer(queryAccountStatus, { ...IN_ORDER, unreadMessages: 3 })
  elderMode.set(true)
  arrive()
  const page = await open()
  await page.until(() => page.find('[aria-label="我的，3条未读"]'))
  expect(page.findAll('[aria-label$="条未读消息"]')).toEqual([])
})

it('shows one campaign that runs, on its own page where it has one, and the way to all; nothing where none runs', async () => {
  nobodyYet()
  answer(queryCampaigns, {
    at: 0,
    campaigns: [CAMPAIGN, { ...CAMPAIGN, actId: 'newcomerGift', kind: 'GIFT', title: '新客礼包' }],
  })
  const page = await open()
  await page.until(() => page.findText('新客礼包'))
  expect(page.text()).not.toContain('学一学')
  await page.tap(page.findText('新客礼包'))
  expect(pages().at(-1)).toBe('/newcomerGiftPack')
  answer(queryCampaigns, { at: 0, campaigns: [{ ...CAMPAIGN, state: 'ENDED' }] })
  const later = await open()
  await later.until(() => expect(later.text()).toContain('普通储蓄一年'))
  expect(later.text()).not.toContain('活动')
})
