import { ok } from '../domain/result'
import type { Result } from '../domain/result'
import { fromBase64Url, fromHex, sameBytes, toBase64Url, toHex, toUtf8 } from './bytes'
import { REFUSED, SM4_BLOCK } from './primitives'
import type { Primitives, Refused } from './primitives'
import { parseJsonBytes, requireFits } from './wire'
import type { RequestEnvelope, ResponseEnvelope } from './wire'

/** Bytes of the secret that opens a channel; everything else is derived from it. */
export const SECRET_BYTES = 48

/** How far a request's time may be from the server's clock either way, in milliseconds (ours). */
export const WINDOW_MS = 60_000

const VERSION = 'open-mobile-bank/1'
export const KID_CHARACTERS = 32

/** What both sides know of a call without the envelope, and its MAC therefore covers. */
export interface CallContext {
  readonly method: 'GET' | 'POST'
  /** As in the contract: no host, no query. */
  readonly path: string
  /** Empty before there is a session. */
  readonly sessionId: string
}

/** The keys of one direction. */
interface DirectionKeys {
  readonly encrypt: Uint8Array
  readonly authenticate: Uint8Array
}

/** The four keys of a channel. */
export interface ChannelKeys {
  readonly request: DirectionKeys
  readonly response: DirectionKeys
}

type Sealed = Pick<RequestEnvelope, 'iv' | 'ct'>
type Unsigned<E> = Omit<E, 'mac'>

/** Derives a channel's keys from its 48-byte secret: one label and one key for each use. */
export function deriveKeys({ hmacSm3 }: Primitives, secret: Uint8Array): ChannelKeys {
  const key = (label: string): Uint8Array => hmacSm3(secret, toUtf8(`${VERSION} ${label}`))
  const direction = (name: string): DirectionKeys => ({
    encrypt: key(`${name} encrypt`).slice(0, SM4_BLOCK),
    authenticate: key(`${name} authenticate`),
  })
  return { request: direction('client to server'), response: direction('server to client') }
}

/** The channel's public name: it identifies ek and tells nothing of the secret. */
export function channelId({ sm3 }: Primitives, ek: string): string {
  return toHex(sm3(fromHex(ek) ?? new Uint8Array())).slice(0, KID_CHARACTERS)
}

/** Encrypts a body. @throws RangeError when it is too large; TypeError when it has no JSON. */
export function encryptBody(primitives: Primitives, keys: DirectionKeys, iv: Uint8Array, body: unknown): Sealed {
  const json: string | undefined = JSON.stringify(body)
  if (json === undefined) throw new TypeError('a body must have a JSON form')
  const ct = toBase64Url(primitives.sm4CbcEncrypt(keys.encrypt, iv, toUtf8(json)))
  requireFits(ct)
  return { iv: toHex(iv), ct }
}

/** Decrypts a body whose MAC has been checked. */
export function decryptBody(primitives: Primitives, keys: DirectionKeys, { iv, ct }: Sealed): Result<unknown, Refused> {
  const [ivBytes, ctBytes] = [fromHex(iv), fromBase64Url(ct)]
  if (!ivBytes || !ctBytes) return REFUSED
  const json = primitives.sm4CbcDecrypt(keys.encrypt, ivBytes, ctBytes)
  return json.ok ? parseJsonBytes(json.value) : REFUSED
}

/** Writes each field's length before it, so that different lists of fields never give the same bytes. */
const prefixed = (fields: readonly (string | number)[]): Uint8Array =>
  toUtf8(fields.map((field) => `${String(field).length}:${field}`).join(''))

/** The MAC of a request: covers direction, method, path and session besides all its fields. */
export function requestMac(
  { hmacSm3 }: Primitives,
  keys: ChannelKeys,
  { method, path, sessionId }: CallContext,
  { kid, r, t, idem = '', iv, ct }: Unsigned<RequestEnvelope>,
): string {
  const fields = [VERSION, 'request', kid, method, path, sessionId, r, t, idem, iv, ct]
  return toHex(hmacSm3(keys.request.authenticate, prefixed(fields)))
}

/** The MAC of an answer: also covers the random and time of the one request it answers. */
export function responseMac(
  { hmacSm3 }: Primitives,
  keys: ChannelKeys,
  { method, path, sessionId }: CallContext,
  request: Pick<RequestEnvelope, 'kid' | 'r' | 't'>,
  { t, iv, ct }: Unsigned<ResponseEnvelope>,
): string {
  const fields = [VERSION, 'response', request.kid, method, path, sessionId, request.r, request.t, t, iv, ct]
  return toHex(hmacSm3(keys.response.authenticate, prefixed(fields)))
}

/** Compares two MACs in constant time. */
export const sameMac = (left: string, right: string): boolean => sameBytes(toUtf8(left), toUtf8(right))

/** What a request told the server, after its MAC was checked. */
export interface OpenedRequest {
  readonly body: unknown
  /** The client's nonce or the server's own random, for its one use. */
  readonly random: string
  /** When the client says it sealed it, epoch milliseconds. */
  readonly time: number
  /** The client id of a money call. */
  readonly idempotencyKey: string | undefined
}

/** Takes the parts of a request that the MAC and the cipher protect. */
export const openedRequest = ({ r, t, idem }: RequestEnvelope, body: unknown): Result<OpenedRequest, never> =>
  ok({ body, random: r, time: t, idempotencyKey: idem })
