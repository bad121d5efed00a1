import type { ErrorName } from '../domain/errors/codes'
import { PROTOCOL_CODES } from '../domain/errors/protocolCodes'

/** Shown for a network failure, and in place of an empty message (specification §8 and §5). */
export const BUSY = '网络繁忙，请稍后再试'
/** Shown when the bank's answer can't be read as one (specification §8). */
export const FAILED = '请求失败'

/** Why a call gave no answer. `message` is what the customer reads. */
export type CallError =
  /** The bank refused. `name` is undefined for a code that the catalogue doesn't know. */
  | { readonly kind: 'refused'; readonly name?: ErrorName; readonly code: number; readonly message: string }
  | {
      readonly kind: 'network' | 'timeout' | 'offline'
      readonly message: string
      /**
       * Of a money call: the bank couldn't be asked about it either, so it may have been carried out (see pendingMoney).
       */
      readonly unresolved?: true
    }

/** The result of one try of a call. */
export type Attempt =
  | { readonly kind: 'answered'; readonly fields: unknown }
  /** `proven`: certainly said by the bank, so the call wasn't carried out. */
  | {
      readonly kind: 'refused'
      readonly code: number
      readonly message: string
      readonly proven: boolean
      /** The session it was sent in; left out for a refusal that was stored earlier. */
      readonly session?: string | undefined
    }
  | { readonly kind: 'network' | 'timeout' }
  /** Nothing was sent. */
  | { readonly kind: 'offline' }
  /** Something came back, but not the bank's answer to this call. */
  | { readonly kind: 'garbled' }

export type FailedAttempt = Exclude<Attempt, { kind: 'answered' }>

/** A failed try as its caller gets it; `errorName` gives the name of a code (domain/errors/codes). */
export function callError(attempt: FailedAttempt, errorName: (code: number) => ErrorName | undefined): CallError {
  switch (attempt.kind) {
    case 'refused': {
      const name = errorName(attempt.code)
      const message = attempt.message.trim() || BUSY
      return { kind: 'refused', ...(name && { name }), code: attempt.code, message }
    }
    case 'garbled':
      return { kind: 'network', message: FAILED }
    default:
      return { kind: attempt.kind, message: BUSY }
  }
}

type ProtocolError = keyof typeof PROTOCOL_CODES

/** Which of these protocol errors a failed try is; undefined for none. */
const refusedAs = <Name extends ProtocolError>(attempt: FailedAttempt, names: readonly Name[]): Name | undefined =>
  attempt.kind === 'refused' ? names.find((name) => PROTOCOL_CODES[name] === attempt.code) : undefined

const SESSION_LOSSES = ['SessionMissing', 'SessionExpired', 'GestureMissing'] as const

export type SessionLoss = (typeof SESSION_LOSSES)[number]

/** How the session was lost, or that it isn't signed in yet; only signing in again helps. Undefined otherwise. */
export const sessionLoss = (attempt: FailedAttempt): SessionLoss | undefined => refusedAs(attempt, SESSION_LOSSES)

/** The envelope or its random was refused: the same call may succeed in a new envelope (docs/decisions/envelope.md). */
export const isEnvelopeRefusal = (attempt: FailedAttempt): boolean =>
  refusedAs(attempt, ['EnvelopeRefused', 'RandomRefused']) !== undefined

/** After an error inside the bank, or when the bank lost its database, nobody knows whether the call was carried out. */
export const isFailureInside = (attempt: FailedAttempt): boolean =>
  refusedAs(attempt, ['InternalError', 'ServiceUnavailable', 'BankBusy']) !== undefined
