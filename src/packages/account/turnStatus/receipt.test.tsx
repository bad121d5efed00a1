import { answer } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { queryTransfer } from '@/contract/transfer/queryTransfer'
import { yuan } from '@/domain/money/fen'
import { TRANSFER_STATES } from '@/domain/transfer/machine'

const AT = 1_795_226_040_000
const WITH_RECEIPT: readonly string[] = ['SUCCEEDED', 'RETURNED', 'REVERSED']

it.each(TRANSFER_STATES)('a transfer that is %s has a receipt where it moved money', async (state) => {
  answer(queryTransfer, {
    ...{ orderNo: '202611210000000007', direction: state === 'REVERSED' ? 'IN' : 'OUT', state, amount: yuan(1_100) },
    ...{ speed: 'REALTIME', memo: '', sentence: '', at: AT, dueAt: AT, cancellable: false },
    timeline: [{ state, text: '提交成功', at: AT }],
  })
  const page = await openPage('/AccountTurnStatus', { orderNo: '202611210000000007' })
  await page.until(() => page.findText('查看交易明细'))
  expect(page.text().includes('电子回单')).toBe(WITH_RECEIPT.includes(state))
})
