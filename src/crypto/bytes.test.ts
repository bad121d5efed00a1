import fc from 'fast-check'
import { fromBase64Url, fromHex, fromUtf8, sameBytes, toBase64Url, toHex, toUtf8 } from './bytes'

const bytes = fc.uint8Array({ maxLength: 100 })

test('hex, base64url and UTF-8 agree with Node and come back', () => {
  fc.assert(
    fc.property(bytes, fc.string({ unit: 'binary' }), (data, text) => {
      expect(toHex(data)).toBe(Buffer.from(data).toString('hex'))
      expect(fromHex(toHex(data))).toEqual(data)
      expect(toBase64Url(data)).toBe(Buffer.from(data).toString('base64url'))
      expect(fromBase64Url(toBase64Url(data))).toEqual(data)
      expect([...toUtf8(text)]).toEqual([...Buffer.from(text)])
      expect(fromUtf8(toUtf8(text))).toBe(text)
    }),
  )
})

test.each(['\ud800', 'a\udc00b', '余额\ud83d'])('%j has a lone surrogate, and no UTF-8', (text) => {
  expect(() => toUtf8(text)).toThrow(URIError)
})

test.each(['A1', 'a', '0x', 'zz', ' a1', 'a1\n'])('%j is not lower-case hex', (text) => {
  expect(fromHex(text)).toBeUndefined()
})

test.each(['A', 'AAAAA', 'AA==', 'A+/A', 'AB', 'AAB', 'AA\n'])('%j is not the one spelling of any bytes', (text) => {
  expect(fromBase64Url(text)).toBeUndefined()
})

test('decodes UTF-8 as strictly as a fatal TextDecoder', () => {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const reference = (data: Uint8Array): string | undefined => {
    try {
      return decoder.decode(data)
    } catch {
      return undefined
    }
  }
  fc.assert(fc.property(bytes, (data) => expect(fromUtf8(data)).toBe(reference(data))))
  // Overlong '/', a surrogate, a code point beyond Unicode, a cut sequence.
  for (const bad of ['c0af', 'eda080', 'f4908080', 'e4b8']) expect(fromUtf8(Buffer.from(bad, 'hex'))).toBeUndefined()
})

test('compares bytes to the last one and never a prefix', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1 }), fc.nat(), fc.integer({ min: 1, max: 255 }), (data, at, flip) => {
      const other = data.slice()
      other[at % data.length] = (data[at % data.length] as number) ^ flip
      expect(sameBytes(data, data.slice())).toBe(true)
      expect(sameBytes(data, other)).toBe(false)
      expect(sameBytes(data, data.subarray(1))).toBe(false)
    }),
  )
})
