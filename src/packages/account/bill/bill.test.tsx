import { answer, sent } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import type { Mounted } from '@test/component/harness'
import { navigation } from '@test/component/router'
import { queryMonthBill } from '@/contract/account/queryMonthBill'
import type { Result } from '@/domain/result'
import { ok } from '@/domain/result'
import { picture } from '@/platform/picture'
import { fakePicture } from '@/platform/picture/fake'
import type { Sharing } from '@/platform/picture/types'
import { UNSUPPORTED } from '@/platform/unsupported'
import type { Unsupported } from '@/platform/unsupported'
import { amountsHidden } from '@/session/preferences'
import { billMonth } from './bill'

type Bill = AnswerOf<typeof queryMonthBill>

/** Draws a finger over the bill, px across and down. */
function draw(element: Element, across: number, down: number): void {
  const at = (x: number, y: number) => [{ clientX: x, clientY: y }]
  const touch = (type: string, touches: object, changedTouches: object) =>
    element.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { touches, changedTouches }))
  touch('touchstart', at(200, 300), at(200, 300))
  touch('touchend', [], at(200 + across, 300 + down))
}

const bill = (changes: Partial<Bill> = {}): Bill => ({
  month: '202611',
  firstMonth: '202609',
  thisMonth: '202611',
  opening: 100_000,
  closing: 150_000,
  in: 90_000,
  out: 40_000,
  interest: 700,
  reward: 300,
  received: 60_000,
  withdrawn: 20_000,
  redeemed: 9_000,
  sent: 10_000,
  saved: 20_000,
  subscribed: 10_000,
  spent: 0,
  ownIn: 0,
  ownOut: 0,
  wealthIncome: 54,
  months: [
    { month: '202610', in: 5_000, out: 4_000 },
    { month: '202611', in: 90_000, out: 40_000 },
  ],
  ...changes,
})

it.each([
  ['202610', '202610'],
  ['20261031', '202610'],
  ['20261032', undefined],
  ['202613', undefined],
  ['2026', undefined],
  ['2026101', undefined],
  ['十月', undefined],
  [undefined, undefined],
])('reads the month of %s as %s', (billDate, month) => expect(billMonth(billDate)).toBe(month))

it('shows the asked month without a note, and turns to the ones beside it', async () => {
  answer(queryMonthBill, bill({ month: '202610' }))
  const page = await openPage('/MonthBill', { billDate: '20261015' })
  await page.until(() => page.findText('2026年10月'))
  expect(sent(queryMonthBill).at(-1)).toEqual({ month: '202610' })
  expect(page.text()).not.toContain('没有您要查看的月份')
  expect(page.text()).toContain('月末余额')
  answer(queryMonthBill, bill())
  await page.tap('[aria-label="下个月"]')
  await page.until(() => page.findText('2026年11月'))
  expect(sent(queryMonthBill).at(-1)).toEqual({ month: '202611' })
  expect(page.text()).toContain('当前余额')
})

it.each(['190001', '209912', 'nonsense'])('shows this month for %s, and says so', async (billDate) => {
  answer(queryMonthBill, bill())
  const page = await openPage('/MonthBill', { billDate })
  await page.until(() => page.findText('没有您要查看的月份，已为您显示本月账单'))
})

it('leads from a piece to the records that it is made of', async () => {
  answer(queryMonthBill, bill())
  const page = await openPage('/MonthBill')
  await page.until(() => page.findText('申购理财'))
  await page.tap(page.findText('申购理财'))
  expect(navigation.stack.at(-1)).toEqual({
    name: '/walletTransactionRecordList',
    query: { type: 'subscribed', from: '20261101', to: '20261130' },
  })
})

const lines = (page: Mounted): readonly (string | null)[] =>
  page
    .findAll('.ui-cell--pressable')
    .map(({ textContent }) => textContent)
    .filter((text) => /\d\.\d\d$/.test(text ?? ''))

