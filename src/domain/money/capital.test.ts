import * as fc from 'fast-check'
import { capitalAmount } from './capital'
import { fen } from './fen'

describe('capital numerals', () => {
  // The first four are the rules' own examples; they allow two forms for some, of which the first is ours.
  it.each([
    [1_409_50, '人民币壹仟肆佰零玖元伍角整'],
    [6_007_14, '人民币陆仟零柒元壹角肆分'],
    [1_680_32, '人民币壹仟陆佰捌拾元零叁角贰分'],
    [107_000_53, '人民币壹拾万柒仟元零伍角叁分'],
    [16_409_02, '人民币壹万陆仟肆佰零玖元零贰分'],
    [325_04, '人民币叁佰贰拾伍元零肆分'],
    [0, '人民币零元整'],
    [1, '人民币壹分'],
    [30, '人民币叁角整'],
    [32, '人民币叁角贰分'],
    [10_00, '人民币壹拾元整'],
    [50_000_00, '人民币伍万元整'],
    [10_005_00, '人民币壹万零伍元整'],
    [100_000_001_00, '人民币壹亿零壹元整'],
    [100_010_000_00, '人民币壹亿零壹万元整'],
    [1_000_050_000_00, '人民币壹拾亿零伍万元整'],
    [123_456_789_01, '人民币壹亿贰仟叁佰肆拾伍万陆仟柒佰捌拾玖元零壹分'],
    [999_999_999_999_99, '人民币玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
  ])('of %i fen are %s', (amount, text) => expect(capitalAmount(fen(amount))).toBe(text))

  it('never double or end in 零, and end in 整 exactly without 分', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999_999 }), (amount) => {
        const text = capitalAmount(fen(amount))
        expect(text).not.toMatch(/零零|零[元万亿整]|零$/)
        expect(text.endsWith('整')).toBe(amount % 10 === 0)
      }),
    )
  })

  it('differ for different amounts', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000_000 })
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(capitalAmount(fen(a)) === capitalAmount(fen(b))).toBe(a === b)
      }),
    )
  })

  it.each([-1, 100_000_000_000_000])('are refused for %i fen', (amount) =>
    expect(() => capitalAmount(fen(amount))).toThrow(RangeError),
  )
})
