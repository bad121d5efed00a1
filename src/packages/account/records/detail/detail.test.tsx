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