it('says what happened to the money, each piece with its sign, and none of nothing', async () => {
  answer(queryMonthBill, bill({ ownOut: 10_000, out: 50_000 }))
  const page = await openPage('/MonthBill')
  await page.until(() => page.findText('转到本人其他账户'))
  expect(lines(page)).toEqual([
    ...['转入+600.00', '利息+7.00', '奖励+3.00'],
    ...['转出和消费−100.00', '存入存款−200.00', '申购理财−100.00', '转到本人其他账户−100.00'],
    ...['支取到账+200.00', '赎回到账+90.00'],
  ])
  expect(page.findAll('.bill-side').map(({ textContent }) => textContent)).toEqual([
    // What is spent has one part, whose row has the sum's name.
    ...['转入和收益+610.00', '存放−400.00', '取回+290.00'],
  ])
  await page.tap(page.findText('转到本人其他账户'))
  expect(navigation.stack.at(-1)).toEqual({
    name: '/walletTransactionRecordList',
    query: { type: 'own', from: '20261101', to: '20261130' },
  })
})

it('says each of the month’s sums once', async () => {
  answer(queryMonthBill, bill())
  const page = await openPage('/MonthBill')
  await page.until(() => page.find('.bill-facts'))
  for (const sum of ['610.00', '−300.00', '+290.00']) expect(page.text().split(sum)).toHaveLength(2)
})

const MOVED = { saved: 20_000, subscribed: 0, withdrawn: 0, redeemed: 0 }
const NOT_MOVED = { ...MOVED, saved: 0 }

it.each([
  [{ ...NOT_MOVED, closing: 151_000 }, '本月结余（元）+510.00月初余额 1,000.00当前余额 1,510.00'],
  [{ ...NOT_MOVED, month: '202610', closing: 151_000 }, '当月结余（元）+510.00月初余额 1,000.00月末余额 1,510.00'],
  [{ ...NOT_MOVED, sent: 111_000, closing: 50_000 }, '本月结余（元）−500.00月初余额 1,000.00当前余额 500.00'],
  [{ ...MOVED, closing: 131_000 }, '本月结余（元）+510.00月初余额 1,000.00存放和取回 −200.00当前余额 1,310.00'],
])(
  'says large what the month left, and below what it began and ended with, which add up: %j',
  async (changes, said) => {
    answer(queryMonthBill, bill(changes))
    const page = await openPage('/MonthBill')
    await page.until(() => expect(page.find('.ui-card--hero').textContent).toBe(said))
  },
)

it('says no surplus of a month in which nothing came or went', async () => {
  answer(queryMonthBill, bill({ interest: 0, reward: 0, received: 0, sent: 0 }))
  const page = await openPage('/MonthBill')
  await page.until(() => page.find('.bill-facts'))
  expect(page.find('.ui-card--hero').textContent).toMatch(/^当前余额（元）1,500.00月初余额 1,000.00/)
  expect(page.text()).not.toContain('结余')
})

it('writes at each bar what it stands for, the bill’s month first', async () => {
  answer(queryMonthBill, bill())
  const page = await openPage('/MonthBill')
  await page.until(() => page.findText('近几个月'))
  expect(page.findAll('.month-bars__month').map(({ textContent }) => textContent)).toEqual([
    '11月+900.00−400.00',
    '10月+50.00−40.00',
  ])
})

it('never calls own money that is saved spending, and draws interest and rewards alone in red', async () => {
  answer(queryMonthBill, bill({ sent: 0 }))
  const page = await openPage('/MonthBill')
  await page.until(() => page.findText('存入存款'))
  expect(page.text()).toContain('仍是您的钱，不算支出')
  for (const said of ['流出', '支出构成', '消费−', '转出−']) expect(page.text()).not.toContain(said)
  const red = page.findAll('.ui-cell--pressable .ui-amount--gain').map(({ textContent }) => textContent)
  expect(red).toEqual(['+7.00', '+3.00'])
  expect(page.text()).toContain('不计入本月收支')
})

