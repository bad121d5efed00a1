import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import type { Queryable } from '../db'
import { consumeCode, issueCode } from './codes'
import { OAUTH_CODE_MS } from './limits'
import { tokenHash } from './secrets'
import type { Session } from './sessions'

/** The cookie with the secret that ties an authorisation to the browser it began in; scripts can't read it. */
export const OAUTH_COOKIE = 'bank-oauth'

/** Whether a text has the form of a state; checked before it goes into addresses. */
export const isState = (state: string): boolean => /^[\w.-]{8,64}$/.test(state)

/** Where a code may be redeemed. */
export type OauthBinding =
  | { readonly channel: 'mini' }
  /** `browser` is the cookie's secret. */
  | { readonly channel: 'h5'; readonly state: string; readonly browser: string }

/** A one-use code for an open id: 60 seconds, for this browser and state only when it is for the H5. */
export const issueOauthCode = (on: Queryable, now: number, openId: string, binding: OauthBinding): Promise<string> =>
  issueCode(on, now, {
    kind: 'oauthCode',
    subject: openId,
    payload:
      binding.channel === 'mini'
        ? { channel: 'mini' }
        : { channel: 'h5', state: binding.state, browser: tokenHash(binding.browser) },
    lifetime: OAUTH_CODE_MS,
  })

/** What a browser presents to redeem a code. */
export interface Presented {
  readonly code: string
  readonly state: string | undefined
  readonly cookie: string | undefined
}

/** Whom a code stands for, and where it was redeemed. */
export type Redeemed = Pick<Session, 'openId' | 'channel'>

/**
 * Redeems a code for its open id; undefined when the code is unknown. It is used up even when the state is wrong (OWASP
 * ASVS 5.0, 10.1.2 and 10.4.2); then this fails with StateRefused.
 */
export async function redeemOauthCode(
  on: Queryable,
  now: number,
  { code, state, cookie }: Presented,
): Promise<Result<Redeemed | undefined, BankError>> {
  const row = await consumeCode(on, now, 'oauthCode', code)
  if (!row) return ok(undefined)
  const openId = row.subject
  if (row.payload.channel === 'mini') return ok({ openId, channel: 'mini' })
  const same = state === row.payload.state && cookie !== undefined && tokenHash(cookie) === row.payload.browser
  return same ? ok({ openId, channel: 'h5' }) : fail(bankError('StateRefused'))
}
