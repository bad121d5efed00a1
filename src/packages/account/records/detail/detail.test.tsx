import { fen } from '@/domain/money/fen'
import { link } from '@/routes/link'
import { waysOf } from './detail'
import type { RecordDetail } from './detail'

const orderNo = '202611210000000007'
const RECORD: RecordDetail = {
  recordId: orderNo,
  kind: 'familySpend',
  title: '亲情卡消费',
  about: '东街菜市场',
  memo: '',
  amount: fen(-8_600),
  earned: fen(0),
  balance: fen(100),
  at: 0,
  acctNo: '**** 6006',
  orderNo,
  receipt: true,
}

const receiptOf = (record: RecordDetail) => waysOf(record).find(({ text }) => text === '电子回单')?.to

test('the receipt is of the record’s own order', () => {
  expect(receiptOf(RECORD)).toEqual(link('/pdfshow', { orderNo }))
})

test('what moved nothing yet, or carries out no order, has no receipt', () => {
  const { orderNo: _no, ...ofNoOrder } = RECORD
  expect([receiptOf({ ...RECORD, receipt: false }), receiptOf(ofNoOrder)]).toEqual([undefined, undefined])
})

const transfer: NonNullable<RecordDetail['transfer']> = {
  ...{ orderNo, direction: 'OUT', state: 'SUCCEEDED', amount: fen(8_600), speed: 'REALTIME', memo: '' },
  ...{ sentence: '已到账', at: 0, dueAt: 0, cancellable: false, timeline: [] },
}
const ways = (more: Partial<typeof transfer>) => waysOf({ ...RECORD, transfer: { ...transfer, ...more } })

test('a transfer under way leads first to where it is followed, and called off while it can be', () => {
  const to = link('/AccountTurnStatus', { orderNo })
  expect(ways({ state: 'WAITING', cancellable: true })[0]).toEqual({ text: '撤销转出', to })
  expect(ways({ state: 'UNKNOWN' })[0]).toEqual({ text: '转账进度', to })
  expect(ways({}).map((way) => way.to)).not.toContainEqual(to)
})

test('how interest is counted is offered of a deposit’s interest, not of what a coupon paid beside it', () => {
  const product = { seqNo: '7', prodType: '20194', prodDesc: '普通储蓄一年' }
  const offered = (kind: string) =>
    waysOf({ ...RECORD, kind, earned: fen(120), product }).some(({ text }) => text === '利息怎么算的')
  expect(['depositMaturity', 'couponInterest', 'couponCash'].map(offered)).toEqual([true, false, false])
})

test('a transfer and what came back of it lead to each other', () => {
  const returnNo = '202611210000000009'
  const to = (recordId: string) => link('/walletTransactionRecordDetail', { recordId })
  expect(ways({ followedBy: { orderNo: returnNo, state: 'RETURNED', at: 0 } })[0]).toEqual({
    text: '退汇记录',
    to: to(returnNo),
  })
  expect(ways({ originNo: orderNo })[0]).toEqual({ text: '原交易', to: to(orderNo) })
})
