import { oauthRedirectBasic as call } from '@/contract/entry/oauthRedirectBasic'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { checkRedirect } from '@/domain/validation/redirect'
import { isState, OAUTH_COOKIE } from '@sandbox/kernel/session/oauth'
import { OAUTH_STATE_MS } from '@sandbox/kernel/session/limits'
import { newToken } from '@sandbox/kernel/session/secrets'
import { publicHandler } from '@sandbox/kernel/scope'

const HOME = '/main/'
/** From another site, somebody else would choose the state that our cookie then vouches for. */
const OWN = new Set(['same-origin', 'none', undefined])

export const oauthRedirectBasic = publicHandler(call, async ({ bank, web }, { state, returnTo = HOME }) => {
  const back = checkRedirect(returnTo)
  const refused = !isState(state) || !OWN.has(web.fetchSite) || !back.ok || !returnTo.startsWith(HOME)
  if (refused) return fail(bankError('StateRefused'))
  const options = { path: '/', maxAgeSeconds: OAUTH_STATE_MS / 1000, secure: bank.https }
  web.setHiddenCookie(OAUTH_COOKIE, newToken(), options)
  web.redirect(bank.services.wechat.authoriseUrl(state, returnTo))
  return ok({})
})
