import { answer, refuse, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { navigation } from '@test/component/router'
import type { AnswerOf } from '@test/component/bank'
import { queryCalendar } from '@/contract/holding/queryCalendar'
import { amountsHidden, elderMode } from '@/session/preferences'

type Event = AnswerOf<typeof queryCalendar>['days'][number]['events'][number]

const event = (changes: Partial<Event>): Event => ({
  kind: 'MATURITY',
  state: 'due',
  seqNo: '12',
  prodType: '20194',
  prodDesc: '普通储蓄一年',
  principal: 1_000_000,
  interest: 13_000,
  ...changes,
})

const MONTH = {
  month: '202611',
  today: '20261121',
  firstMonth: '202610',
  lastMonth: '202711',
  days: [
    {
      day: '20261103',
      wealthIncome: 0,
      events: [event({ kind: 'PAYOUT', state: 'paid', principal: 0, interest: 500 })],
      settlements: [],
      fills: [],
    },
    { day: '20261120', wealthIncome: 339, events: [], settlements: [], fills: [] },
    { day: '20261128', wealthIncome: 0, events: [event({})], settlements: [], fills: [] },
  ],
  principalDue: 1_000_000,
  interestDue: 13_000,
  principalPaid: 0,
  interestPaid: 500,
  wealthIncome: 339,
}

const open = async () => {
  const page = await openPage('/assetStandard', {}, { below: ['/', '/assetOverview'] })
  await page.until(() => page.findText('2026年11月'))
  return page
}

beforeEach(async () => {
  answer(queryCalendar, MONTH)
})

it('shows the month’s sums as the bank reckons them, and today first', async () => {
  const page = await open()
  for (const shown of ['10,000.00', '（元）130.00', '+8.39', '2026年11月21日', '当日没有到期和收益']) {
    expect(page.text()).toContain(shown)
  }
})

it('says below what has come what it is made of, accounts apart, and nothing of nothing', async () => {
  const settlements = [{ orderNo: '7', account: '', interest: 181 }]
  const paid = { day: '20261121', wealthIncome: 0, events: [], settlements, fills: [] }
  answer(queryCalendar, { ...MONTH, interestPaid: 681, days: [...MONTH.days, paid] })
  const page = await open()
  expect(page.find('.calendar__sum.is-earned').textContent).toBe(
    '已得收益（元）+10.20存款利息（元）+5.00活期利息（元）+1.81理财收益（元）+3.39',
  )
  answer(queryCalendar, { ...MONTH, interestPaid: 0, wealthIncome: 0, days: [] })
  const ahead = await open()
  expect(ahead.text()).not.toContain('存款利息')
})

it('says of each day what happens, and shows it when it is chosen', async () => {
  const page = await open()
  page.find('[aria-label="11月20日，理财收益3.39元"]')
  page.find('[aria-label="11月21日，今天"]')
  await page.tap('[aria-label="11月28日，到期1笔"]')
  expect(page.text()).toContain('预计利息')
  await page.tap(page.findText('普通储蓄一年'))
  expect(navigation.stack.at(-1)).toEqual({ name: '/ProductHoldInfo', query: { seqNo: '12' } })
})

it('shows the day on which an account paid its interest, and opens the record', async () => {
  const paid = { orderNo: '202611210000000003', account: '', interest: 181 }
  answer(queryCalendar, {
    ...MONTH,
    days: [{ day: '20261121', wealthIncome: 0, events: [], settlements: [paid], fills: [] }],
  })
  const page = await open()
  page.find('[aria-label="11月21日，今天，活期结息1笔"]')
  expect(page.text()).toContain('电子账户活期结息+1.81')
  await page.tap(page.findText('活期结息'))
  expect(navigation.stack.at(-1)).toEqual({
    name: '/walletTransactionRecordDetail',
    query: { recordId: '202611210000000003' },
  })
})

it('marks a redemption that is to be paid, and leads to the shares', async () => {
  const due = event({ kind: 'REDEMPTION', prodType: '91318017', prodDesc: '日日盈', principal: 50_000, interest: 0 })
  answer(queryCalendar, {
    ...MONTH,
    days: [{ day: '20261122', wealthIncome: 0, events: [due], settlements: [], fills: [] }],
  })
  const page = await open()
  const day = page.find('[aria-label="11月22日，理财赎回到账1笔"]')
  expect(day.querySelectorAll('.ui-month-grid__dot.is-brand')).toHaveLength(1)
  await page.tap(day)
  expect(page.text()).toContain('日日盈理财赎回到账¥500.00')
})

it('says the income of shares once for the month, marks what doesn’t come daily alone, and what was earned largest', async () => {
  const page = await open()
  expect(page.text()).toContain('理财收益（1天）')
  expect(page.find('[aria-label="11月20日，理财收益3.39元"]').querySelectorAll('.ui-month-grid__dot')).toHaveLength(0)
  expect(page.findAll('.ui-month-grid__dot')).toHaveLength(4)
  expect(page.findAll('.calendar__sums .ui-amount--hero').map(({ textContent }) => textContent)).toEqual(['+8.39'])
  expect(page.text()).toContain('存钱罐自动存入')
})

it('shows what a rule will move into a pot, and leads to the pot', async () => {
  const fill = { potId: 'p1', name: '全家旅行', amount: 200_000 }
  answer(queryCalendar, {
    ...MONTH,
    days: [{ day: '20261130', wealthIncome: 0, events: [], settlements: [], fills: [fill] }],
  })
  const page = await open()
  await page.tap('[aria-label="11月30日，自动存入存钱罐1笔"]')
  expect(page.text()).toContain('全家旅行自动存入存钱罐¥2,000.00')
  await page.tap(page.findText('全家旅行'))
  expect(navigation.stack.at(-1)).toEqual({ name: '/pot', query: { potId: 'p1' } })
})

it('turns to the months there are and no further', async () => {
  const page = await open()
  await page.tap('[aria-label="上个月"]')
  expect(sent(queryCalendar).at(-1)).toEqual({ month: '202610' })
  answer(queryCalendar, { ...MONTH, month: '202610', days: [] })
  await page.until(() => page.findText('2026年10月'))
  const before = sent(queryCalendar).length
  await page.tap('[aria-label="上个月"]')
  expect(sent(queryCalendar)).toHaveLength(before)
})

it('lists the days in the elder view instead of a grid', async () => {
  elderMode.set(true)
  const page = await open()
  expect(page.findAll('.ui-month-grid')).toEqual([])
  page.findText('按日期')
  for (const shown of ['11月3日', '11月28日', '理财收益（1天）']) expect(page.text()).toContain(shown)
  expect(page.text()).not.toContain('11月20日')
})

it('doesn’t repeat in the elder view’s days what the line above them has', async () => {
  elderMode.set(true)
  const [paid, earned, due] = MONTH.days
  answer(queryCalendar, { ...MONTH, days: [{ ...paid!, wealthIncome: 200 }, earned!, due!], wealthIncome: 539 })
  const page = await open()
  expect(page.text()).toContain('理财收益（2天）')
  // In the month's sum, in the line above the days and in the note.
  expect(page.text().split('理财收益')).toHaveLength(4)
  expect(page.text()).not.toContain('2.00')
})

it('hides amounts in the sums, the days and their names', async () => {
  amountsHidden.set(true)
  const page = await open()
  await page.tap('[aria-label="11月20日，有理财收益"]')
  for (const amount of ['10,000', '130.00', '8.39', '3.39']) expect(page.text()).not.toContain(amount)
})

it('offers to try again when the bank doesn’t answer', async () => {
  refuse(queryCalendar, 'InternalError')
  const page = await openPage('/assetStandard', {}, { below: ['/', '/assetOverview'] })
  await page.until(() => page.findText('重新加载'))
  answer(queryCalendar, MONTH)
  await page.tap(page.findText('重新加载'))
  await page.until(() => page.findText('2026年11月'))
})
