import type { Protection } from '@/contract/call'
import type { CallContext, RequestEnvelope, ResponseEnvelope } from '@/crypto/envelope'
import type { Primitives } from '@/crypto/primitives'
import type { RandomSource } from '@/crypto/random'
import type { BankError } from '@/domain/errors/catalogue'

/**
 * The secrets of open channels. Whoever has a secret can read everything said in its channel: it is kept out of every log
 * and deleted when its time is over (12 hours at most, as a session).
 */
export interface ChannelStore {
  /** Keeps a channel's 48-byte secret; saving a kid that is there already changes nothing. */
  save(kid: string, secret: Uint8Array): Promise<void>
  /** The secret, or undefined when the channel is unknown or too old. */
  load(kid: string): Promise<Uint8Array | undefined>
}

/** The nonces of sealed calls, for as long as the calls could be replayed. */
export interface NonceStore {
  /**
   * Atomically records a nonce; true the first time only (one INSERT on the key (kid, nonce), conflict does nothing).
   * @param keepUntil epoch milliseconds by the real clock; the nonce may be forgotten after it, and not before
   */
  consume(kid: string, nonce: string, keepUntil: number): Promise<boolean>
}

/** The server's one-use randoms for signed calls. */
export interface RandomStore {
  /** Makes one of 32 hex characters or more, valid for 60 seconds and one owner (`randomOwner`). */
  issue(owner: string): Promise<string>
  /** Atomically uses it up; true when it was issued to this owner, is fresh and wasn't used. */
  consume(random: string, owner: string): Promise<boolean>
}

/** What is needed to open a sealed request. */
export interface EnvelopeDeps {
  /** The bank's SM2 private key, 32 bytes in hex. */
  readonly privateKey: string
  readonly channels: ChannelStore
  readonly nonces: NonceStore
  readonly randoms: RandomStore
  /** The real clock, epoch milliseconds; never the bank's movable one. */
  readonly now: () => number
  readonly random: RandomSource
  readonly primitives: Primitives
}

/** A sealed request as it came in. */
export interface IncomingRequest extends CallContext {
  /** The parsed JSON body of a POST, or what `decodeHeader` made of a GET's header. */
  readonly envelope: unknown
  readonly protection: Exclude<Protection, 'plain'>
}

/** Seals the answer to the request it came with. */
export type Reply = (value: unknown) => ResponseEnvelope

/** A request that may be handled. */
export interface AcceptedRequest {
  readonly body: unknown
  /** The client id of a money call. */
  readonly idempotencyKey: string | undefined
  /** The channel it came through. */
  readonly kid: RequestEnvelope['kid']
  /** Its nonce or random, used up. */
  readonly random: RequestEnvelope['r']
  readonly reply: Reply
}

/**
 * A request that may not be handled: EnvelopeRefused, or RandomRefused. `reply` is there when the request was authentic
 * (but late, early or replayed): the refusal is then sealed and tells the client the server's time.
 */
export interface RefusedRequest {
  readonly error: BankError
  readonly reply: Reply | undefined
}
