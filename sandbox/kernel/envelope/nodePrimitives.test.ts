import fc from 'fast-check'
import { smPrimitives } from '@/crypto/sm'
import { nodePrimitives } from './nodePrimitives'

const block = fc.uint8Array({ minLength: 16, maxLength: 16 })
const message = fc.uint8Array({ maxLength: 300 })
const plain = (bytes: Uint8Array): number[] => [...bytes]
const opened = (result: ReturnType<typeof nodePrimitives.sm4CbcDecrypt>): unknown =>
  result.ok ? plain(result.value) : result.error

test('OpenSSL and sm-crypto give the same digests and ciphertexts', () => {
  fc.assert(
    fc.property(message, fc.uint8Array({ minLength: 1, maxLength: 150 }), block, block, (data, macKey, key, iv) => {
      expect(plain(nodePrimitives.sm3(data))).toEqual(plain(smPrimitives.sm3(data)))
      expect(plain(nodePrimitives.hmacSm3(macKey, data))).toEqual(plain(smPrimitives.hmacSm3(macKey, data)))
      expect(plain(nodePrimitives.sm4CbcEncrypt(key, iv, data))).toEqual(
        plain(smPrimitives.sm4CbcEncrypt(key, iv, data)),
      )
    }),
  )
})

test('and refuse the same ciphertexts, of any length and padding', () => {
  const anything = fc.oneof(message, fc.uint8Array({ minLength: 32, maxLength: 32 }))
  fc.assert(
    fc.property(block, block, anything, (key, iv, data) => {
      expect(opened(nodePrimitives.sm4CbcDecrypt(key, iv, data))).toEqual(
        opened(smPrimitives.sm4CbcDecrypt(key, iv, data)),
      )
      const sealed = nodePrimitives.sm4CbcEncrypt(key, iv, data)
      expect(opened(smPrimitives.sm4CbcDecrypt(key, iv, sealed))).toEqual(plain(data))
      // Changing the last byte of the block before the padding yields every kind of wrong padding.
      const before = sealed.length - 17
      const broken = sealed.slice()
      if (before >= 0) broken[before] = (broken[before] as number) ^ (data[0] ?? 1)
      expect(opened(nodePrimitives.sm4CbcDecrypt(key, iv, broken))).toEqual(
        opened(smPrimitives.sm4CbcDecrypt(key, iv, broken)),
      )
    }),
  )
})

test('both throw on a key or iv of the wrong length, before any library sees it', () => {
  for (const primitives of [nodePrimitives, smPrimitives]) {
    expect(() => primitives.sm4CbcEncrypt(new Uint8Array(15), new Uint8Array(16), new Uint8Array(1))).toThrow(
      RangeError,
    )
    expect(primitives.sm4CbcDecrypt(new Uint8Array(16), new Uint8Array(0), new Uint8Array(16)).ok).toBe(false)
  }
})
