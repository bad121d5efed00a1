import { createClientChannel, createServerOpener } from '@/crypto/envelope'
import { toHex } from '@/crypto/bytes'
import type { ClientId } from '@/crypto/clientId'
import type { CallToSeal } from '@/crypto/envelope'
import { CODES } from '@/domain/errors/codes'
import { ok } from '@/domain/result'
import { nodePrimitives } from '../nodePrimitives'

/** The bank's keys of the vectors, and an ek that was made for them once: SM2 encrypts anew each time, so it stands here. */
const PRIVATE_KEY = 'be69d402a409645451470fd63d7352b99a62ad0a6217941cf996177ae654c2a1'
const PUBLIC_KEY =
  '04c6351c945cf4a21f60f85ff554726dbe00b3e64846873cecc0b4a55e77a141ca99c0ad16160e23c2926db4e2009f8cd7c9' +
  '94c3a6cd189d741755554b145cbc32'
const EK =
  '0425aa96aff74767804150b597c427e117410dcf3cedb6f7a20f36d3e24f18e7744f1b77722519495665e44b49024065be25' +
  'd61d288cd47c00967c38cac3dacbd25255b59a32d132aa8bbe7a901978b9ca87912ebbc808ecef80165b0f0306424abdb2ee' +
  '64cb97de3e7164fc4b35e0f74d5b9ac5198cf0eb81d027d7af5e69f8f5ce8fda98810dc7f8f16c046472cf9913'

/** Bytes that count up: 00 01 02 … from a number on. */
const counting = (length: number, from = 0): Uint8Array => Uint8Array.from({ length }, (_, at) => (from + at) % 256)

const SECRET = counting(48)
const AT = 1_795_000_000_000

interface Told extends CallToSeal {
  readonly what: string
  /** The answer's fields; a success with one unless given. */
  readonly value?: object
}

const CALLS: Readonly<Record<'get' | 'post' | 'signed' | 'refused', Told>> = {
  get: {
    what: 'a GET without a session',
    ...{ method: 'GET', path: '/api/getOauthOpenId', sessionId: '', body: { token: 'one-use' } },
  },
  post: {
    what: 'a POST with a session',
    ...{ method: 'POST', path: '/api/wechatbank/holding/queryHoldingDetail', sessionId: 'session-token' },
    body: { seqNo: '7', 说明: '存款' },
  },
  signed: {
    what: 'a signed money call: r is the bank’s random, idem the call’s client id',
    ...{ method: 'POST', path: '/api/wechatbank/trade/buyProduct', sessionId: 'session-token' },
    ...{ random: 'a0'.repeat(16), idempotencyKey: '0123456789abcdef'.repeat(2) as ClientId },
    body: { clientId: '0123456789abcdef'.repeat(2), amount: 100_000 },
  },
  refused: {
    what: 'a call that is refused, sealed as an answer is',
    ...{ method: 'POST', path: '/api/wechatbank/holding/queryHoldingDetail', sessionId: 'session-token' },
    ...{ body: { seqNo: '8' }, value: { code: CODES.HoldingUnknown, msg: '未找到该持有' } },
  },
}

/** One call as it is sent and answered, with fixed random and time. */
function vectorOf(name: keyof typeof CALLS, at: number) {
  const { what, body, value = { code: 0, msg: '', at: AT }, ...context } = CALLS[name]
  let drawn = 0
  // The secret, then the nonce unless the call is signed, then the iv: in the order in which the channel draws them.
  const random = {
    bytes: (length: number) => {
      drawn += 1
      return drawn === 1 ? SECRET : counting(length, 16 * (at + drawn))
    },
  }
  const channel = createClientChannel({
    ...{ serverPublicKey: PUBLIC_KEY, primitives: nodePrimitives, random, now: () => AT + at },
    sm2Encrypt: () => ok(EK),
  })
  const { envelope } = channel.sealRequest({ ...context, body })
  const opener = createServerOpener({ primitives: nodePrimitives })
  const iv = counting(16, 200)
  const sealed = { request: envelope, iv, time: AT + 500, value }
  const { method, path, sessionId } = context
  const answer = opener.sealResponse(opener.deriveKeys(SECRET), { method, path, sessionId }, sealed)
  return { what, method, path, session: sessionId, body, request: envelope, value, answer }
}

/** What a bank refuses with EnvelopeRefused, as changes of the second request. */
const REFUSED = [
  { what: 'another MAC', change: { mac: '0'.repeat(64) } },
  { what: 'another path', path: '/api/wechatbank/holding/queryHoldings' },
  { what: 'another method', method: 'GET' },
  { what: 'another session', session: 'another-token' },
  { what: 'a later time under the same MAC', change: { t: AT + 2 } },
  { what: 'a time that is no number', change: { t: String(AT + 1) } },
  { what: 'another version', change: { v: 2 } },
  { what: 'capital hex', change: { iv: 'A'.repeat(32) } },
  { what: 'Base64 with padding', change: { ct: 'AAAAAAAAAAAAAAAAAAAAAA==' } },
  { what: 'a field that nobody knows', change: { x: 1 } },
  { what: 'an idem that the MAC has not', change: { idem: 'f'.repeat(32) } },
  { what: 'a random that is too short', change: { r: '00' } },
  { what: 'a kid that isn’t of its ek', change: { kid: '0'.repeat(32) } },
  { what: 'an ek without its prefix', change: { ek: EK.slice(2) } },
] as const

/** When a bank takes the second request, by how far its clock is from the request's `t`, ms. */
const WINDOW = [
  { clock: 60_000, taken: true },
  { clock: -60_000, taken: true },
  { clock: 60_001, taken: false },
  { clock: -60_001, taken: false },
] as const

/** docs/vectors/envelope.json: what somebody who writes a client or a bank in another language checks theirs against. */
export function envelopeVectors() {
  const keys = createServerOpener({ primitives: nodePrimitives }).deriveKeys(SECRET)
  return {
    version: 'open-mobile-bank/1',
    bank: { privateKey: PRIVATE_KEY, publicKey: PUBLIC_KEY },
    channel: {
      secret: toHex(SECRET),
      ek: EK,
      keys: {
        requestEncrypt: toHex(keys.request.encrypt),
        requestAuthenticate: toHex(keys.request.authenticate),
        responseEncrypt: toHex(keys.response.encrypt),
        responseAuthenticate: toHex(keys.response.authenticate),
      },
    },
    calls: [vectorOf('get', 0), vectorOf('post', 1), vectorOf('signed', 2), vectorOf('refused', 3)],
    refused: REFUSED,
    window: WINDOW,
  }
}
