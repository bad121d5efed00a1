import { answer, loseAnswer, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { enterPassword } from '@test/component/password'
import { moveSub } from '@/contract/subaccount/moveSub'
import { querySubAccounts } from '@/contract/subaccount/querySubAccounts'
import { yuan } from '@/domain/money/fen'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'

const UNUSED = { today: 0, year: 0 }

it('another amount is another order, whatever became of the one before', async () => {
  const account = {
    acctId: 'a1',
    acctNo: '**** 1111',
    alias: '',
    state: 'ACTIVE' as const,
    balance: yuan(100),
    accrued: 0,
  }
  const accounts = [{ ...account, receives: false, lost: false, useIn: UNUSED, useOut: UNUSED, openedAt: 0 }]
  answer(querySubAccounts, { available: yuan(800), caught: 0, canOpen: 4, accounts })
  const page = await openPage('/lzhCardIdex')
  await page.until(() => expect(page.text()).toContain('限额'))
  const move = async (amount: string) => {
    await page.tap(page.findText('转入'))
    await page.until(() => page.find('.ui-amount-input input'))
    await page.type('.ui-amount-input input', amount)
    await page.tap(page.findText('确认转入'))
    await enterPassword(page, '135790')
  }
  loseAnswer(moveSub)
  await move('200')
  await page.until(() => expect(store.get(boxAtom)?.request.content).toContain('结果暂未确认'))
  store.get(boxAtom)?.answer('confirm')
  answer(moveSub, { orderNo: '1', amount: yuan(300), balance: yuan(400), at: 0 })
  await move('300')
  await page.until(() => page.findText('转入成功'))
  const [first, second] = sent(moveSub)
  expect([first?.amount, second?.amount]).toEqual([yuan(200), yuan(300)])
  expect(second?.clientId).not.toBe(first?.clientId)
})
