import { sm2 as untypedSm2, sm3 as librarySm3, sm4 as untypedSm4 } from 'sm-crypto'
import { ok } from '../domain/result'
import type { Result } from '../domain/result'
import { fromHex } from './bytes'
import { isSm4Shaped, REFUSED, requireSm4Lengths, SM4_BLOCK } from './primitives'
import type { Primitives, Refused } from './primitives'

// The published types leave out functions that we call, and say string where an array is returned.
interface Sm2Library {
  doEncrypt(message: readonly number[], publicKey: string, order: 1): string
  doDecrypt(ciphertext: string, privateKey: string, order: 1, options: { output: 'array' }): readonly number[]
  verifyPublicKey(publicKey: string): boolean
}
interface Sm4Options {
  readonly mode: 'cbc'
  readonly padding: 'pkcs#7' | 'none'
  readonly iv: readonly number[]
  readonly output: 'array'
}
type Sm4Operation = (input: readonly number[], key: readonly number[], options: Sm4Options) => readonly number[]
const sm2 = untypedSm2 as unknown as Sm2Library
const sm4 = untypedSm4 as unknown as { readonly encrypt: Sm4Operation; readonly decrypt: Sm4Operation }

/** C1C3C2, the order of GB/T 32918.4-2016. */
const C1C3C2 = 1
const PREFIX = '04'
const POINT = /^04([0-9a-f]{64})([0-9a-f]{64})$/
const SCALAR = /^[0-9a-f]{64}$/
const LOWER_HEX = /^[0-9a-f]+$/
/** The field's prime and the group's order less one (GB/T 32918.5), as hex: equal lengths compare as text. */
const FIELD = 'fffffffeffffffffffffffffffffffffffffffff00000000ffffffffffffffff'
const ORDER_LESS_ONE = 'fffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54122'
const POINT_BYTES = 64
const DIGEST_BYTES = 32

/**
 * A point of the SM2 curve as '04' and two reduced coordinates in lower-case hex. The infinity point has no such
 * form, and (0, 0) is not on the curve.
 */
function isCurvePoint(point: string): boolean {
  const [, x, y] = POINT.exec(point) ?? []
  return x !== undefined && y !== undefined && x < FIELD && y < FIELD && sm2.verifyPublicKey(point)
}

const isPrivateKey = (key: string): boolean => SCALAR.test(key) && !/^0+$/.test(key) && key < ORDER_LESS_ONE

const sm4Options = (iv: Uint8Array, padding: Sm4Options['padding']): Sm4Options => ({
  mode: 'cbc',
  padding,
  iv: Array.from(iv),
  output: 'array',
})

/** Removes PKCS #7 padding ourselves: the library accepts a count of 0 and counts larger than the block. */
function withoutPadding(padded: readonly number[]): Result<Uint8Array, Refused> {
  const count = padded[padded.length - 1] ?? 0
  if (count < 1 || count > SM4_BLOCK || padded.slice(-count).some((byte) => byte !== count)) return REFUSED
  return ok(Uint8Array.from(padded.slice(0, -count)))
}

const bytesOf = (hex: string): Uint8Array => {
  const bytes = fromHex(hex)
  if (!bytes) throw new Error('sm-crypto answered with something other than hex')
  return bytes
}

/** SM3, HMAC-SM3 and SM4-CBC by sm-crypto; see `Primitives`. */
export const smPrimitives: Primitives = {
  sm3: (message) => bytesOf(librarySm3(message)),
  hmacSm3: (key, message) => bytesOf(librarySm3(message, { key, mode: 'hmac' })),
  sm4CbcEncrypt(key, iv, plaintext) {
    requireSm4Lengths(key, iv)
    return Uint8Array.from(sm4.encrypt(Array.from(plaintext), Array.from(key), sm4Options(iv, 'pkcs#7')))
  },
  sm4CbcDecrypt(key, iv, ciphertext) {
    if (!isSm4Shaped(key, iv, ciphertext)) return REFUSED
    return withoutPadding(sm4.decrypt(Array.from(ciphertext), Array.from(key), sm4Options(iv, 'none')))
  },
}

/**
 * SM2 public-key encryption (GB/T 32918.4): '04' and then C1C3C2, as lower-case hex.
 * @param publicKey '04', x and y in lower-case hex; anything else, or a point off the curve, is refused
 */
export function sm2Encrypt(publicKey: string, plaintext: Uint8Array): Result<string, Refused> {
  if (plaintext.length === 0 || !isCurvePoint(publicKey)) return REFUSED
  return ok(PREFIX + sm2.doEncrypt(Array.from(plaintext), publicKey, C1C3C2))
}

/**
 * Opens what `sm2Encrypt` made. The prefix 04 is required, never removed "if present": one in 256 ciphertexts without it
 * begins with 04 by chance.
 * @param privateKey 32 bytes as lower-case hex
 * @param plaintextBytes the exact length the plaintext must have
 */
export function sm2Decrypt(
  privateKey: string,
  ciphertext: string,
  plaintextBytes: number,
): Result<Uint8Array, Refused> {
  const length = PREFIX.length + 2 * (POINT_BYTES + DIGEST_BYTES + plaintextBytes)
  if (!isPrivateKey(privateKey) || ciphertext.length !== length || !LOWER_HEX.test(ciphertext)) return REFUSED
  if (!isCurvePoint(ciphertext.slice(0, PREFIX.length + 2 * POINT_BYTES))) return REFUSED
  const plaintext = sm2.doDecrypt(ciphertext.slice(PREFIX.length), privateKey, C1C3C2, { output: 'array' })
  return plaintextBytes > 0 && plaintext.length === plaintextBytes ? ok(Uint8Array.from(plaintext)) : REFUSED
}
