import { basisPoints, fen, ppm, yuan } from './fen'
import {
  amountParts,
  formatAmount,
  formatCardLimit,
  formatHidableAmount,
  formatRate,
  formatShortAmount,
  formatTenThousandths,
  formatYield,
  NOT_YET,
} from './format'

describe('an amount on screen', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [100_000, '1,000.00'],
    [99_999, '999.99'],
    [-123_456_789, '-1,234,567.89'],
    [9_007_199_254_740_991, '90,071,992,547,409.91'],
  ])('%i fen reads %s', (amount, text) => expect(formatAmount(fen(amount))).toBe(text))

  it('passes the placeholder through and hides on request', () => {
    expect(formatAmount(NOT_YET)).toBe('--')
    expect(formatShortAmount(NOT_YET)).toBe('--')
    expect(formatHidableAmount(fen(100), true)).toBe('******')
    expect(formatHidableAmount(fen(100), false)).toBe('1.00')
  })

  it('shows a plus only on request and never before zero', () => {
    expect(formatAmount(fen(150), true)).toBe('+1.50')
    expect(formatAmount(fen(0), true)).toBe('0.00')
    expect(formatAmount(fen(-150), true)).toBe('-1.50')
    expect(amountParts(fen(-123_450), true)).toEqual({ sign: '-', yuan: '1,234', decimals: '50' })
  })

  it('drops only empty decimals when short', () => {
    expect(formatShortAmount(yuan(1000))).toBe('1,000')
    expect(formatShortAmount(fen(1))).toBe('0.01')
    expect(formatShortAmount(fen(150))).toBe('1.50')
  })
})

describe('a card limit', () => {
  it.each([
    [99_999_999, '无限额'],
    [100_000_000, '无限额'],
    [99_999_998, '9999.9998万'],
    [9_999, '9999元'],
    [10_000, '1万'],
    [12_500, '1.25万'],
    [1_000_000, '100万'],
    [0, '0元'],
  ])('of %i yuan reads %s', (limit, text) => expect(formatCardLimit(limit)).toBe(text))

  it('passes the placeholder through', () => expect(formatCardLimit(NOT_YET)).toBe('--'))
})

describe('rates', () => {
  it('keep their places', () => {
    expect(formatRate(basisPoints(145))).toBe('1.45%')
    expect(formatRate(basisPoints(5))).toBe('0.05%')
    expect(formatRate(basisPoints(200))).toBe('2.00%')
    expect(formatYield(ppm(18_230))).toBe('1.8230%')
    expect(formatYield(ppm(-30))).toBe('-0.0030%')
    expect(formatTenThousandths(4_856)).toBe('0.4856')
    expect([formatRate(NOT_YET), formatYield(NOT_YET), formatTenThousandths(NOT_YET)]).toEqual(['--', '--', '--'])
  })
})

it('takes no fraction of a fen in code', () => expect(() => yuan(0.001)).toThrow(RangeError))
