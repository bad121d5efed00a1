import type { FastifyInstance } from 'fastify'
import type { Bank } from '@sandbox/kernel/scope'
import { issueOauthCode } from '@sandbox/kernel/session/oauth'
import { rememberIdentity } from '@sandbox/kernel/session/registration'
import { startedAuthorisation, HOME, addressWith } from '../http/oauthReturn'
import { WECHAT_HOST } from './ask'
import type { WechatHost } from './ask'
import { grantOfCode } from './grant'
import { isCode, reportTo } from './live'
import { RETURN_PATH } from './returnAddress'
import type { LiveWechat } from './settings'

/**
 * Takes the code that WeChat gives a browser (developers.weixin.qq.com/doc/offiaccount/OA_Web_Apps/Wechat_webpage_authorization.html,
 * step 2) and sends the browser on with a code of ours, which is tied to it: WeChat's own would open a session in any
 * browser. Without a token the app says that nothing came back, and doesn't ask again by itself.
 */
export function serveWechatReturn(
  server: FastifyInstance,
  { db, realNow }: Pick<Bank, 'db' | 'realNow'>,
  { account }: LiveWechat,
  host: WechatHost = WECHAT_HOST,
): void {
  if (!account) return
  const report = reportTo(server.log)
  server.get<{ Querystring: { readonly code?: string } }>(RETURN_PATH, async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const begun = startedAuthorisation(request)
    if (!begun) return reply.redirect(addressWith(HOME, { state: 'none' }), 303)
    const { state, returnTo, browser } = begun
    const { code } = request.query
    const empty = () => reply.redirect(addressWith(returnTo, { state }), 303)
    if (typeof code !== 'string' || !isCode(code)) return empty()
    const granted = await grantOfCode({ host, app: account, now: realNow }, code)
    if (!granted.ok) {
      if (!['codeWrong', 'codeUsed', 'snapshot'].includes(granted.error.name)) report(granted.error)
      return empty()
    }
    const { openId, unionId } = granted.value
    await rememberIdentity(db.drizzle, { openId, unionId }, realNow())
    const token = await issueOauthCode(db.drizzle, realNow(), openId, { channel: 'h5', state, browser })
    return reply.redirect(addressWith(returnTo, { token, state }), 303)
  })
}
