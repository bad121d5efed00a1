import * as fc from 'fast-check'
import { sm2Decrypt as appDecrypt, sm2Encrypt } from '@/crypto/sm'
import { generateServerKeys } from './keys'
import { sm2Decrypt } from './sm2'

const keys = generateServerKeys()
const sealed = (plaintext: Uint8Array): string => {
  const made = sm2Encrypt(keys.publicKey, plaintext)
  if (!made.ok) throw new Error('not sealed')
  return made.value
}
const secret = Uint8Array.from({ length: 48 }, (_, index) => index)
const flipped = (text: string, at: number) =>
  text.slice(0, at) + (parseInt(text.charAt(at), 16) ^ 1).toString(16) + text.slice(at + 1)

// A text of a byte or two sometimes gets a key stream of all zeros, which the standard refuses.
test('opens what the app seals, of any length', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 100 }), (plaintext) => {
      const opened = sm2Decrypt(keys.privateKey, sealed(plaintext), plaintext.length)
      expect(opened.ok && Buffer.from(opened.value)).toEqual(Buffer.from(plaintext))
    }),
    { numRuns: 25 },
  )
})

test('refuses another key, another length and a change anywhere', () => {
  const text = sealed(secret)
  expect(sm2Decrypt(generateServerKeys().privateKey, text, 48).ok).toBe(false)
  for (const length of [0, 47, 49]) expect(sm2Decrypt(keys.privateKey, text, length).ok).toBe(false)
  for (const at of [0, 1, 2, 65, 66, 129, 130, 193, 194, text.length - 1])
    expect(sm2Decrypt(keys.privateKey, flipped(text, at), 48).ok).toBe(false)
})

test('refuses exactly the shapes that the app’s own refuses', () => {
  const text = sealed(secret)
  const field = 'fffffffeffffffffffffffffffffffffffffffff00000000ffffffffffffffff'
  const shapes = [
    '',
    text.toUpperCase(),
    `${text}00`,
    `zz${text.slice(2)}`,
    text.slice(2),
    `04${'0'.repeat(128)}${text.slice(130)}`,
    `04${field}${text.slice(66)}`,
    `06${text.slice(2)}`,
  ]
  for (const shape of shapes) {
    expect(appDecrypt(keys.privateKey, shape, 48).ok).toBe(false)
    expect(sm2Decrypt(keys.privateKey, shape, 48).ok).toBe(false)
  }
  expect(sm2Decrypt('0'.repeat(64), text, 48).ok).toBe(false)
  expect(sm2Decrypt('f'.repeat(64), text, 48).ok).toBe(false)
})
