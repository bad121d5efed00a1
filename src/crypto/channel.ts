import type { Result } from '../domain/result'
import { toHex } from './bytes'
import type { ClientId } from './clientId'
import { REFUSED, SM4_BLOCK } from './primitives'
import type { Primitives, Refused } from './primitives'
import {
  channelId,
  decryptBody,
  deriveKeys,
  encryptBody,
  requestMac,
  responseMac,
  sameMac,
  SECRET_BYTES,
} from './protocol'
import type { CallContext } from './protocol'
import type { RandomSource } from './random'
import { isRandom, parseResponse } from './wire'
import type { RequestEnvelope } from './wire'

const NONCE_BYTES = 16

/** After a longer round trip (ms, ours) an answer says too little about the server's clock. */
const MAX_CLOCK_ROUND_TRIP_MS = 30_000

export interface ChannelOptions {
  /** The bank's SM2 public key: '04', x and y in lower-case hex. */
  readonly serverPublicKey: string
  readonly primitives: Primitives
  readonly sm2Encrypt: (publicKey: string, plaintext: Uint8Array) => Result<string, Refused>
  readonly random: RandomSource
  /** The device's clock, epoch milliseconds. */
  readonly now: () => number
}

/** One call to seal. */
export interface CallToSeal extends CallContext {
  /** The server's one-use random; given for `signed` calls only. */
  readonly random?: string
  /** The client id of a money call, the same on every retry. */
  readonly idempotencyKey?: ClientId
  readonly body: unknown
}

export interface SealedCall {
  readonly envelope: RequestEnvelope
  /**
   * Opens the answer to this request. `refused` means that it doesn't come from anybody who knows the channel's keys, so
   * the outcome of the call is unknown.
   */
  open(answer: unknown): Result<unknown, Refused>
}

/** The app's end of a channel: one SM2 operation when it is made, then only symmetric ones. */
export interface ClientChannel {
  readonly kid: string
  /**
   * Seals one try of a call; a retry seals anew.
   * @throws RandomUnavailable, RangeError for a malformed `random` or a body too large
   */
  sealRequest(call: CallToSeal): SealedCall
  /** Notes that the server knows the channel, so that requests leave ek out. A sealed answer does this by itself. */
  acknowledged(): void
  /**
   * Notes that the server may not know the channel (it refused outside an envelope): the next request carries ek again.
   */
  forgotten(): void
  /** The server's clock less the device's, in milliseconds. Every sealed answer sets it, authenticated. */
  setClockOffset(milliseconds: number): void
}

/**
 * Opens a channel to the bank.
 * @throws RangeError when the configured public key is not a point of the curve; RandomUnavailable
 */
export function createClientChannel({
  serverPublicKey,
  primitives,
  sm2Encrypt,
  random,
  now,
}: ChannelOptions): ClientChannel {
  const secret = random.bytes(SECRET_BYTES)
  const ek = sm2Encrypt(serverPublicKey, secret)
  if (!ek.ok) throw new RangeError('the bank’s public key is not a point of the curve')
  const keys = deriveKeys(primitives, secret)
  const kid = channelId(primitives, ek.value)
  let known = false
  let clockOffset = 0

  const setClock = (serverTime: number, sentAt: number): void => {
    const receivedAt = now()
    const roundTrip = receivedAt - sentAt
    if (roundTrip >= 0 && roundTrip <= MAX_CLOCK_ROUND_TRIP_MS) {
      channel.setClockOffset(serverTime - sentAt - roundTrip / 2)
    }
  }

  const channel: ClientChannel = {
    kid,
    sealRequest({ random: serverRandom, idempotencyKey, body, ...context }) {
      const sentAt = now()
      const r = serverRandom ?? toHex(random.bytes(NONCE_BYTES))
      if (!isRandom(r)) throw new RangeError('a random is 16 to 32 bytes of lower-case hex')
      const unsigned = {
        v: 1 as const,
        kid,
        ...(known ? {} : { ek: ek.value }),
        r,
        t: Math.max(0, sentAt + clockOffset),
        ...(idempotencyKey === undefined ? {} : { idem: idempotencyKey }),
        ...encryptBody(primitives, keys.request, random.bytes(SM4_BLOCK), body),
      }
      return {
        envelope: { ...unsigned, mac: requestMac(primitives, keys, context, unsigned) },
        open(answer) {
          const parsed = parseResponse(answer)
          if (!parsed.ok) return REFUSED
          const response = parsed.value
          if (!sameMac(response.mac, responseMac(primitives, keys, context, unsigned, response))) return REFUSED
          channel.acknowledged()
          setClock(response.t, sentAt)
          return decryptBody(primitives, keys.response, response)
        },
      }
    },
    acknowledged() {
      known = true
    },
    forgotten() {
      known = false
    },
    setClockOffset(milliseconds) {
      clockOffset = Math.round(milliseconds)
    },
  }
  return channel
}
