import fc from 'fast-check'
import { basisPoints, fen, ppm, yuan } from './fen'
import type { Fen } from './fen'
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
import { editAmount, parseYuan } from './input'

const anyAmount = fc.integer({ min: 0, max: 999_999_999_999 }).map(fen)

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

  it('reads back as the same fen', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => expect(parseYuan(formatAmount(amount))).toEqual({ ok: true, value: amount })),
    )
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

/** The text of an empty field after these keys. */
const typing = (keys: string): string => Array.from(keys).reduce((text, key) => editAmount(text, text + key).text, '')

describe('typing an amount', () => {
  it.each([
    ['', ''],
    ['.', '0'],
    ['...', '0.'],
    ['0', '0'],
    ['00', '0'],
    ['05', '5'],
    ['0.5', '0.5'],
    ['0012.30', '12.30'],
    ['12.', '12.'],
    ['12.345', '12.34'],
    ['1.2.3', '1.23'],
    ['1,234元', '1234'],
    ['-5e3', '53'],
    ['１２．５', '12.5'],
    ['12。5', '12.5'],
  ])('%j becomes %j', (keys, kept) => expect(typing(keys)).toBe(kept))

  it('leaves a key that would make another amount without effect, wherever it is typed', () => {
    expect(editAmount('12.34', '1.2.34')).toEqual({ text: '12.34' })
    expect(editAmount('12345', '1.2345')).toEqual({ text: '12345' })
    expect(editAmount('12.34', '12.534')).toEqual({ text: '12.34' })
    expect(editAmount('100', '-100')).toEqual({ text: '100' })
  })

  it('refuses the digit that no amount has room for, and a deletion that would need it', () => {
    expect(editAmount('9999999999999', '99999999999999')).toEqual({ text: '9999999999999', refusal: 'too much' })
    expect(editAmount('1234567890123.4', '12345678901234')).toEqual({ text: '1234567890123.4', refusal: 'too much' })
  })
})

describe('pasting an amount', () => {
  it.each([
    ['1,234.56', '1234.56'],
    [' ￥ 1,234.50 元\n', '1234.50'],
    ['１２３４．５', '1234.5'],
    ['1 234 567', '1234567'],
    ['.5', '0.5'],
    ['0000000000000100', '100'],
  ])('%j becomes %j', (pasted, kept) => expect(editAmount('', pasted)).toEqual({ text: kept }))

  it.each([
    ['-100', 'not an amount'],
    ['1e5', 'not an amount'],
    ['1万', 'not an amount'],
    ['1,23', 'not an amount'],
    ['1.2.3', 'not an amount'],
    ['转账100元给李雷', 'not an amount'],
    ['12.345', 'too many decimals'],
    ['12345678901234', 'too much'],
    ['99999999999999999999', 'too much'],
  ] as const)('refuses %j: %s', (pasted, refusal) => {
    expect(editAmount('', pasted)).toEqual({ text: '', refusal })
    expect(editAmount('78', pasted)).toEqual({ text: '78', refusal })
  })

  it('puts a part among what stands there', () => {
    expect(editAmount('15', '1２34,5675')).toEqual({ text: '12345675' })
    expect(editAmount('15', '1-345')).toEqual({ text: '15', refusal: 'not an amount' })
    expect(editAmount('1.5', '1.2.55')).toEqual({ text: '1.5', refusal: 'not an amount' })
    // Pasted over the whole field, with the same ending.
    expect(editAmount('34.56', '1,234.56')).toEqual({ text: '1234.56' })
  })

  it('never takes an amount that is not the one written, and leaves the field as it was instead', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789..,-e 元￥５'), maxLength: 20 })
    fc.assert(
      fc.property(anyAmount, text, (held, pasted) => {
        const before = formatAmount(held).replace(/,/g, '')
        const edit = editAmount(before, pasted)
        expect(edit.text === '' || parseYuan(edit.text).ok).toBe(true)
        if (edit.text === before || edit.text === '') return
        const written = pasted.replace(/５/g, '5').replace(/[^\d.]/g, '')
        expect(Number(edit.text)).toBe(Number(written === '.' ? 0 : written))
        expect(pasted).not.toMatch(/[-e]/)
      }),
    )
  })
})

describe('reading yuan', () => {
  it.each<[string, number]>([
    ['0', 0],
    ['1.1', 110],
    ['12.', 1200],
    ['1,234.56', 123_456],
    ['19.99', 1999],
    ['9999999999999.99', 999_999_999_999_999],
  ])('%s', (text, amount) => expect(parseYuan(text)).toEqual({ ok: true, value: amount }))

  it.each(['', '.', '.5', '1.234', '-1', '1e3', '1,23', '12345678901234', '1 2', '１', 'NaN'])('refuses %j', (text) =>
    expect(parseYuan(text)).toEqual({ ok: false, error: 'not an amount' }),
  )

  it('takes no fraction of a fen in code', () => expect(() => yuan(0.001)).toThrow(RangeError))

  it('agrees with integers for every typed amount', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.nat(99), (whole, cents) => {
        const expected: Fen = fen(whole * 100 + cents)
        expect(parseYuan(`${whole}.${String(cents).padStart(2, '0')}`)).toEqual({ ok: true, value: expected })
      }),
    )
  })
})
