import type { FastifyRequest } from 'fastify'
import { checkRedirect } from '@/domain/validation/redirect'
import { isState, OAUTH_COOKIE } from '@sandbox/kernel/session/oauth'
import { cookieIn } from './cookies'

/** Where the app lives, and where it is gone back to when nothing better is known. */
export const HOME = '/main/'

export interface StartedAuthorisation {
  readonly state: string
  readonly returnTo: string
  readonly browser: string
}

/** The authorisation that the app began in this browser; undefined for an address made up by somebody else. */
export function startedAuthorisation(request: FastifyRequest): StartedAuthorisation | undefined {
  const { state = '', returnTo = '' } = Object(request.query) as { readonly state?: string; readonly returnTo?: string }
  const browser = cookieIn(request.headers.cookie, OAUTH_COOKIE)
  const fits = isState(state) && checkRedirect(returnTo).ok && returnTo.startsWith(HOME)
  return fits && browser !== undefined ? { state, returnTo, browser } : undefined
}

/** The return address with what is brought back in the query, before a fragment. */
export function addressWith(returnTo: string, query: Readonly<Record<string, string>>): string {
  const back = new URL(returnTo, 'http://bank.invalid')
  for (const [name, value] of Object.entries(query)) back.searchParams.set(name, value)
  return back.pathname + back.search + back.hash
}
