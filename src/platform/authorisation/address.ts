import { BASE } from '@/routes/link'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { MAX_ADDRESS } from '../storage/stored'
import type { AuthorisationError, Credential } from './types'

/** The parts of an address that only the code of authorisation may see. */
export interface AddressSecrets {
  readonly token?: string
  readonly state?: string
}

/** What the app stores of an OAuth request while the browser is away. */
export interface OauthAttempt {
  readonly state: string
  readonly returnTo: string
}

const SECRET_NAMES = ['token', 'state'] as const

/** Takes `token` and `state` out of an address's query; the rest keeps its order and spelling. */
export function splitAddress(search: string): { readonly secrets: AddressSecrets; readonly search: string } {
  const secrets: { token?: string; state?: string } = {}
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => {
      const name = SECRET_NAMES.find((secret) => pair === secret || pair.startsWith(`${secret}=`))
      if (name === undefined) return pair !== ''
      secrets[name] ??= new URLSearchParams(pair).get(name) ?? ''
      return false
    })
  return { secrets, search: kept.length === 0 ? '' : `?${kept.join('&')}` }
}

/**
 * Decides what an address's token is worth. It counts only with the state that this browser sent out (OWASP ASVS 10.1.2);
 * without a state only inside a mini-program's web-view, which passes its own token that way (specification §6).
 */
export function judgeAddress(
  { token, state }: AddressSecrets,
  attempt: OauthAttempt | undefined,
  inMiniProgram: boolean,
): Result<Credential | undefined, AuthorisationError> {
  if (!token) return ok(undefined)
  if (!state && inMiniProgram) return ok({ kind: 'token', token })
  if (!state || attempt?.state !== state) return fail({ kind: 'stateRefused' })
  return ok({ kind: 'token', token, state, returnTo: attempt.returnTo })
}

/**
 * A route's address as it is kept and sent while the browser is away: without its query when that is too long, because the
 * page still opens without it.
 */
export const wayBack = (address: string): string =>
  (BASE + address).length <= MAX_ADDRESS ? address : address.replace(/[?#].*$/, '')

/**
 * The address that starts the OAuth redirect (call oauthRedirectBasic); `returnTo` is a route's address below the base.
 */
export const oauthAddress = (origin: string, { state, returnTo }: OauthAttempt): string =>
  `${origin}/api/oauthRedirectBasic?state=${encodeURIComponent(state)}&returnTo=${encodeURIComponent(BASE + returnTo)}`

/** The one-use token that opened the mini-program, if the link carried one. */
export function launchToken(query: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const token = query?.token
  return typeof token === 'string' && token !== '' ? decodeURIComponent(token) : undefined
}
