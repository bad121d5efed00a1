import { holding } from '@/contract/holding/testing'
import { basisPoints, fen, yuan } from '@/domain/money/fen'
import { holdingEvents, holdingRows, incomeTrend } from './holdingDetail'

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
    expect(holdingEvents(detail).map(({ title }) => title)).toEqual(['起息', '存入'])
    expect(incomeTrend(detail, 30).map(({ amount }) => amount)).toEqual([1, 2])
    expect(incomeTrend(detail, 1).map(({ amount }) => amount)).toEqual([2])
  })
  it('shows the withdrawal rate only while it can still be withdrawn', () => {
    const labels = (status: 'OPEN' | 'REDEEMED') => holdingRows(holding({ status })).map(({ label }) => label)
    expect(labels('OPEN')).toContain('现在支取利率')
    expect(labels('REDEEMED')).not.toContain('现在支取利率')
  })
  it('tells the time it has earned as interest is counted, which a calculator needs', () => {
    const told = (changes: Parameters<typeof holding>[0]) =>
      holdingRows(holding({ startDate: '20261010', days: 39, ...changes })).filter(({ label }) =>
        ['已持有', '计息时间'].includes(label),
      )
    // 100,000 x 0.05 % x (1 / 12 + 8 / 360) = 5.28
    expect(told({})).toEqual([
      { label: '已持有', text: '39天' },
      { label: '计息时间', text: '1个月零8天' },
    ])
    expect(told({ term: 90, termType: 'D' })).toEqual([{ label: '已持有', text: '39天' }])
  })
  it('calls a rate agreed only where it is paid, and says all of it', () => {
    const rates = (changes: Parameters<typeof holding>[0]) =>
      holdingRows(holding(changes)).filter(({ label }) => label.includes('利率'))
    const ended = { status: 'REDEEMED' } as const
    const floored = { appointRate: basisPoints(190), floorRate: basisPoints(60) }
    expect(rates({ ...floored, ...ended })).toEqual([{ label: '年利率', text: '保底0.60%，最高1.90%' }])
    expect(rates(floored)).toEqual([{ label: '现在支取利率', text: '0.05%' }])
    const byBalance = { floorBalance: yuan(10_000), demandRate: basisPoints(5), preRate: basisPoints(40) }
    expect(rates({ ...byBalance, ...ended, appointRate: basisPoints(40) })).toEqual([
      { label: '约定年利率', text: '10,000元以内0.05%，超出部分0.40%' },
    ])
    expect(rates(byBalance)).toEqual([{ label: '现在支取利率', text: '按约定年利率分段计息' }])
  })
  it.each([
    ['20261122', 1, '1天'],
    ['20261229', 38, '38天'],
    ['20261121', 0, '今日起息'],
    ['20261120', 0, '明日起息'],
  ])('says on %s, %i days held, that it is held %s', (today, days, said) =>
    expect(holdingRows(holding({ startDate: '20261121', days }), today)).toContainEqual({
      label: '已持有',
      text: said,
    }),
  )
})
