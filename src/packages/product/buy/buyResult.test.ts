import { fen, yuan } from '@/domain/money/fen'
import { buyHint, buyRows } from './buyResult'

const bought = {
  orderNo: '1',
  seqNo: '2',
  status: 'SUCCESS' as const,
  productType: '20194',
  productName: '普通储蓄一年',
  amount: yuan(10_000),
  startDate: '20261121',
  endDate: '20271121',
  appointInterest: fen(13_000),
  at: 1_795_226_040_000,
}

it('says what happens next', () => {
  expect(buyHint(bought)).toBe('2026年11月21日起息，2027年11月21日到期后本息自动转入电子账户')
  expect(buyHint({ ...bought, endDate: '' })).toBe('预计2026年11月21日确认份额，并开始计算收益')
  expect(buyRows(bought).map(({ label }) => label)).toContain('到期预计利息')
  expect(buyRows({ ...bought, endDate: '' }).map(({ label }) => label)).toEqual([
    '产品',
    '预计确认日',
    '交易时间',
    '订单号',
  ])
})
