import { oauthRedirectBasic as call } from '../../../src/contract/entry/oauthRedirectBasic'
import { bankError } from '../../../src/domain/errors/catalogue'
import { fail, ok } from '../../../src/domain/result'
import { checkRedirect } from '../../../src/domain/validation/redirect'
import { hiddenCookie } from '../../http/cookies'
import { isState, OAUTH_COOKIE } from '../../session/oauth'
import { OAUTH_STATE_MS } from '../../session/limits'
import { newToken } from '../../session/secrets'
import { publicHandler } from '../scope'

const HOME = '/main/'
/** From another site, somebody else would choose the state that our cookie then vouches for. */
const OWN = new Set(['same-origin', 'none', undefined])

export const oauthRedirectBasic = publicHandler(call, async ({ bank, web }, { state, returnTo = HOME }) => {
  const back = checkRedirect(returnTo)
  const refused = !isState(state) || !OWN.has(web.fetchSite) || !back.ok || !returnTo.startsWith(HOME)
  if (refused) return fail(bankError('StateRefused'))
  web.setCookie(
    hiddenCookie(OAUTH_COOKIE, newToken(), { path: '/', maxAgeSeconds: OAUTH_STATE_MS / 1000, secure: bank.https }),
  )
  web.redirect(bank.services.wechat.authoriseUrl(state, returnTo))
  return ok({})
})
