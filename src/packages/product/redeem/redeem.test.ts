import { fen, yuan, ZERO_FEN } from '@/domain/money/fen'
import { arrivalText, bothWays, redeemable, redeemCourse, redeemHint, redeemProblem, redeemRows } from './redeem'
import { preview } from './testing'

describe('withdrawing', () => {
  it('costs the difference to maturity, never less than nothing', () => {
    expect(bothWays(preview(), ZERO_FEN).lost).toBe(12_958)
    expect(bothWays(preview({ preInterest: fen(20_000) }), ZERO_FEN).lost).toBe(0)
  })
  it('counts on both sides what full periods have paid already', () => {
    const byPeriod = preview({ appointInterest: fen(60_000), preInterest: fen(63) })
    expect(bothWays(byPeriod, fen(5_000))).toEqual({ now: 5_063, end: 60_000, lost: 54_937 })
  })
  it.each([
    ['ordinary', 0, '请输入大于0的金额'],
    ['ordinary', 1_000_001, '最多可赎回10,000.00元'],
    ['fast', 50_001, '今日快速赎回剩余额度500.00元，超出部分请选择普通赎回'],
    ['fast', 50_000, undefined],
    ['ordinary', 1_000_000, undefined],
  ] as const)('%s of %i fen: %s', (mode, amount, problem) => {
    expect(redeemProblem(preview({ fastLeft: fen(50_000) }), mode, fen(amount))).toBe(problem)
  })
  it('tells no amount held while amounts are hidden', () => {
    expect(redeemProblem(preview(), 'ordinary', fen(1_000_001), true)).toBe('超过可赎回份额')
  })
  it('fills in what can be redeemed that way', () => {
    expect(redeemable(preview({ fastLeft: fen(50_000) }), 'fast')).toBe(50_000)
    expect(redeemable(preview({ fastLeft: fen(50_000) }), 'ordinary')).toBe(1_000_000)
    expect(redeemable(preview(), 'fast')).toBe(1_000_000)
  })
  it('says when the money comes', () => {
    expect(arrivalText('ordinary', preview({ ordinaryDate: '20261124' }))).toBe('预计2026年11月24日到账')
    expect(arrivalText('ordinary', preview())).toBe('下一交易日到账')
    expect(arrivalText('fast', preview())).toBe('当日到账')
    const answer = {
      orderNo: '1',
      status: 'SUCCESS' as const,
      productName: '',
      productType: '',
      principal: yuan(1),
      interest: fen(2),
      payDate: '',
      at: 0,
    }
    expect(redeemHint(answer)).toBe('资金已转入您的电子账户')
    expect(redeemHint({ ...answer, payDate: '20261124' })).toBe('预计2026年11月24日到账电子账户')
    expect(redeemCourse(answer)).toEqual([])
    expect(redeemCourse({ ...answer, payDate: '20261124' }).map(({ title }) => title)).toEqual(['申请赎回', '到账'])
    expect(redeemRows(answer).map(({ label }) => label)).toEqual(['产品', '本金', '利息', '交易时间', '订单号'])
    expect(redeemRows({ ...answer, takenBack: yuan(10) })).toContainEqual({ label: '扣回优惠券抵扣', amount: 1_000 })
    expect(redeemRows({ ...answer, interest: ZERO_FEN }).map(({ label }) => label)).not.toContain('利息')
  })
})
