import { answer, sent } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { navigation } from '@test/component/router'
import { queryAssets } from '@/contract/account/queryAssets'
import { queryCalendar } from '@/contract/holding/queryCalendar'
import { queryIncome } from '@/contract/holding/queryIncome'
import { amountsHidden } from '@/session/preferences'

type Statement = AnswerOf<typeof queryIncome>
type Payment = Statement['sources'][number]['payments'][number]

const payment = (changes: Partial<Payment> = {}): Payment => ({
  orderNo: '202611080000000007',
  kind: 'MATURITY',
  day: '20261108',
  interest: 2_083,
  principal: 2_000_000,
  rate: 125,
  from: '20261008',
  to: '20261108',
  counted: { months: 1, days: 0 },
  ...changes,
})
const DEPOSIT: Statement['sources'][number] = {
  seqNo: '12',
  prodType: '20122',
  prodDesc: '增益存一个月',
  kind: 'deposit',
  income: 2_083,
  payments: [payment()],
  days: [],
}
const SHARES: Statement['sources'][number] = {
  seqNo: '15',
  prodType: '91318017',
  prodDesc: '日日盈',
  kind: 'wealth',
  income: 2_300,
  payments: [],
  days: Array.from({ length: 10 }, (_, index) => ({
    day: `202611${String(20 - index).padStart(2, '0')}`,
    amount: index === 0 ? -400 : 300,
  })),
}
const MONTH: Statement = {
  month: '202611',
  firstMonth: '202609',
  lastMonth: '202611',
  interestPaid: 2_083,
  accountInterest: 0,
  wealthIncome: 2_300,
  income: 4_383,
  year: [
    { month: '202609', income: 0 },
    { month: '202610', income: 617 },
    { month: '202611', income: 4_383 },
  ],
  accumulatedBefore: 617,
  accumulatedAfter: 5_000,
  settlements: [],
  sources: [SHARES, DEPOSIT],
}
const NONE: Statement = {
  ...MONTH,
  interestPaid: 0,
  wealthIncome: 0,
  income: 0,
  year: [],
  accumulatedAfter: 617,
  sources: [],
}

const open = async (query: Record<string, string> = { view: 'income' }) => {
  const page = await openPage('/assetStandard', query, { below: ['/', '/assetOverview'] })
  await page.until(() => page.findText('2026年11月'))
  return page
}
const ASSETS: AnswerOf<typeof queryAssets> = {
  ...{ total: 0, wallet: 0, available: 0, otherAccounts: 0, accruedInterest: 0, deposits: 0, wealth: 0 },
  ...{ yesterdayIncome: 339, yesterdayWealthIncome: 313, accumulatedIncome: 5_000, expectedInterest: 0 },
  today: '20261121',
}
beforeEach(() => answer(queryAssets, ASSETS))
const top = () => navigation.stack.at(-1)

it('shows the month’s income, its two kinds, and how the total grew by it', async () => {
  answer(queryIncome, MONTH)
  const page = await open()
  for (const shown of ['+43.83', '+20.83', '+23.00', '+6.17', '+50.00', '现在的累计收益'])
    expect(page.text()).toContain(shown)
})

it('says yesterday’s estimate apart from what was paid, and of the present month alone', async () => {
  answer(queryIncome, MONTH)
  const page = await open()
  await page.until(() => expect(page.text()).toContain('昨日预计收益（元）+3.39'))
  expect(page.text()).toContain('不计入累计收益；利息以实际支付为准')
  answer(queryIncome, { ...MONTH, lastMonth: '202612' })
  const past = await open()
  await past.until(() => past.findText('本月末的累计收益'))
  expect(past.text()).not.toContain('昨日预计收益')
})

it('shows the year month by month, with its sum, and neither of a year without income', async () => {
  answer(queryIncome, MONTH)
  const page = await open()
  expect(page.text()).toContain('2026年合计50.00元')
  expect(page.find('.ui-plot__said').textContent).toBe('11月43.83元')
  await page.tap(page.find('[aria-label=前一个月]'))
  expect(page.find('.ui-plot__said').textContent).toBe('10月6.17元')
  answer(queryIncome, NONE)
  const without = await open()
  expect(without.text()).not.toContain('2026年合计')
})

it('says by which rate and days each payment was counted, and opens its record', async () => {
  answer(queryIncome, MONTH)
  const page = await open()
  expect(page.text()).toContain('已到期 · 2026.11.08')
  expect(page.text()).toContain('本金20,000.00元，年利率1.25%，2026.10.08至2026.11.08，按1个月计息')
  await page.tap(page.findText('增益存一个月'))
  expect(top()).toEqual({ name: '/walletTransactionRecordDetail', query: { recordId: '202611080000000007' } })
})

