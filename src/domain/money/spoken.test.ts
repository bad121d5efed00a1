import fc from 'fast-check'
import { fen } from './fen'
import { spokenAmount } from './spoken'

describe('an amount as it is said', () => {
  it.each([
    [0, '零元'],
    [168_032, '一千六百八十元零三角二分'],
    [1_234_567, '一万二千三百四十五元六角七分'],
    [5, '五分'],
    [10_000_000, '一十万元'],
    [10_000_010_000, '一亿零一百元'],
  ])('%d fen are %s', (amount, said) => expect(spokenAmount(fen(amount))).toBe(said))

  it('has neither digits nor capital numerals nor what belongs on paper', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (amount) => {
        expect(spokenAmount(fen(amount))).toMatch(/^[零一二三四五六七八九十百千万亿元角分]+$/)
      }),
    )
  })
})
