import { ok } from '../domain/result'
import type { Result } from '../domain/result'
import { fromBase64Url, fromUtf8, toBase64Url, toUtf8 } from './bytes'
import { isClientId } from './clientId'
import { REFUSED } from './primitives'
import type { Refused } from './primitives'

/** A sealed request as it is sent. Hex is lower case, so that every value has only one spelling. */
export interface RequestEnvelope {
  readonly v: 1
  /** The channel: the first 16 bytes of SM3(ek), hex. */
  readonly kid: string
  /**
   * '04' and the SM2 ciphertext of the channel's secret, hex; sent until the server has shown that it knows the channel.
   */
  readonly ek?: string
  /** The client's nonce, or the server's random for a signed call; hex. */
  readonly r: string
  /** When it was sealed, epoch milliseconds by the server's clock as far as the client knows it. */
  readonly t: number
  /** The client id of a money call. */
  readonly idem?: string
  /** SM4-CBC's initialisation vector, hex. */
  readonly iv: string
  /** SM4-CBC of the body's JSON, base64url. */
  readonly ct: string
  /** HMAC-SM3 over all other fields and over direction, method, path and session, hex. */
  readonly mac: string
}

/** A sealed answer as it travels; `t` is the server's clock, epoch milliseconds. */
export type ResponseEnvelope = Pick<RequestEnvelope, 'v' | 't' | 'iv' | 'ct' | 'mac'>

/** The header that carries the envelope of a GET call, as base64url of its JSON; for a POST call it is the JSON body. */
export const ENVELOPE_HEADER = 'x-envelope'

/** Longest ciphertext in characters, about 256 KiB of body (ours); larger bodies are uploads and are sent plain. */
const MAX_CT = 350_000
/** Longest header in characters (ours): half of what Node accepts for all headers together. */
const MAX_HEADER = 8_192
/** '04', a point's two coordinates, the SM3 digest and the 48-byte secret, in hex. */
const EK_CHARACTERS = 2 + 2 * (64 + 32 + 48)

type Check = (value: unknown) => boolean
type Checks = Readonly<Record<string, Check>>

const hex = (pattern: RegExp): Check => {
  return (value) => typeof value === 'string' && pattern.test(value)
}
const hex16 = hex(/^[0-9a-f]{32}$/)
const isTime: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0

/** Whether a text can be an envelope's random: 16 to 32 bytes of lower-case hex. */
export const isRandom = hex(/^(?:[0-9a-f]{2}){16,32}$/)

const RESPONSE: Checks = {
  v: (value) => value === 1,
  t: isTime,
  iv: hex16,
  ct: (value) => typeof value === 'string' && value.length <= MAX_CT && /^[\w-]+$/.test(value),
  mac: hex(/^[0-9a-f]{64}$/),
}
const REQUEST: Checks = { ...RESPONSE, kid: hex16, r: isRandom }
const OPTIONAL: Checks = {
  ek: (value) => hex(/^04[0-9a-f]+$/)(value) && (value as string).length === EK_CHARACTERS,
  idem: isClientId,
}

function hasShape(value: unknown, required: Checks, optional: Checks): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const fields = new Map(Object.entries(value))
  const known = new Map(Object.entries({ ...required, ...optional }))
  return (
    Object.keys(required).every((name) => fields.has(name)) &&
    [...fields].every(([name, field]) => known.get(name)?.(field) ?? false)
  )
}

/** Reads a request envelope from a parsed JSON value, or refuses: every field as specified and no others. */
export const parseRequest = (value: unknown): Result<RequestEnvelope, Refused> =>
  hasShape(value, REQUEST, OPTIONAL) ? ok(value as RequestEnvelope) : REFUSED

/** The same for an answer. */
export const parseResponse = (value: unknown): Result<ResponseEnvelope, Refused> =>
  hasShape(value, RESPONSE, {}) ? ok(value as ResponseEnvelope) : REFUSED

/**
 * The header of a GET call.
 * @throws RangeError when the body is too large for a header: such a call must be a POST.
 */
export function encodeHeader(envelope: RequestEnvelope): string {
  const header = toBase64Url(toUtf8(JSON.stringify(envelope)))
  if (header.length > MAX_HEADER) throw new RangeError('the envelope is too large for a header')
  return header
}

/** The request envelope in a header, or a refusal. */
export function decodeHeader(header: unknown): Result<RequestEnvelope, Refused> {
  if (typeof header !== 'string' || header.length > MAX_HEADER) return REFUSED
  const bytes = fromBase64Url(header)
  const json = bytes && parseJsonBytes(bytes)
  return json?.ok ? parseRequest(json.value) : REFUSED
}

/** The JSON value in UTF-8 bytes, or a refusal. */
export function parseJsonBytes(bytes: Uint8Array): Result<unknown, Refused> {
  const text = fromUtf8(bytes)
  if (text === undefined) return REFUSED
  try {
    return ok(JSON.parse(text))
  } catch {
    return REFUSED
  }
}

/**
 * Checks what is sent against the limit that the other side enforces.
 * @throws RangeError when the body is larger than an envelope can carry
 */
export function requireFits(ct: string): void {
  if (ct.length > MAX_CT) throw new RangeError('the body is larger than an envelope carries')
}
