import type { BaseIssue, BaseSchema, InferOutput } from 'valibot'
import type { ErrorName } from '../domain/errors/codes'
import type { CapabilityName } from './capabilities'

export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>

/**
 * How a call's body travels (docs/decisions/envelope.md).
 * - `plain`: as JSON; only the specification's exempt paths and what happens before a session exists.
 * - `sealed`: encrypted and authenticated both ways with the session's keys.
 * - `signed`: sealed, and bound to a one-use random that the server gave for this session and path.
 */
export type Protection = 'plain' | 'sealed' | 'signed'

/** Who may call: anybody; who has an open id; who passed the gesture and has an account; whose account may trade. */
export type Access = 'public' | 'session' | 'account' | 'trading'

/** A `read` is retried once; a `write` never by itself; a `money` call is retried with its clientId. */
export type Effect = Call['effect']

/** Parts of what the bank knows of a customer, each by the capability it belongs to. */
export type Subjects = 'everything' | readonly CapabilityName[]

/** What ties a call that asks to the calls that change its answer (docs/decisions/reads.md). */
type Bearing =
  | {
      readonly effect: 'read'
      /** What of the customer's own the answer tells; `[]` when it would be the same whatever they do. */
      readonly tells: Subjects
    }
  | {
      readonly effect: 'write' | 'money'
      /** What isn't as it was once it is carried out: every answer that tells of it is asked for again. */
      readonly changes: Subjects
    }

/** One call of the API: the single source for the typed client and the sandbox's validation. */
export type Call<Request extends Schema = Schema, Response extends Schema = Schema> = CallShape<Request, Response> &
  Bearing

interface CallShape<Request extends Schema, Response extends Schema> {
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: `/api/${string}`
  readonly protection: Protection
  readonly access: Access
  /** Refused with ConsentMissing while the privacy policy isn't agreed to: calls that collect personal data anew. */
  readonly consent?: 'privacyPolicy'
  /** Bytes of the body at most, where a plain call carries a picture; a larger one is ImageTooLarge. */
  readonly largestBody?: number
  readonly request: Request
  /** The answer's fields beside `code` and `msg`; sent only when `code` is 0. */
  readonly response: Response
}

/** What tests and docs/api.md know of a call besides. The build leaves it out of the app (config/contracts.ts). */
export interface Description {
  /** What the call is for, and where it comes from (specification section, or `ours`). */
  readonly summary: string
  /** Named refusals the customer may meet; envelope, session and service errors go without saying. */
  readonly errors: readonly ErrorName[]
}

export type RequestOf<C extends Call> = InferOutput<C['request']>
export type ResponseOf<C extends Call> = InferOutput<C['response']>

/** Identity with types: keeps each call's own schemas while checking its shape. */
export const defineCall = <Request extends Schema, Response extends Schema>(
  call: Call<Request, Response> & Description,
): Call<Request, Response> & Description => call