it('tells what accounts paid apart from deposits, so that a calculator gives it', async () => {
  const settlement = {
    ...{ orderNo: '202611210000000003', day: '20261121', account: '', interest: 181, rate: 5 },
    ...{ from: '20261026', through: '20261120', balanceDays: 130_000_000 },
  }
  const ofOther = { ...settlement, orderNo: '202611200000000004', day: '20261120', account: 'II类户', interest: 0 }
  answer(queryIncome, { ...MONTH, interestPaid: 2_264, accountInterest: 181, settlements: [settlement, ofOther] })
  const page = await open()
  expect(page.text()).toMatch(/存款利息（元）\+20\.83.*活期利息（元）\+1\.81/)
  expect(page.text()).toContain('每日余额（含存钱罐）合计1,300,000.00元，年利率0.05%，2026.10.26至2026.11.20，共26天')
  // Pots are part of the electronic account alone.
  expect(page.text()).toContain('每日余额合计1,300,000.00元')
  expect(page.text()).toContain('产品交易记录中的本月存款利息+20.83')
  await page.tap(page.findText('活期结息 · 2026.11.21'))
  expect(top()).toEqual({ name: '/walletTransactionRecordDetail', query: { recordId: '202611210000000003' } })
})

it('names both rates of a deposit that is paid by its balance', async () => {
  const byBalance = payment({ kind: 'WITHDRAWAL', rate: 40, demandRate: 5, floorBalance: 1_000_000 })
  answer(queryIncome, { ...MONTH, sources: [{ ...DEPOSIT, payments: [byBalance] }] })
  const page = await open()
  expect(page.text()).toContain('年利率10,000元以内0.05%，超出部分0.40%')
})

it('opens a holding, and shows a week of its days until more are asked for', async () => {
  answer(queryIncome, MONTH)
  const page = await open()
  expect(page.text()).toContain('−4.00')
  expect(page.text()).not.toContain('2026.11.13')
  await page.tap(page.findText('查看全部10天'))
  expect(page.text()).toContain('2026.11.11')
  await page.tap(page.findText('日日盈'))
  expect(top()?.query).toEqual({ seqNo: '15' })
})

it('shows each payment of several deposits', async () => {
  const second = { ...DEPOSIT, seqNo: '13', prodDesc: '满利存', payments: [payment({ orderNo: '1', kind: 'PAYOUT' })] }
  answer(queryIncome, { ...MONTH, sources: [DEPOSIT, { ...second, payments: [...second.payments, payment()] }] })
  const page = await open()
  expect(page.findAll('.ui-cell').filter(({ textContent }) => textContent?.startsWith('满利存'))).toHaveLength(2)
  expect(page.text()).toContain('已付息 · 2026.11.08')
})

it('says that nothing was paid, and still what there was before', async () => {
  answer(queryIncome, NONE)
  const page = await open()
  expect(page.text()).toContain('本月没有已支付的收益')
  expect(page.text()).toContain('+6.17')
})

it('turns to earlier months, no further than the present one, and begins with the one it is asked for', async () => {
  answer(queryIncome, { ...MONTH, month: '202610' })
  const page = await openPage('/assetStandard', { view: 'income', month: '202610' })
  await page.until(() => page.findText('2026年10月'))
  expect(sent(queryIncome).at(-1)).toEqual({ month: '202610' })
  await page.until(() => expect(page.text()).toContain('本月末的累计收益'))
  answer(queryIncome, MONTH)
  await page.tap('[aria-label="下个月"]')
  await page.until(() => page.findText('2026年11月'))
  const before = sent(queryIncome).length
  await page.tap('[aria-label="下个月"]')
  expect(sent(queryIncome)).toHaveLength(before)
})

it('is of the month that the calendar was turned to, which begins with the present one for a month that is none', async () => {
  answer(queryCalendar, {
    month: '202611',
    today: '20261121',
    firstMonth: '202609',
    lastMonth: '202711',
    days: [],
    principalDue: 0,
    interestDue: 0,
    principalPaid: 0,
    interestPaid: 2_083,
    wealthIncome: 2_300,
  })
  answer(queryIncome, MONTH)
  const page = await open({ view: 'nonsense', month: '202613' })
  await page.until(() => page.findText('2026年11月'))
  expect(page.findAll('.calendar__sums .ui-text-link')).toEqual([])
  await page.tap('[aria-label="上个月"]')
  await page.tap(page.findText('收益来源'))
  await page.until(() => page.findText('累计收益的变化（元）'))
  expect(sent(queryCalendar)).toEqual([{}, { month: '202610' }])
  expect(sent(queryIncome)).toEqual([{ month: '202610' }])
})

it('hides amounts, principal among them', async () => {
  amountsHidden.set(true)
  answer(queryIncome, MONTH)
  const page = await open()
  for (const amount of ['43.83', '20.83', '20,000', '50.00', '3.00']) expect(page.text()).not.toContain(amount)
  expect(page.text()).toContain('年利率1.25%')
})
