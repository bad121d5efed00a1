import { answer, sent } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { navigation } from '@test/component/router'
import { queryMonthBill } from '@/contract/account/queryMonthBill'
import { amountsHidden } from '@/session/preferences'
import { billMonth } from './bill'

type Bill = AnswerOf<typeof queryMonthBill>

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
  recovered: 29_000,
  sent: 10_000,
  invested: 30_000,
  spent: 0,
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
  await page.until(() => page.findText('投资支出'))
  await page.tap(page.findText('投资支出'))
  expect(navigation.stack.at(-1)).toEqual({
    name: '/walletTransactionRecordList',
    query: { type: 'invested', from: '20261101', to: '20261130' },
  })
})

it('counts interest and rewards as one piece of what came in, and income of shares in none', async () => {
  answer(queryMonthBill, bill())
  const page = await openPage('/MonthBill')
  await page.until(() => page.findText('收入构成'))
  await page.tap(page.findText('收入构成'))
  const pieces = page.findAll('.ui-asset-ring__row').map(({ textContent }) => textContent)
  expect(pieces).toEqual(['转入67%600.00', '投资收回32%290.00', '收益1%10.00'])
  expect(page.text()).toContain('不计入本月收支')
})

it('shows no amount and no bar’s height while amounts are hidden', async () => {
  amountsHidden.set(true)
  answer(queryMonthBill, bill())
  const page = await openPage('/MonthBill')
  await page.until(() => page.findText('近几个月'))
  for (const amount of ['1,500', '900.00', '300.00']) expect(page.text()).not.toContain(amount)
  expect(page.findAll('.month-bars__bar').map((bar) => bar.getAttribute('style'))).toEqual(Array(4).fill('height: 0%;'))
})
