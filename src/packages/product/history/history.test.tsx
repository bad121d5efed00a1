import { answer, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { navigation } from '@test/component/router'
import type { AnswerOf } from '@test/component/bank'
import { queryHistory } from '@/contract/holding/queryHistory'
import { queryHoldings } from '@/contract/holding/queryHoldings'
import { amountsHidden } from '@/session/preferences'

type History = AnswerOf<typeof queryHistory>
type Order = History['orders'][number]
type Sums = History['months'][number]

const order = (orderNo: string, changes: Partial<Order> = {}): Order => ({
  orderNo,
  kind: 'depositPurchase',
  seqNo: '12',
  prodType: '20194',
  prodDesc: '普通储蓄一年',
  amount: 1_000_000,
  interest: 0,
  pending: false,
  recorded: true,
  day: orderNo.slice(0, 8),
  at: 1_795_248_000_000,
  ...changes,
})
const month = (name: string, changes: Partial<Sums>): Sums => ({
  month: name,
  count: 1,
  saved: 0,
  subscribed: 0,
  returned: 0,
  redeemed: 0,
  interest: 0,
  ...changes,
})

const NOVEMBER = month('202611', { count: 3, saved: 2_000_000, subscribed: 1_000_000 })
const OCTOBER = month('202610', { count: 1, returned: 1_000_000, interest: 813 })

const FIRST = {
  orders: [
    order('202611210000000009'),
    order('202611200000000008', {
      kind: 'wealthSubscription',
      prodType: '91318017',
      prodDesc: '日日盈',
      pending: true,
    }),
  ],
  months: [NOVEMBER],
  more: true,
}
const SECOND = {
  orders: [
    order('202611010000000007', { prodDesc: '普通储蓄三个月' }),
    order('202610310000000006', { kind: 'depositMaturity', interest: 813 }),
  ],
  months: [NOVEMBER, OCTOBER],
  more: false,
}

const open = () => openPage('/histotyList', {}, { below: ['/', '/assetOverview'] })

beforeEach(async () => {
  answer(queryHistory, FIRST)
})

it('shows each order under its month, with the bank’s sums and not those of what is shown', async () => {
  const page = await open()
  await page.until(() => page.findText('2026年11月'))
  expect(page.find('.list-row-sums').textContent).toMatch(/存入 20,000\.00申购 10,000\.00/)
  expect(page.text()).toMatch(/普通储蓄一年存入.*日日盈申购处理中，/)
})

it('calls each order by its product, and says below in ink what was done, apart from how it stands and when', async () => {
  const page = await open()
  await page.until(() => expect(page.findAll('.list-row')).toHaveLength(2))
  const texts = (what: string) => page.findAll(`.list-row ${what}`).map(({ textContent }) => textContent)
  expect(texts('.list-row__title')).toEqual(['普通储蓄一年', '日日盈'])
  expect(texts('.list-row__act')).toEqual(['存入', '申购'])
})

it('leads to the account’s own list, which has all that isn’t about products', async () => {
  const page = await open()
  await page.until(() => page.findText('只含存款和理财，全部收支见'))
  expect(page.find('[role=link]').textContent).toBe('交易明细')
  await page.tap(page.findText('交易明细'))
  expect(navigation.stack.at(-1)?.name).toBe('/walletTransactionRecordList')
})

it('doesn’t say that a month’s redemptions came in that month, because the next one may have brought them', async () => {
  answer(queryHistory, { ...FIRST, months: [month('202611', { redeemed: 50_000 })] })
  const page = await open()
  await page.until(() => expect(page.find('.list-row-sums').textContent).toContain('赎回已到账 500.00'))
})

it('goes on after the last order shown, and a month stays one month', async () => {
  const page = await open()
  await page.until(() => page.findText('加载更多'))
  answer(queryHistory, SECOND)
  await page.tap(page.findText('加载更多'))
  await page.until(() => page.findText('2026年10月'))
  expect(sent(queryHistory).at(-1)).toEqual({ kind: 'all', product: 'all', after: '202611200000000008' })
  expect(page.findAll('.month-group')).toHaveLength(2)
  expect(page.text()).toContain('10,008.13')
  expect(page.text()).not.toContain('加载更多')
})

it('shows own money put away and taken back in ink without a sign, and in red with one what was earned', async () => {
  const at = '20261031000000000'
  answer(queryHistory, {
    orders: [
      order(`${at}6`, { kind: 'depositMaturity', interest: 813 }),
      order(`${at}5`, { kind: 'depositPayout', amount: 0, interest: 250 }),
      order(`${at}4`),
      order(`${at}3`, { kind: 'depositRenewal', amount: 777_700 }),
    ],
    months: [OCTOBER],
    more: false,
  })
  const page = await open()
  await page.until(() => expect(page.findAll('.list-row')).toHaveLength(4))
  const amounts = page.findAll('.list-row .ui-amount')
  expect(amounts.map(({ textContent }) => textContent)).toEqual([
    ...['10,008.13', '+8.13', '+2.50', '10,000.00', '7,777.00'],
  ])
  const painted = amounts.filter(({ className }) => /--(gain|loss)/.test(className))
  expect(painted.map(({ textContent }) => textContent)).toEqual(['+8.13', '+2.50'])
  expect(page.find('.list-row-sums .ui-amount--gain').textContent).toBe('+8.13')
})

it('shows what is on its way like the rest, in ink, and says that it is', async () => {
  const at = '20261031000000000'
  const pending = { prodType: '91318017', pending: true, recorded: false }
  answer(queryHistory, {
    orders: [
      order(`${at}6`, { ...pending, kind: 'wealthRedemption', amount: 100 }),
      order(`${at}5`, { ...pending, kind: 'wealthSubscription', amount: 100 }),
    ],
    months: [OCTOBER],
    more: false,
  })
  const page = await open()
  await page.until(() => expect(page.text()).toMatch(/赎回处理中/))
  expect(page.findAll('.list-row .ui-amount').map(({ textContent }) => textContent)).toEqual(['1.00', '1.00'])
  expect(page.findAll('.list-row .ui-amount--gain')).toEqual([])
})

it('asks the bank for what is filtered, and leads back from an empty filter', async () => {
  const page = await open()
  await page.until(() => page.findText('到期'))
  answer(queryHistory, { orders: [], months: [], more: false })
  await page.tap(page.findText('到期'))
  await page.until(() => page.findText('没有符合条件的交易'))
  expect(sent(queryHistory).at(-1)).toEqual({ kind: 'maturity', product: 'all' })
  answer(queryHistory, FIRST)
  await page.tap(page.findText('查看全部交易'))
  await page.until(() => page.findText('2026年11月'))
})

it('leads who has bought nothing yet to the products', async () => {
  answer(queryHistory, { orders: [], months: [], more: false })
  const page = await open()
  await page.until(() => page.findText('您还没有交易记录'))
  await page.tap(page.findText('看看产品'))
  expect(navigation.stack.map(({ name }) => name)).toContain('/productDetailsHomePage')
})

it('leads from an order to its record, and from one that the account hasn’t seen yet to its holding', async () => {
  const redeeming = order('202611190000000001', { kind: 'wealthRedemption', pending: true, recorded: false })
  answer(queryHistory, { ...FIRST, orders: [...FIRST.orders, redeeming] })
  const page = await open()
  await page.until(() => page.find('.list-row'))
  await page.tap('.list-row')
  expect(navigation.stack.at(-1)).toEqual({
    name: '/walletTransactionRecordDetail',
    query: { recordId: '202611210000000009' },
  })
  const again = await open()
  await again.until(() => expect(again.findAll('.list-row')).toHaveLength(3))
  expect(again.findAll('.list-row')[2]?.textContent).toMatch(/^普通储蓄一年赎回处理中/)
  await again.tap(again.findAll('.list-row')[2] as HTMLElement)
  expect(navigation.stack.at(-1)).toEqual({ name: '/ProductHoldInfo', query: { seqNo: '12' } })
})

it('hides amounts in rows and sums', async () => {
  amountsHidden.set(true)
  const page = await open()
  await page.until(() => page.find('.list-row'))
  for (const amount of ['10,000', '30,000']) expect(page.text()).not.toContain(amount)
})

it('shows what is over beside the orders', async () => {
  answer(queryHoldings, {
    holdings: [],
    preInterestSum: 0,
    appointInterestSum: 0,
    accumulatedIncomeSum: 0,
    amountSum: 0,
    underWaySum: 0,
    yesterdayIncomeSum: 0,
    months: [],
    more: false,
  })
  const page = await open()
  await page.tap(page.findText('已结束产品'))
  await page.until(() => page.findText('暂无已结束的产品'))
  expect(sent(queryHoldings).at(-1)).toEqual({ productTypes: [], state: 'closed' })
})
