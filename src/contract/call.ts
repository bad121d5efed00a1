import type { BaseIssue, BaseSchema, InferOutput } from 'valibot'
import type { ErrorName } from '../domain/errors/codes'
import type { PaymentKind } from '../domain/limits/payments'
import type { CapabilityName } from './capabilities'
import type { Written } from './sample'

export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>

/**
 * How a call's body is sent (docs/decisions/envelope.md).
 * - `plain`: as JSON; only the specification's exempt paths and calls made before a session exists.
 * - `sealed`: encrypted and authenticated both ways with the channel's keys.
 * - `signed`: sealed, and bound to a one-use random that the server gave for this session and path.
 */
export type Protection = 'plain' | 'sealed' | 'signed'

/**
 * Who may call: anybody; anybody with an open id; a customer with an account who passed the gesture; one whose account may
 * trade.
 */
export type Access = 'public' | 'session' | 'account' | 'trading'

/** A `read` is retried once; a `write` is never retried; a `money` call is retried with its clientId. */
export type Effect = Call['effect']

/** Parts of what the bank knows about a customer, by the capability they belong to. */
export type Tags = 'everything' | readonly CapabilityName[]

/** Connects a read to the calls that change its answer (docs/decisions/reads.md). */
type Bearing =
  | {
      readonly effect: 'read'
      /** Which of the customer's own data the answer contains; `[]` when nothing a customer does changes it. */
      readonly provides: Tags
      readonly payment?: undefined
    }
  | (Paying & {
      /** Which of the customer's data the call changes: every read that `provides` of it is asked again. */
      readonly invalidates: Tags
    })

/** What limits and locks hold for it: named by every call that moves money, and by a write that promises some or moves it later. */
type Paying =
  | { readonly effect: 'write'; readonly payment?: PaymentKind }
  | { readonly effect: 'money'; readonly payment: PaymentKind }

/** One call of the API: the single source for the typed client and the sandbox's validation. */
export type Call<Request extends Schema = Schema, Response extends Schema = Schema> = CallShape<Request, Response> &
  Bearing

interface CallShape<Request extends Schema, Response extends Schema> {
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: `/api/${string}`
  readonly protection: Protection
  readonly access: Access
  /**
   * Refused with ConsentMissing while the privacy policy isn't agreed to; set for calls that collect further personal
   * data.
   */
  readonly consent?: 'privacyPolicy'
  /** Largest body in bytes, for a plain call that carries a picture; a larger one fails with ImageTooLarge. */
  readonly largestBody?: number
  readonly request: Request
  /** The answer's fields beside `code` and `msg`; sent only when `code` is 0. */
  readonly response: Response
}

/** What only tests and docs/api.md read of a call. The build leaves it out of the app (config/contracts.ts). */
export interface Description {
  /** The call's purpose and its source (specification section, or `ours`). */
  readonly summary: string
  /** Named refusals the customer may meet, without those of envelope, session and service, which every call can give. */
  readonly errors: readonly ErrorName[]
  /** One right request, with `own('…')` for what belongs to its sender: sent by the tests of every call, and an example for readers. */
  readonly sample: object
}

export type RequestOf<C extends Call> = InferOutput<C['request']>
export type ResponseOf<C extends Call> = InferOutput<C['response']>

/** Returns its argument; checks its shape and keeps the types of its own schemas, and which own things its sample names. */
export const defineCall = <
  Request extends Schema,
  Response extends Schema,
  const Sample extends Written<InferOutput<Request>>,
>(
  call: Call<Request, Response> & Description & { readonly sample: Sample },
): Call<Request, Response> & Description & { readonly sample: Sample } => call

/** The address of a plain read: its path and the request as the query, in the request's order. */
export function plainAddress(path: string, request: object): string {
  const pairs = Object.entries(request).filter(([, value]) => value !== undefined)
  const query = pairs
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&')
  return query === '' ? path : `${path}?${query}`
}
