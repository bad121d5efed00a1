import { answer, asked, keepWaiting, refuse } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { arrive, nobodyYet, AT_START } from '@test/component/people'
import type { Mounted } from '@test/component/harness'
import { navigation, pages } from '@test/component/router'
import { queryAccountStatus } from '@/contract/account/queryAccountStatus'
import { queryCampaigns } from '@/contract/campaign/queryCampaigns'
import { queryAhead } from '@/contract/holding/queryAhead'
import { queryHoldings } from '@/contract/holding/queryHoldings'
import { queryAssets } from '@/contract/account/queryAssets'
import { IN_ORDER } from '@/contract/account/testing'
import { queryProducts } from '@/contract/product/queryProducts'
import { day } from '@/domain/dates/day'
import { instantOf } from '@/domain/dates/instant'
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
const QUARTER = { term: 3, termType: 'M', endDate: '20270221' } as const
const COMES = {
  ...({ day: '20261221', kind: 'PAYOUT', seqNo: '7', prodType: '20178', name: '满月存一年', renewed: false } as const),
  ...{ principal: ZERO_FEN, interest: fen(120), toAccount: fen(120) },
}
const open = () => openPage('/')
const parts = (page: Mounted) => page.findAll('.home-hero__part').map((part) => part.textContent)
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
  keepWaiting(queryAhead, queryHoldings, queryAccountStatus)
  answer(queryProducts, { products: [facts()] })
  answer(queryCampaigns, { at: 0, campaigns: [] })
})

it('shows products before anybody is known, and asks for nothing else', async () => {
  nobodyYet()
  const page = await open()
  await page.until(() => expect(page.text()).toContain('普通储蓄一年 到期年利率1.30%'))
  expect(page.find('.home-earn').textContent).toContain('存1年，到期预计利息（元）130.00')
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
  expect(parts(page)).toEqual(['存款和理财¥345,114.97', '现在可用¥168,888.66'])
  dispatch({ type: 'ended' })
  await page.until(() => page.findText('欢迎使用亿联银行'))
  for (const left of ['514,003', '345,114', '168,888', '张*']) expect(page.text()).not.toContain(left)
})

it('names by itself what is neither kept nor can be spent, so that the parts are exactly the total', async () => {
  answer(queryAssets, { ...ASSETS, available: fen(16_000_000) })
  arrive()
  const page = await open()
  await page.until(() => expect(parts(page)).toHaveLength(3))
  expect(parts(page)[2]).toBe('其余¥8,888.66')
  for (const [text, route] of [
    ['存款和理财', '/assetOverview'],
    ['现在可用', '/WalletBalance'],
    ['其余', '/myMoney'],
  ] as const) {
    const again = await open()
    await again.until(() => again.findText('其余'))
    await again.tap(again.findText(text))
    expect(pages().at(-1)).toBe(route)
  }
})

it('names it for who keeps nothing, too', async () => {
  const nothingKept = { deposits: ZERO_FEN, wealth: ZERO_FEN }
  answer(queryAssets, { ...ASSETS, ...nothingKept, total: ASSETS.wallet, available: fen(16_000_000) })
  arrive()
  const page = await open()
  await page.until(() => expect(parts(page)).toEqual(['存款和理财¥0.00', '现在可用¥160,000.00', '其余¥8,888.66']))
})

it('leads a customer without money to their first transfer in', async () => {
  const none = { total: ZERO_FEN, wallet: ZERO_FEN, available: ZERO_FEN, deposits: ZERO_FEN, wealth: ZERO_FEN }
  answer(queryAssets, { ...ASSETS, ...none })
  arrive()
  const page = await open()
  await page.until(() => page.findText('转入第一笔钱'))
  await page.tap(page.findText('转入第一笔钱'))
  expect(pages().at(-1)).toBe('/AccountTurnInto')
  expect(parts(page)).toEqual([])
})

it('shows a stranger what can be had before how, and nothing that needs an account', async () => {
  arrive({ registerStatus: 'UNREGISTERED', hasAccount: false, signedIn: false, gestureSet: false })
  const page = await open()
  await page.until(() => page.findText('立即开户'))
  const text = page.text()
  expect(text.indexOf('存多久，得多少')).toBeLessThan(text.indexOf('立即开户'))
  for (const { label } of ENTRANCES.filter(({ label: each }) => each !== '存款')) expect(text).not.toContain(label)
  expect(text).not.toContain('接下来')
})

