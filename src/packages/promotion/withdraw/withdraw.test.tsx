import { queryWithdrawals } from '@/contract/campaign/queryWithdrawals'
import { withdrawActivity } from '@/contract/campaign/withdrawActivity'
import { answer, sent } from '@test/component/bank'
import { showsObstacles } from '@test/component/obstacles'
import { openPage } from '@test/component/openPage'
import { enterPassword } from '@test/component/password'
import { pages } from '@test/component/router'
import { START } from '../testing'

describe('/withDrawalActicity', () => {
  it('shows what arrives and what is left, and refuses more than there is', async () => {
    answer(queryWithdrawals, { withdrawals: [], more: false, balance: 500, timesLeft: 2 })
    const page = await openPage('/withDrawalActicity')
    await page.until(() => page.findText('提现到电子账户'))
    await page.tap(page.findText('提现到电子账户'))
    page.findText('请输入提现金额')
    await page.type('input', '5.01')
    await page.tap(page.findText('提现到电子账户'))
    page.findText('超过红包余额')
    expect(page.findAll('[role=dialog]')).toEqual([])
    await page.type('input', '2')
    expect(page.text()).toMatch(/到账电子账户\D*2\.00\D*提现后红包余额\D*3\.00/)
    await page.tap(page.findText('全部'))
    expect(page.text()).toMatch(/到账电子账户\D*5\.00\D*提现后红包余额\D*0\.00/)
    answer(withdrawActivity, { orderNo: 'o1', amount: 500, balance: 0, at: START })
    await page.tap(page.findText('提现到电子账户'))
    await enterPassword(page, '135790')
    await page.until(() => expect(pages().at(-1)).toBe('/withDrawalResult'))
    expect(sent(withdrawActivity)).toMatchObject([{ amount: 500, password: '135790' }])
  })
})

const openWithdrawal = () => {
  answer(queryWithdrawals, { withdrawals: [], more: false, balance: 500, timesLeft: 2 })
  return openPage('/withDrawalActicity')
}
showsObstacles(withdrawActivity, openWithdrawal, '提现到电子账户')
