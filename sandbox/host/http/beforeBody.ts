import type { FastifyRequest } from 'fastify'
import type { Call } from '@/contract/call'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import type { Bank } from '@sandbox/kernel/scope'
import { findSession } from '@sandbox/kernel/session/sessions'
import type { RateLimit } from './rateLimit'

/** No plain call needs a larger body; a sealed one is limited by its envelope, a picture by its call. */
export const ORDINARY_BODY_BYTES = 64 * 1024
const SEALED_BODY_BYTES = 512 * 1024
const SESSION_TOKEN = /^[\w-]{1,64}$/

/** Bytes of a call's body at most. */
export const largestBody = ({ largestBody: own, protection }: Call): number =>
  own ?? (protection === 'plain' ? ORDINARY_BODY_BYTES : SEALED_BODY_BYTES)

/** The token of the session a request names; '' for none and for a text that can't be a token. */
export const sessionToken = ({ headers }: FastifyRequest): string => {
  const header = headers['x-session']
  return typeof header === 'string' && SESSION_TOKEN.test(header) ? header : ''
}

const declaredLength = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? 0)

/** Whether a body may be large: by its declared length, or because it declares none. */
const isLarge = (request: FastifyRequest): boolean =>
  request.headers['transfer-encoding'] !== undefined || declaredLength(request) > ORDINARY_BODY_BYTES

/** Only calls that take a picture have a limit of their own, so the error for them names the picture. */
const tooLarge = ({ largestBody: own }: Call): BankError =>
  bankError(own === undefined ? 'InvalidRequest' : 'ImageTooLarge')

/** Why a request is refused before its body is read, and with which status. */
export interface EarlyRefusal {
  readonly status: 200 | 413
  readonly error: BankError
}

/**
 * Checks a request before any of its body is parsed: refuses a body that is too large, a missing session for a call that
 * needs one, and an address that sends too many large bodies. Sealed requests of ordinary size pass, because their refusal
 * must be sealed too; no honest sealed body is larger.
 */
export async function refusalBeforeBody(
  bank: Bank,
  call: Call,
  request: FastifyRequest,
  mayBeLarge: RateLimit,
): Promise<EarlyRefusal | undefined> {
  const large = isLarge(request)
  if (declaredLength(request) > largestBody(call)) return { status: 413, error: tooLarge(call) }
  if (call.access !== 'public' && (large || call.protection === 'plain')) {
    const session = await findSession(bank.db.drizzle, sessionToken(request), bank.realNow())
    if (!session.ok) return { status: 200, error: session.error }
  }
  const tooMany = large && !mayBeLarge(request.ip, bank.realNow())
  return tooMany ? { status: 200, error: bankError('TooManyRequests') } : undefined
}