it('says what comes next, with what the account wants before it', async () => {
  answer(queryAssets, ASSETS)
  answer(queryAccountStatus, {
    ...{ ...IN_ORDER, unreadMessages: 0 },
    restriction: { cause: '身份证30天后到期', action: '去更新', about: 'idCard' },
  })
  answer(queryAhead, {
    today: '20261121',
    through: '20270219',
    items: [COMES],
    toAccount: ZERO_FEN,
    undecided: 0,
    next: '',
    later: [],
  })
  arrive()
  const page = await open()
  await page.until(() => page.findText('12月21日 付息'))
  const text = page.text()
  expect(text.indexOf('身份证30天后到期')).toBeLessThan(text.indexOf('接下来'))
  expect(text.indexOf('接下来')).toBeLessThan(text.indexOf('存多久，得多少'))
  await page.tap(page.findText('12月21日 付息'))
  expect(pages().at(-1)).toBe('/upcoming')
})

const UNDECIDED = (() => {
  const end = { seqNo: '9', day: '20261123', kind: 'MATURITY', name: '增益存七天', prodType: '20501' } as const
  const happens = { instruction: 'PAY_OUT', unavailable: '', amount: ZERO_FEN, paidOut: yuan(1_000) } as const
  const maturity = {
    ...({ instruction: 'PAY_OUT', decided: false, changeable: true, obstacle: '' } as const),
    ...{ happens, instead: [], changeableUntil: instantOf(day('20261122'), 23, 30) },
  }
  return { ...COMES, ...end, principal: yuan(1_000), maturity }
})()

it('leads from a deposit whose end may be decided to where it is', async () => {
  answer(queryAssets, ASSETS)
  answer(queryAhead, {
    today: '20261121',
    through: '20270219',
    items: [UNDECIDED, COMES],
    toAccount: ZERO_FEN,
    undecided: 1,
    next: '',
    later: [],
  })
  arrive()
  const page = await open()
  await page.until(() => page.findText('增益存七天11月23日到期'))
  page.findText('到期自动转入电子账户，明天23:30前可改')
  await page.tap(page.findText('增益存七天11月23日到期'))
  expect(pages().at(-1)).toBe('/redeposit')
})

it('says nothing of what comes where nothing does', async () => {
  answer(queryAssets, ASSETS)
  answer(queryAhead, {
    today: '20261121',
    through: '20270219',
    items: [],
    toAccount: ZERO_FEN,
    undecided: 0,
    next: '',
    later: [],
  })
  arrive()
  const page = await open()
  await page.until(() => expect(page.text()).toContain('现在可用'))
  await page.until(() => expect(page.text()).not.toContain('接下来'))
})

it('shows each term’s figure at a tap on it, and leads to its product', async () => {
  nobodyYet()
  answer(queryProducts, {
    products: [facts(), facts({ ...QUARTER, productType: '20520', productName: '普通储蓄三个月' })],
  })
  const page = await open()
  await page.until(() => page.findText('3个月'))
  await page.tap(page.findText('3个月'))
  expect(page.find('.home-earn').textContent).toContain('存3个月，到期预计利息（元）32.50')
  await page.tap('.home-earn__open')
  expect(navigation.stack.at(-1)).toEqual({ name: '/ProductIndex', query: { productType: '20520' } })
})

it('says what another amount brings, and of one that nothing takes that there is nothing', async () => {
  nobodyYet()
  const page = await open()
  const type = async (amount: string) => {
    await page.until(() => page.find('.home-earn__amount'))
    await page.tap('.home-earn__amount')
    await page.until(() => page.find('input[aria-label^="想存的金额"]'))
    await page.type('input[aria-label^="想存的金额"]', amount)
    await page.tap(page.findText('看看得多少'))
  }
  await type('20000')
  expect(page.find('.home-earn').textContent).toBe(
    '存 20,000元1年存1年，到期预计利息（元）260.00存入普通储蓄一年 到期年利率1.30%',
  )
  await type('49')
  expect(page.find('.home-earn').textContent).toBe('存 49元暂无可存入该金额的产品')
  await page.tap('.home-earn__amount')
  await page.until(() => page.find('[aria-label="关闭"]'))
  await page.tap('[aria-label="关闭"]')
  expect(page.findAll('input')).toEqual([])
})

