import { answer, refuse, sent } from '@test/component/bank'
import type { Mounted } from '@test/component/harness'
import { openPage } from '@test/component/openPage'
import { enterPassword } from '@test/component/password'
import { queryAccountStatus } from '@/contract/account/queryAccountStatus'
import { verifyIdCardValidPeriod } from '@/contract/identity/verifyIdCardValidPeriod'
import { queryTransferLimits } from '@/contract/transfer/queryTransferLimits'
import { transferOut } from '@/contract/transfer/transferOut'
import { yuan } from '@/domain/money/fen'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'

const press = async (page: Mounted, text: string): Promise<void> => {
  await page.until(() => page.findText(text))
  await page.tap(page.findText(text))
}

beforeEach(() => {
  const limits = { single: yuan(500_000), aDay: yuan(1_000_000), left: yuan(1_000_000), countADay: 20 }
  const used = { usedToday: 0, countToday: 0, nightLock: false, available: yuan(300_000) }
  const asked = { codeOver: yuan(50_000), faceOver: yuan(200_000), payee: '何*', sentBefore: true }
  answer(queryTransferLimits, {
    out: { ...limits, ...used, ...asked },
    sending: [{ speed: 'REALTIME', dueAt: 1_795_226_040_000 }],
    caught: 0,
    cards: [{ cardId: 'c1', bankName: '农业银行', cardNo: '6228 **** 6006', usedToday: 0 }],
  })
  answer(queryAccountStatus, {
    ...{ acctStatus: 'N', missingImageState: '', receiveNoPay: 'N', cancelButtonState: 'Y' },
    ...{ acctString: '0008', unreadMessages: 0 },
  })
  answer(verifyIdCardValidPeriod, {})
  refuse(transferOut, 'StepUpMissing')
})

it('an order that was given up at its code is no part of the next one: not its id, not its password', async () => {
  const page = await openPage('/AccountTurnOut')
  await page.until(() => page.find('.ui-amount-input input'))
  await page.type('.ui-amount-input input', '60000')
  await page.tap(page.findText('立即转出'))
  await page.until(() => expect(store.get(boxAtom)?.request.title).toBe('谨防电信诈骗'))
  store.get(boxAtom)?.answer('confirm')
  await press(page, '确认转出')
  await enterPassword(page, '135790')
  await page.until(() => page.findText('短信验证'))
  await page.tap('[aria-label="关闭"]')
  await page.type('.ui-amount-input input', '60001')
  await press(page, '立即转出')
  await press(page, '确认转出')
  await enterPassword(page, '135790')
  await page.until(() => expect(sent(transferOut)).toHaveLength(2))
  const [first, second] = sent(transferOut)
  expect([first?.amount, second?.amount]).toEqual([yuan(60_000), yuan(60_001)])
  expect(second?.clientId).not.toBe(first?.clientId)
})
