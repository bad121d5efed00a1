import { sm2 } from 'sm-crypto-v2'
import { REFUSED } from '@/crypto/primitives'
import type { Refused } from '@/crypto/primitives'
import { ok } from '@/domain/result'
import type { Result } from '@/domain/result'

const C1C3C2 = 1
const PREFIX = '04'
const POINT_HEX = PREFIX.length + 128
const DIGEST_HEX = 64
const LOWER_HEX = /^[0-9a-f]+$/

/** Runs a library's function that refuses by throwing; undefined then. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/**
 * Opens what src/crypto's `sm2Encrypt` made, as its `sm2Decrypt` does, in half the time: the bank does this for every new
 * channel. A phone never does, so the app keeps sm-crypto.
 * @param privateKey 32 bytes as lower-case hex
 * @param plaintextBytes the exact length the plaintext must have
 */
export function sm2Decrypt(
  privateKey: string,
  ciphertext: string,
  plaintextBytes: number,
): Result<Uint8Array, Refused> {
  const length = POINT_HEX + DIGEST_HEX + 2 * plaintextBytes
  if (plaintextBytes <= 0 || ciphertext.length !== length || !LOWER_HEX.test(ciphertext)) return REFUSED
  const point = ciphertext.slice(0, POINT_HEX)
  if (!point.startsWith(PREFIX) || !attempt(() => sm2.verifyPublicKey(point))) return REFUSED
  const plaintext = attempt(() =>
    sm2.doDecrypt(ciphertext.slice(PREFIX.length), privateKey, C1C3C2, { output: 'array' }),
  )
  return plaintext?.length === plaintextBytes ? ok(Uint8Array.from(plaintext)) : REFUSED
}
