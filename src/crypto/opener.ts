import type { Result } from '../domain/result'
import { REFUSED } from './primitives'
import type { Primitives, Refused } from './primitives'
import { decryptBody, deriveKeys, encryptBody, openedRequest, requestMac, responseMac, sameMac } from './protocol'
import type { CallContext, ChannelKeys, OpenedRequest } from './protocol'
import type { RequestEnvelope, ResponseEnvelope } from './wire'

/** What goes into a sealed answer. */
export interface AnswerToSeal {
  /** The request it answers. */
  readonly request: Pick<RequestEnvelope, 'kid' | 'r' | 't'>
  /** 16 fresh random bytes. */
  readonly iv: Uint8Array
  /** The server's clock, epoch milliseconds. */
  readonly time: number
  readonly value: unknown
}

/** The bank's end of the protocol; it has no state, so that any server can open any request. */
export interface ServerOpener {
  /** The four keys of a channel from its 48-byte secret. */
  deriveKeys(secret: Uint8Array): ChannelKeys
  /**
   * Checks a parsed request against its channel's keys and the call it came in by, then decrypts it. The caller must check
   * its time and its random.
   */
  openRequest(envelope: RequestEnvelope, keys: ChannelKeys, context: CallContext): Result<OpenedRequest, Refused>
  /** Seals an answer to that request and to no other. @throws RangeError when it is too large */
  sealResponse(keys: ChannelKeys, context: CallContext, answer: AnswerToSeal): ResponseEnvelope
}

/** Builds the server's end over its primitives. */
export function createServerOpener({ primitives }: { readonly primitives: Primitives }): ServerOpener {
  return {
    deriveKeys: (secret) => deriveKeys(primitives, secret),
    openRequest(envelope, keys, context) {
      if (!sameMac(envelope.mac, requestMac(primitives, keys, context, envelope))) return REFUSED
      const body = decryptBody(primitives, keys.request, envelope)
      return body.ok ? openedRequest(envelope, body.value) : REFUSED
    },
    sealResponse(keys, context, { request, iv, time, value }) {
      const unsigned = { v: 1 as const, t: time, ...encryptBody(primitives, keys.response, iv, value) }
      return { ...unsigned, mac: responseMac(primitives, keys, context, request, unsigned) }
    },
  }
}