it('hides every amount of the customer’s', async () => {
  answer(queryAssets, ASSETS)
  amountsHidden.set(true)
  arrive()
  const page = await open()
  await page.until(() => expect(page.find('.home-hero__total').textContent).toBe('******'))
  expect(page.find('.ui-water-line__level').className).toContain('is-flat')
  for (const shown of ['514,003', '345,114', '168,888']) expect(page.text()).not.toContain(shown)
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

it('is reduced in the elder view: what is owned and of what it is made, a transfer, help; no products', async () => {
  answer(queryAssets, ASSETS)
  elderMode.set(true)
  arrive()
  const page = await open()
  await page.until(() => expect(page.find('.home-hero__total').textContent).toBe('514,003.63'))
  // The same as in the standard view, so that two people can speak of it.
  expect(page.findAll('.home-hero__part').map((part) => part.textContent)).toEqual([
    '存款和理财¥345,114.97',
    '现在可用¥168,888.66',
  ])
  expect(page.findAll('.elder-home__tile').map((tile) => tile.textContent)).toEqual([
    '转出',
    '人工客服',
    '我的存款',
    '念给我听',
    '转入',
    '明细',
    '存钱罐',
    '去存款',
  ])
  // What comes next has its place before it is known.
  expect(page.find('.elder-home__next').textContent).toBe('接下来')
  page.find('[aria-label="人工客服，拨打客服热线95396"]')
  expect(names()).not.toContain('queryProducts')
  // Its deposits are the bank's own (Deposit Insurance Regulation).
  expect(page.find('.ui-insurance-mark').textContent).toBe('存款保险')
})

const NOTHING_AHEAD = {
  ...{ today: '20261121', through: '20270219', items: [], toAccount: ZERO_FEN, undecided: 0, next: '', later: [] },
}

it.each([
  ['the first of what comes', { ...NOTHING_AHEAD, items: [COMES] }, '接下来¥1.2012月21日 付息'],
  [
    'what may be chosen before what is sooner',
    { ...NOTHING_AHEAD, items: [{ ...COMES, day: '20261122' }, UNDECIDED] },
    '接下来¥1,000.00增益存七天11月23日到期',
    '/redeposit',
  ],
  ['that nothing does', NOTHING_AHEAD, '接下来90天内没有到期或收益'],
])(
  'says in the elder view %s in a line before the tiles, whose place it keeps',
  async (_, ahead, said, leadsTo = '/upcoming') => {
    answer(queryAssets, ASSETS)
    answer(queryAhead, ahead)
    elderMode.set(true)
    arrive()
    const page = await open()
    await page.until(() => expect(page.find('.elder-home__next').textContent).toBe(said))
    expect(page.text().indexOf(said)).toBeLessThan(page.text().indexOf('人工客服'))
    await page.tap('.elder-home__next')
    expect(pages().at(-1)).toBe(leadsTo)
  },
)

it('says in the elder view what the account wants in one sentence with its way, before the first tiles', async () => {
  answer(queryAssets, ASSETS)
  answer(queryAccountStatus, {
    ...IN_ORDER,
    restriction: { cause: '身份证已过期，暂不能办理交易', action: '去更新', about: 'idCard' },
  })
  elderMode.set(true)
  arrive()
  const page = await open()
  await page.until(() => expect(page.find('.ui-notice').textContent).toBe('身份证已过期，暂不能办理交易，去更新'))
  expect(page.find('.ui-notice').className).toContain('ui-notice--warning')
  expect(page.text().indexOf('去更新')).toBeLessThan(page.text().indexOf('人工客服'))
  await page.tap('.ui-notice [role=link]')
  expect(pages().at(-1)).toBe('/SettingIdCard')
})

it('offers a transfer and help in the elder view before anybody has signed in', async () => {
  elderMode.set(true)
  arrive({ signedIn: false })
  const page = await open()
  await page.until(() => page.find('[aria-label="转账，转出到银行卡"]'))
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
