import fc from 'fast-check'
import { toHex, toUtf8 } from './bytes'
import { smPrimitives } from './sm'
import { sm3Stream } from './sm3Stream'

const digestOf = (...parts: readonly Uint8Array[]): string => {
  const stream = sm3Stream()
  for (const part of parts) stream.update(part)
  return toHex(stream.digest())
}

describe('SM3 piece by piece', () => {
  test.each([
    ['abc', '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0'],
    ['abcd'.repeat(16), 'debe9ff92275b8a138604889c18e5a4d6fdb70e5387e5765293dcba39c0c5732'],
  ])('has the digest of the standard’s example %s', (text, digest) => expect(digestOf(toUtf8(text))).toBe(digest))

  test('is what sm-crypto says of the whole, wherever it is cut', () => {
    const parts = fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 6 })
    fc.assert(
      fc.property(parts, (given) => {
        const whole = Uint8Array.from(given.flatMap((part) => Array.from(part)))
        expect(digestOf(...given)).toBe(toHex(smPrimitives.sm3(whole)))
      }),
    )
  })

  test('holds at every length round a block', () => {
    for (let length = 0; length <= 130; length += 1) {
      const whole = Uint8Array.from({ length }, (_, index) => index)
      expect(digestOf(whole)).toBe(toHex(smPrimitives.sm3(whole)))
    }
  })
})
