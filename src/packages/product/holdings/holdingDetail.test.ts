import { holding } from '@/contract/holding/testing'
import { fen, yuan } from '@/domain/money/fen'
import { holdingEvents, holdingRows, holdingTimeline, incomeTrend } from './holdingDetail'

describe('one holding', () => {
  const detail = {
    holding: holding(),
    incomes: [
      { date: '20261123', amount: fen(2) },
      { date: '20261122', amount: fen(1) },
    ],
    events: [
      { date: '20261121', kind: 'BUY' as const, amount: yuan(1_000) },
      { date: '20261121', kind: 'START' as const, amount: yuan(1_000) },
    ],
    withdrawable: true,
  }
  it('tells its events latest first, and draws its days oldest first', () => {
    expect(holdingEvents(detail).map(({ title }) => title)).toEqual(['开始计息', '买入'])
    expect(incomeTrend(detail, 30).map(({ amount }) => amount)).toEqual([1, 2])
    expect(incomeTrend(detail, 1).map(({ amount }) => amount)).toEqual([2])
  })
  it('shows the withdrawal rate only while it can still be withdrawn', () => {
    const labels = (status: 'OPEN' | 'REDEEMED') => holdingRows(holding({ status })).map(({ label }) => label)
    expect(labels('OPEN')).toContain('今日支取利率')
    expect(labels('REDEEMED')).not.toContain('今日支取利率')
  })
  it('has a course when it has an end', () => {
    expect(holdingTimeline(holding()).map(({ state }) => state)).toEqual(['done', 'current', 'coming'])
    expect(holdingTimeline(holding({ status: 'MATURED' })).map(({ state }) => state)).toEqual(['done', 'done', 'done'])
    expect(holdingTimeline(holding({ endDate: '' }))).toEqual([])
  })
})
