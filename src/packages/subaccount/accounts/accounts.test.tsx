import { answer, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { enterPassword } from '@test/component/password'
import { pages } from '@test/component/router'
import { queryAccounts } from '@/contract/subaccount/queryAccounts'
import { revealAcctNo } from '@/contract/subaccount/revealAcctNo'

const FACTS = {
  class: 'III',
  alias: '',
  state: 'ACTIVE',
  receives: false,
  lost: false,
  openedAt: 1,
  available: 123_456,
} as const

it('shows the whole number of the account whose was asked for, and of no other', async () => {
  answer(queryAccounts, {
    ...{ branch: '亿联银行总行营业部', bankNo: '998100000012' },
    accounts: [
      { acctId: 'a1', acctNo: '**** 1111', ...FACTS },
      { acctId: 'a2', acctNo: '**** 2222', ...FACTS },
      { acctId: 'a3', acctNo: '**** 3333', ...FACTS, state: 'CLOSED' },
    ],
  })
  const page = await openPage('/acclists')
  await page.until(() => expect(page.findAll('.account-number')).toHaveLength(2))
  expect(page.findAll('.accounts-balance').map(({ textContent }) => textContent)).toEqual(
    Array(2).fill('可用余额（元）1,234.56'),
  )
  expect(page.text()).toContain('可用余额合计（元）2,469.12')
  const [, second] = page.findAll('.account-number .ui-button')
  if (!second) throw new Error('no way to the second number')
  await page.tap(second)
  answer(revealAcctNo, { acctNo: '9909539600001002222' })
  await enterPassword(page, '135790')
  await page.until(() => page.findText('9909 5396 0000 1002 222'))
  expect(sent(revealAcctNo).map(({ acctId }) => acctId)).toEqual(['a2'])
  expect(page.findAll('.account-number__digits').map(({ textContent }) => textContent)).toEqual([
    '**** 1111',
    '9909 5396 0000 1002 222',
  ])
})

it('adds up what it shows, calls usable only what can be used, and tags what is out of order alone', async () => {
  answer(queryAccounts, {
    ...{ branch: '亿联银行总行营业部', bankNo: '998100000012' },
    accounts: [
      { acctId: 'ELECTRONIC', acctNo: '**** 0001', ...FACTS, class: 'ELECTRONIC', available: 3_000_000 },
      { acctId: 'a1', acctNo: '**** 1111', ...FACTS, state: 'STOPPED', available: 120_050 },
      { acctId: 'a2', acctNo: '**** 2222', ...FACTS, lost: true, available: 1_000 },
      { acctId: 'a3', acctNo: '**** 3333', ...FACTS, state: 'CLOSED', available: 0 },
    ],
  })
  const page = await openPage('/acclists')
  await page.until(() => page.findText('余额合计（元）'))
  expect(page.text()).toContain('余额合计（元）31,210.50')
  expect(page.text()).not.toContain('可用余额合计')
  expect(page.findAll('.accounts-balance').map(({ textContent }) => textContent)).toEqual([
    '可用余额（元）30,000.00',
    '余额（元）1,200.50',
    '余额（元）10.00',
  ])
  expect(page.text()).not.toContain('正常')
  expect(page.text()).toContain('已停用')
})

it.each([
  ['none of them', false],
  ['one of them', true],
])('says how another bank transfers only where it arrives: %s takes it', async (_, receives) => {
  answer(queryAccounts, {
    ...{ branch: '亿联银行总行营业部', bankNo: '998100000012' },
    accounts: [
      { acctId: 'ELECTRONIC', acctNo: '**** 0001', ...FACTS, class: 'ELECTRONIC' },
      { acctId: 'a1', acctNo: '**** 1111', ...FACTS, receives },
    ],
  })
  const page = await openPage('/acclists')
  await page.until(() => page.findText('转入电子账户'))
  expect(page.text().includes('他行转入时填写')).toBe(receives)
  expect(page.text().includes('998100000012')).toBe(receives)
  await page.tap(page.findText('转入电子账户'))
  expect(pages().slice(-1)).toEqual([expect.stringContaining('/AccountTurnInto')])
})
