import { createHmac } from 'node:crypto'
import { sm2 } from 'sm-crypto-v2'
import { publicKeyOf } from './keys'
import type { ServerKeys } from './keys'

/** Of the curve's order, GB/T 32918.5: keys are from 1 to two below it. */
const ORDER = 0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123n

/** A secret number made of a key and a text; of 512 bits, so that no number is likelier than another. */
function numberOf(privateKey: string, text: string): string {
  const drawn = createHmac('sha512', Buffer.from(privateKey, 'hex')).update(text).digest('hex')
  return ((BigInt(`0x${drawn}`) % (ORDER - 2n)) + 1n).toString(16).padStart(64, '0')
}

/**
 * The bank's keys for signing, made of its private key: one key opens envelopes and another one signs, as GM/T 0034 has it for
 * certificates, and there is one secret to keep.
 */
export function signingKeys({ privateKey }: Pick<ServerKeys, 'privateKey'>): ServerKeys {
  const signing = numberOf(privateKey, 'bank signing key 1')
  return { privateKey: signing, publicKey: publicKeyOf(signing) }
}

/**
 * SM2 signature of a text in UTF-8 (GB/T 32918.2 with SM3 and the usual id 1234567812345678): r and s in hex, 128 characters.
 * One text has one signature: its secret number is made of key and text, as RFC 6979 does it for ECDSA, so that no weak
 * random gives the key away.
 */
export function signText(keys: Pick<ServerKeys, 'privateKey'>, text: string): string {
  const { privateKey, publicKey } = signingKeys(keys)
  const secret = numberOf(privateKey, `signature ${text}`)
  const x = publicKeyOf(secret).slice(2, 66)
  const pointPool = [{ k: BigInt(`0x${secret}`), x1: BigInt(`0x${x}`) }]
  return sm2.doSignature(text, privateKey, { hash: true, publicKey, pointPool })
}
