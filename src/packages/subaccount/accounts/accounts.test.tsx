import { answer, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { enterPassword } from '@test/component/password'
import { queryAccounts } from '@/contract/subaccount/queryAccounts'
import { revealAcctNo } from '@/contract/subaccount/revealAcctNo'

const FACTS = { class: 'III', alias: '', state: 'ACTIVE', receives: false, lost: false, openedAt: 1 } as const

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
