import { fen, yuan } from '@/domain/money/fen'
import { buyCourse, buyHint, buyRows } from './buyResult'

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
  expect(buyHint(bought)).toBe('到期后本息自动转入电子账户')
  expect(buyHint({ ...bought, productType: '20178' })).toBe('每期利息和到期本金自动转入电子账户')
  expect(buyHint({ ...bought, endDate: '' })).toBe('预计2026年11月21日确认份额，并开始计算收益')
  expect(buyRows(bought).map(({ label }) => label)).toContain('到期预计利息')
  expect(buyRows({ ...bought, endDate: '' }).map(({ label }) => label)).toEqual([
    '产品',
    '预计确认日',
    '交易时间',
    '订单号',
  ])
})

it('says when each thing happens: interest from the day of purchase or the next, money back a day later, the end', () => {
  const dates = (answer: typeof bought) =>
    buyCourse(answer).map(({ title, date, state }) => `${title} ${date} ${state}`)
  expect(dates(bought)).toEqual([
    '存入 2026.11.21 done',
    '起息 2026.11.21 current',
    '可支取 2026.11.22 coming',
    '到期 2027.11.21 coming',
  ])
  expect(dates({ ...bought, startDate: '20261122' })[1]).toBe('起息 2026.11.22 coming')
  expect(dates({ ...bought, startDate: '20261123', endDate: '' })).toEqual([
    '申购 2026.11.21 current',
    '确认份额 2026.11.23 coming',
    '首次收益 2026.11.24 coming',
  ])
  expect(dates({ ...bought, startDate: '' })).toEqual([])
})
