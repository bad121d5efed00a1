import { oauthRedirectBasic as call } from '@/contract/entry/oauthRedirectBasic'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { checkRedirect } from '@/domain/validation/redirect'
import { isState, OAUTH_COOKIE } from '@sandbox/kernel/session/oauth'
import { OAUTH_STATE_MS } from '@sandbox/kernel/session/limits'
import { newToken } from '@sandbox/kernel/session/secrets'
import { publicHandler } from '@sandbox/kernel/scope'

const HOME = '/main/'
/** Another site must not start an authorisation: it could choose the state that our cookie then confirms. */
const OWN = new Set(['same-origin', 'none', undefined])

/** The longest address that browsers, proxies and WeChat return complete. */
const LONGEST_RETURN = 512

const fits = (address: string): boolean =>
  address.length <= LONGEST_RETURN && address.startsWith(HOME) && checkRedirect(address).ok

/**
 * The address to which the browser comes back: without its query when that is too long, because the page matters more than
 * its parameters; home when the path is too long as well.
 */
function wayBack(returnTo: string): string {
  const [path = ''] = returnTo.split(/[?#]/)
  return [returnTo, path].find(fits) ?? HOME
}

export const oauthRedirectBasic = publicHandler(call, async ({ bank, web }, { state, returnTo = HOME }) => {
  if (!isState(state) || !OWN.has(web.fetchSite)) return fail(bankError('StateRefused'))
  const address = bank.services.wechat.authoriseUrl(state, wayBack(returnTo))
  if (address === undefined) return fail(bankError('ServiceUnavailable'))
  const options = { path: '/', maxAgeSeconds: OAUTH_STATE_MS / 1000, secure: bank.https }
  web.setHiddenCookie(OAUTH_COOKIE, newToken(), options)
  web.redirect(address)
  return ok({})
})
