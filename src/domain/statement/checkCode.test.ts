import fc from 'fast-check'
import { CHECK_CODE_BYTES, checkCodeOf, formatCheckCode, readCheckCode } from './checkCode'

const random = fc.uint8Array({ minLength: CHECK_CODE_BYTES, maxLength: CHECK_CODE_BYTES })

describe('check codes', () => {
  test('every one of 80 bits counts', () => {
    expect(CHECK_CODE_BYTES).toBe(10)
    const none = checkCodeOf(new Uint8Array(10))
    for (let bit = 0; bit < 80; bit += 1) {
      const one = new Uint8Array(10)
      one[Math.floor(bit / 8)] = 1 << (bit % 8)
      expect(checkCodeOf(one)).not.toBe(none)
    }
  })

  test('have 16 signs without 0, O, 1 and I, and are read as people write them', () => {
    fc.assert(
      fc.property(random, (bytes) => {
        const code = checkCodeOf(bytes)
        expect(code).toMatch(/^[2-9A-HJ-NP-Z]{16}$/)
        expect(readCheckCode(` ${formatCheckCode(code).toLowerCase()} `)).toBe(code)
        expect(readCheckCode(formatCheckCode(code).replaceAll(' ', '-'))).toBe(code)
      }),
    )
  })

  test.each(['', 'ABCD', '0BCDEFGHJKLMNPQR', 'IBCDEFGHJKLMNPQR', 'ABCDEFGHJKLMNPQRS', 'ABCD_EFGH_JKLM_NPQR'])(
    '%p is none',
    (typed) => expect(readCheckCode(typed)).toBeUndefined(),
  )

  test('fewer bytes make none', () => expect(() => checkCodeOf(new Uint8Array(9))).toThrow(RangeError))
})
