import { holding } from '@/contract/holding/testing'
import { fen, yuan, ZERO_FEN } from '@/domain/money/fen'
import { CAPTIONS } from '@/products/explanations'
import type { InterestMethod } from '@/domain/product/families'
import { detailIncomes, groupByMonth, holdingIncomes, holdingSpan, listSums } from './holdList'

describe('holdings', () => {
  const list = [
    holding({ seqNo: '4', endDate: '' }),
    holding({ seqNo: '3', endDate: '20270509' }),
    holding({ seqNo: '2', endDate: '20270203' }),
    holding({ seqNo: '1', endDate: '20270501', amount: yuan(3) }),
  ]
  it('stand under their month, the nearest maturity first and those without end last', () => {
    const sums = [
      { month: '202705', count: 7, amountSum: yuan(9_000) },
      { month: '', count: 1, amountSum: yuan(1_000) },
    ]
    const groups = groupByMonth(list, 'open', sums)
    expect(groups.map(({ title }) => title)).toEqual(['2027年2月到期', '2027年5月到期', '无固定期限'])
    expect(groups[1]?.holdings.map(({ seqNo }) => seqNo)).toEqual(['1', '3'])
    // The bank's, of more than what was read so far.
    expect(groups.map(({ sum }) => sum?.count)).toEqual([undefined, 7, 1])
    expect(groups[1]?.sum?.amountSum).toBe(yuan(9_000))
  })
  it('that are closed stand the latest first', () => {
    expect(groupByMonth(list, 'closed').map(({ month }) => month)).toEqual(['', '202705', '202702'])
    expect(groupByMonth([], 'closed')).toEqual([])
  })
  it.each([
    ['todayAndMaturity', ['现在支取可得利息', '到期预计利息']],
    ['todayAndFloor', ['现在支取可得利息', '到期保底利息']],
    ['accumulated', ['累计收益']],
    ['after13Months', ['满13个月利息']],
    ['at5Years', ['现在支取可得利息', '满5年利息']],
    ['estimateAt5Years', ['现在支取可得利息', '满5年预计利息']],
    ['todayOnly', ['现在支取可得利息']],
    ['wealthIncome', ['昨日收益', '累计收益']],
  ] as const)('by %s show %s (§9)', (caption, expected) => {
    expect(holdingIncomes(holding(), CAPTIONS[caption]).map(({ caption: text }) => text)).toEqual(expected)
  })
  it('on their own page tell both values, each counting what periods have paid', () => {
    const byPeriod = holding({ preInterest: fen(63), accumulatedIncome: fen(5_000), appointInterest: fen(60_000) })
    expect(detailIncomes(byPeriod, CAPTIONS.accumulated, 'fullPeriod')).toEqual([
      { caption: '现在支取共得利息', amount: 5_063 },
      { caption: '到期预计利息', amount: 60_000 },
      { caption: '累计收益', amount: 5_000, gained: true },
    ])
    const captions = (caption: keyof typeof CAPTIONS, interest: InterestMethod, prodType = '20194') =>
      detailIncomes(holding({ prodType }), CAPTIONS[caption], interest).map((income) => income.caption)
    expect(captions('todayOnly', 'stepped')).toEqual(['现在支取可得利息', '到期预计利息'])
    expect(captions('after13Months', 'fixedTerm')).toEqual(['现在支取可得利息', '满13个月利息'])
    expect(captions('todayAndFloor', 'structured', '30101')).toEqual(['现在支取可得利息', '到期保底利息'])
    expect(detailIncomes(holding({ kind: 'wealth' }), CAPTIONS.wealthIncome, 'netValue')).toHaveLength(2)
  })
  it('that are closed show what they paid, whatever the product', () => {
    const closed = holding({ status: 'MATURED', accumulatedIncome: fen(77) })
    expect(holdingIncomes(closed, CAPTIONS.todayAndMaturity)).toEqual([
      { caption: '已付利息', amount: 77, gained: true },
    ])
    const shares = holding({ kind: 'wealth', status: 'REDEEMED', accumulatedIncome: fen(77) })
    expect(holdingIncomes(shares, CAPTIONS.wealthIncome)).toEqual([{ caption: '累计收益', amount: 77, gained: true }])
  })
  it("sum up by the bank's sums", () => {
    const page = {
      holdings: [],
      more: false,
      preInterestSum: fen(1),
      appointInterestSum: fen(2),
      accumulatedIncomeSum: fen(3),
      amountSum: fen(4),
      underWaySum: ZERO_FEN,
      yesterdayIncomeSum: fen(11),
      months: [],
    }
    expect(listSums(page, CAPTIONS.todayAndMaturity).map(({ amount }) => amount)).toEqual([1, 2])
    expect(listSums(page, CAPTIONS.wealthIncome).map(({ amount }) => amount)).toEqual([11, 3])
    const buying = { ...page, underWaySum: fen(5) }
    expect(listSums(buying, CAPTIONS.wealthIncome)[0]).toEqual({ caption: '在途金额', amount: 5 })
  })
  it('say how long they run', () => {
    expect(holdingSpan(holding())).toBe('存期1年，2027.11.21到期')
    expect(holdingSpan(holding({ endDate: '' }))).toBe('2026.11.21起持有')
  })
})
