import fc from 'fast-check'
import { fen } from '@/domain/money/fen'
import { amountLook } from './parts'

describe('an amount on the screen', () => {
  it.each([
    [123_456, false, '', true, '1,234', '.56', '1,234.56元', 'gain'],
    [-5, false, '−', false, '0', '.05', '负0.05元', 'loss'],
    [1234, true, '+', false, '12', '.34', '加12.34元', 'gain'],
    [0, true, '', true, '0', '.00', '0.00元', 'none'],
  ] as const)('%i fen', (value, signed, sign, yuan, whole, decimals, spoken, change) => {
    expect(amountLook(fen(value), false, signed)).toEqual({ sign, yuan, whole, decimals, spoken, change })
  })

  it('has a sign or ¥, never both, and none where the caption says 元', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.boolean(), fc.boolean(), (value, signed, symbol) => {
        const look = amountLook(fen(value), false, signed, symbol)
        expect(look.yuan && (look.sign !== '' || !symbol)).toBe(false)
      }),
    )
  })

  it('passes -- through', () => {
    expect(amountLook('--', false, true)).toMatchObject({ sign: '', whole: '--', decimals: '' })
  })

  it('tells nothing of a hidden amount, not even to a screen reader or by its colour', () => {
    const hidden = amountLook(fen(1), true, true)
    expect(hidden.whole).toBe('******')
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.boolean(), (value, signed) => {
        expect(amountLook(fen(value), true, signed)).toEqual(hidden)
      }),
    )
    expect(amountLook('--', true, false)).toEqual(hidden)
  })
})
