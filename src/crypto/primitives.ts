import { fail } from '../domain/result'
import type { Result } from '../domain/result'

/** Why something cryptographic was refused: always the same word, so that nobody learns which check failed. */
export type Refused = 'refused'

/** The one refusal of everything in src/crypto. */
export const REFUSED: Result<never, Refused> = fail('refused')

/** Bytes of an SM4 key and of its CBC initialisation vector. */
export const SM4_BLOCK = 16

/**
 * The symmetric operations of the envelope. The app takes sm-crypto's (`sm.ts`), the sandbox OpenSSL's
 * (`sandbox/kernel/envelope/nodePrimitives.ts`); a test compares their answers.
 */
export interface Primitives {
  /** SM3 digest, 32 bytes (GB/T 32905). */
  sm3(message: Uint8Array): Uint8Array
  /** HMAC (RFC 2104) over SM3, 32 bytes. */
  hmacSm3(key: Uint8Array, message: Uint8Array): Uint8Array
  /**
   * SM4 (GB/T 32907) in CBC mode with PKCS #7 padding.
   * @throws RangeError when key or iv is not 16 bytes, which is a bug of the caller.
   */
  sm4CbcEncrypt(key: Uint8Array, iv: Uint8Array, plaintext: Uint8Array): Uint8Array
  /** The inverse; every wrong length and every wrong padding is `refused`. */
  sm4CbcDecrypt(key: Uint8Array, iv: Uint8Array, ciphertext: Uint8Array): Result<Uint8Array, Refused>
}

/**
 * The same check for both implementations.
 * @throws RangeError when key or iv is not 16 bytes.
 */
export function requireSm4Lengths(key: Uint8Array, iv: Uint8Array): void {
  if (key.length !== SM4_BLOCK || iv.length !== SM4_BLOCK) throw new RangeError('SM4 key and iv are 16 bytes each')
}

/** Whether these lengths can be an SM4-CBC ciphertext with its key and iv at all. */
export const isSm4Shaped = (key: Uint8Array, iv: Uint8Array, ciphertext: Uint8Array): boolean =>
  key.length === SM4_BLOCK && iv.length === SM4_BLOCK && ciphertext.length > 0 && ciphertext.length % SM4_BLOCK === 0
