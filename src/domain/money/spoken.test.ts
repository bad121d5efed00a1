import fc from 'fast-check'
import { fen } from './fen'
import { spokenAmount, spokenCount, spokenDigits, spokenNumber } from './spoken'

describe('an amount as it is said', () => {
  it.each([
    [0, '零元'],
    [168_032, '一千六百八十元三角二分'],
    [1_234_567, '一万二千三百四十五元六角七分'],
    [5, '五分'],
    [1_230_050, '一万二千三百元五角'],
    [100_005, '一千元零五分'],
    [1_200, '十二元'],
    [11_000, '一百一十元'],
    [10_000_000, '十万元'],
    [10_000_010_000, '一亿零一百元'],
    [1_200_000, '一万二千元'],
    [35, '三角五分'],
    [30, '三角'],
    [1_005, '十元零五分'],
    [101_000, '一千零一十元'],
    [10_001_000, '十万零一十元'],
    [1_000_100, '一万零一元'],
    [100_100_000, '一百万一千元'],
    [-0, '零元'],
    [200, '两元'],
    [250, '两元五角'],
    [20, '二角'],
    [2, '二分'],
    [2_200, '二十二元'],
    [20_200, '二百零二元'],
    [200_200, '两千零二元'],
    [2_200_000, '两万二千元'],
    [20_000_000, '二十万元'],
    [20_000_000_000, '两亿元'],
  ])('%d fen are %s', (amount, said) => expect(spokenAmount(fen(amount))).toBe(said))

  it('has neither digits nor capital numerals nor what belongs on paper', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (amount) => {
        expect(spokenAmount(fen(amount))).toMatch(/^[零一二两三四五六七八九十百千万亿元角分]+$/)
      }),
    )
  })
})

it.each([
  [0, '零'],
  [12, '十二'],
  [31, '三十一'],
  [105, '一百零五'],
])('the number %d is %s', (count, said) => expect(spokenNumber(count)).toBe(said))

it.each([
  [0, '零', '零'],
  [2, '两', '二'],
  [12, '十二', '十二'],
  [20, '二十', '二十'],
  [22, '二十二', '二十二'],
  [102, '一百零二', '一百零二'],
  [200, '二百', '二百'],
  [2_000, '两千', '二千'],
])('%d are %s, and the one of that number is %s', (count, said, number) =>
  expect([spokenCount(count), spokenNumber(count)]).toEqual([said, number]),
)

it('says digits one by one, with what stands between them', () => {
  expect(spokenDigits('0431-95396')).toBe('零四三一-九五三九六')
})
