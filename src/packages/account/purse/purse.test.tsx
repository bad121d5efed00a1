import { answer, sent } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { pages } from '@test/component/router'
import { EARNING } from '@/contract/account/testing'
import { queryMonthBill } from '@/contract/account/queryMonthBill'
import { queryWallet } from '@/contract/account/queryWallet'
import { queryWalletRecords } from '@/contract/account/queryWalletRecords'
import { yuan } from '@/domain/money/fen'

const WALLET = {
  balance: yuan(10_680),
  available: yuan(10_000),
  frozen: yuan(680),
  outgoing: yuan(2_100),
  acctNo: '6231 **** 0017',
  interest: EARNING,
}

const BILL: AnswerOf<typeof queryMonthBill> = {
  month: '202611',
  firstMonth: '202611',
  thisMonth: '202611',
  opening: 0,
  closing: yuan(12_780),
  in: yuan(20_000),
  out: yuan(7_220),
  interest: 0,
  reward: 0,
  received: yuan(13_500),
  withdrawn: 0,
  redeemed: 0,
  ownIn: 0,
  ownOut: 0,
  sent: 0,
  saved: 0,
  subscribed: 0,
  spent: yuan(720),
  wealthIncome: 0,
  months: [{ month: '202611', in: yuan(13_500), out: yuan(720) }],
}
beforeEach(() => answer(queryMonthBill, BILL))

it('tells this month’s in and out as the month’s bill does, and leads to it', async () => {
  answer(queryWallet, WALLET)
  const page = await openPage('/purseIndex')
  await page.until(() => page.findText('本月转入和收益'))
  expect(page.text()).toMatch(/本月转入和收益.*13,500\.00.*本月转出和消费.*720\.00/)
  expect(sent(queryMonthBill)).toEqual([{}])
  await page.tap(page.findText('本月转出和消费'))
  expect(pages().at(-1)).toBe('/MonthBill')
})

it('has a sign of its own for each way', async () => {
  answer(queryWallet, WALLET)
  const page = await openPage('/purseIndex')
  await page.until(() => page.findText('存钱罐'))
  const signs = page
    .findAll('.ui-cell__icon .ui-icon')
    .map(({ className }) => /ui-icon--(?!tone)\S+/.exec(className)?.[0])
  expect(signs.length).toBeGreaterThan(8)
  expect(new Set(signs).size).toBe(signs.length)
})

it.each(['/purseIndex', '/WalletBalance'] as const)('%s counts what is held and on its way', async (name) => {
  answer(queryWallet, WALLET)
  if (name === '/WalletBalance') answer(queryWalletRecords, { records: [], months: [], more: false })
  const page = await openPage(name)
  await page.until(() => expect(page.text()).toContain('10,000.00'))
  expect(page.text()).toContain('年利率0.05%，应计利息1.25元12月20日结息，次日入账')
  // All of it is what can be spent and what is held or on its way.
  expect(page.text()).toContain('12,780.00')
  expect(page.text()).toContain('2,780.00')
  await page.tap(page.find('.wallet-card__figure[role=link]'))
  expect(pages()).toContain('/FrozenAmountLists')
})

it.each([
  ['转入', '/AccountTurnInto'],
  ['转出', '/AccountTurnOut'],
  ['交易明细', '/walletTransactionRecordList'],
])('%s leads on', async (text, route) => {
  answer(queryWallet, WALLET)
  const page = await openPage('/purseIndex')
  await page.until(() => page.findText(text))
  await page.tap(page.findText(text))
  expect(pages()).toContain(route)
})

it.each([
  ['/WalletBalance', '走势', '/balanceView'],
  ['/walletTransactionRecordList', '月账单', '/MonthBill'],
] as const)('%s is one page with %s: its part takes its place', async (name, part, other) => {
  answer(queryWallet, WALLET)
  answer(queryWalletRecords, { records: [], months: [], more: false })
  const page = await openPage(name)
  await page.until(() => page.findText(part))
  const before = pages()
  await page.tap(page.findText(part))
  await page.until(() => expect(pages()).toEqual([...before.slice(0, -1), other]))
})