it('shows no amount and no bar’s length while amounts are hidden', async () => {
  amountsHidden.set(true)
  answer(queryMonthBill, bill())
  const page = await openPage('/MonthBill')
  await page.until(() => page.findText('近几个月'))
  for (const amount of ['1,500', '900.00', '300.00']) expect(page.text()).not.toContain(amount)
  expect(page.findAll('.month-bars__bar').map((bar) => bar.getAttribute('style'))).toEqual(
    Array(4).fill('--month-bars-share: 0%;'),
  )
})

describe('the picture of the bill', () => {
  afterEach(() => jest.restoreAllMocks())

  async function openWith(shared: Result<Sharing, Unsupported> = ok('shared'), changes: Partial<Bill> = {}) {
    const fake = fakePicture(shared)
    jest.spyOn(picture, 'share').mockImplementation((name, drawing) => fake.share(name, drawing))
    answer(queryMonthBill, bill(changes))
    const page = await openPage('/MonthBill')
    await page.until(() => page.findText('近几个月'))
    return { page, given: fake.given }
  }

  it('is shared only after its customer has read what it shows', async () => {
    const { page, given } = await openWith()
    await page.tap(page.findText('分享账单图片'))
    await page.until(() => expect(page.text()).toContain('不含金额、姓名和账号'))
    expect(given).toEqual([])
    await page.tap(page.findText('取消'))
    expect(given).toEqual([])
    await page.tap(page.findText('分享账单图片'))
    await page.tap(page.findText('生成图片'))
    await page.until(() => expect(given).toHaveLength(1))
    expect(given[0]?.name).toBe('bill-202611.png')
    const texts = given[0]?.drawing.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))
    expect(texts).toContain('2026年11月账单')
    expect(texts?.join(' ')).toContain('存放 存入存款 67% 申购理财 33% 取回 支取到账 69% 赎回到账 31%')
  })

  it.each([
    ['says that it was saved', ok('saved' as const), '图片已保存'],
    ['says where it can’t be shared', UNSUPPORTED, '当前环境不能分享图片'],
    ['is silent when the customer has sent it', ok('shared' as const), undefined],
    ['is silent when the customer has changed their mind', ok('declined' as const), undefined],
  ])('%s', async (_, shared, said) => {
    const { page, given } = await openWith(shared)
    await page.tap(page.findText('分享账单图片'))
    await page.tap(page.findText('生成图片'))
    await page.until(() => expect(given).toHaveLength(1))
    if (said !== undefined) await page.until(() => expect(page.text()).toContain(said))
    else expect(page.findAll('.ui-toast__bubble').map(({ textContent }) => textContent)).toEqual([])
  })

  it('isn’t offered for a month in which nothing moved', async () => {
    const nothing = { in: 0, out: 0, interest: 0, reward: 0, received: 0, withdrawn: 0, sent: 0 }
    const none = { ...nothing, redeemed: 0, saved: 0, subscribed: 0 }
    const { page } = await openWith(ok('shared'), none)
    expect(page.text()).not.toContain('分享账单图片')
    expect(page.text()).toContain('这个月没有资金变动')
  })
})

describe('swiping', () => {
  const open = async (changes: Partial<Bill>) => {
    answer(queryMonthBill, bill(changes))
    const page = await openPage('/MonthBill')
    await page.until(() => page.find('.month-bar'))
    return { page, within: page.find('.bill-facts') }
  }
  const asked = () => sent(queryMonthBill).at(-1)

  it.each([
    [120, '202609'],
    [-120, '202611'],
  ])('by %p px shows the month %p', async (across, month) => {
    const { page, within } = await open({ month: '202610' })
    draw(within, across, 10)
    await page.until(() => expect(asked()).toEqual({ month }))
  })

  it.each([
    ['down', '202610', 20, 400],
    ['up and a little across', '202610', 70, -300],
    ['beyond this month', '202611', -120, 0],
    ['before the first', '202609', 120, 0],
  ])('%s turns nothing', async (_, month, across, down) => {
    const { within } = await open({ month })
    draw(within, across, down)
    expect(sent(queryMonthBill)).toEqual([{}])
  })
})
