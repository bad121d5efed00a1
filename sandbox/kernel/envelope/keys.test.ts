import { sm2Decrypt, sm2Encrypt } from '@/crypto/sm'
import { generateServerKeys, publicKeyOf } from './keys'

test('a generated pair opens what was sealed for it, and no other pair does', () => {
  const keys = generateServerKeys()
  const secret = Uint8Array.from({ length: 48 }, (_, i) => i)
  const sealed = sm2Encrypt(keys.publicKey, secret)
  if (!sealed.ok) throw new Error('the public key was refused')
  expect(sm2Decrypt(keys.privateKey, sealed.value, 48)).toEqual({ ok: true, value: secret })
  expect(sm2Decrypt(generateServerKeys().privateKey, sealed.value, 48).ok).toBe(false)
  expect(publicKeyOf(keys.privateKey)).toBe(keys.publicKey)
})
