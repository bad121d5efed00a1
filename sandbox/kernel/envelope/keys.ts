import { createECDH } from 'node:crypto'

/** The bank's SM2 key pair in hex. The app knows `publicKey` only; `privateKey` never leaves the server. */
export interface ServerKeys {
  /** 32 bytes, 64 characters. */
  readonly privateKey: string
  /** '04' and the point's x and y, 130 characters. */
  readonly publicKey: string
}

const SCALAR_CHARACTERS = 64

/** A fresh SM2 key pair from OpenSSL's generator. */
export function generateServerKeys(): ServerKeys {
  const pair = createECDH('SM2')
  const publicKey = pair.generateKeys('hex', 'uncompressed')
  return { privateKey: pair.getPrivateKey('hex').padStart(SCALAR_CHARACTERS, '0'), publicKey }
}

/**
 * The public key that belongs to a configured private key.
 * @throws Error from OpenSSL when the text is not a private key of the SM2 curve
 */
export function publicKeyOf(privateKey: string): string {
  const pair = createECDH('SM2')
  pair.setPrivateKey(privateKey, 'hex')
  return pair.getPublicKey('hex', 'uncompressed')
}
