import type { FastifyInstance, FastifyReply } from 'fastify'
import { checkRedirect } from '@/domain/validation/redirect'
import type { Bank } from '@sandbox/kernel/scope'
import { isState, issueOauthCode, OAUTH_COOKIE } from '@sandbox/kernel/session/oauth'
import { meetIdentity } from '@sandbox/kernel/session/registration'
import { cookieIn } from '../http/cookies'
import { pagePolicy } from '../http/headers'
import { AUTHORISED_PATH, identityOfBrowser } from './platform'
import type { LiveWechat } from './settings'

const HOME = '/main/'

/** For who came by no authorisation of this browser: the app would begin another one at once, so it isn't opened by itself. */
const START_FROM_APP = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>请从应用进入</title><p>本次授权已失效，请重新进入。</p><p><a href="${HOME}">返回首页</a></p></html>`

interface Returned {
  readonly code?: string
  readonly state?: string
  readonly returnTo?: string
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Where WeChat sends a browser back: its code becomes one of the bank's own, for this browser and state, as the stand-in's
 * page makes one. Where WeChat gives nobody, the app comes back without a token and says so.
 */
export function serveAuthorised(server: FastifyInstance, bank: Bank, { account, api }: LiveWechat): void {
  if (!account) return
  const refuse = (reply: FastifyReply) =>
    reply
      .code(400)
      .header('content-security-policy', pagePolicy([]))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(START_FROM_APP)
  server.get<{ Querystring: Returned }>(AUTHORISED_PATH, async (request, reply) => {
    const [code, state, returnTo] = [request.query.code, request.query.state, request.query.returnTo].map(text)
    const browser = cookieIn(request.headers.cookie, OAUTH_COOKIE)
    const fits = isState(state ?? '') && (returnTo ?? '').startsWith(HOME) && checkRedirect(returnTo ?? '').ok
    if (!fits || browser === undefined || state === undefined || returnTo === undefined) return refuse(reply)
    const on = bank.db.drizzle
    const now = bank.realNow()
    const identity = code ? await identityOfBrowser(api, account, code) : undefined
    const back = new URL(returnTo, 'http://bank.invalid')
    back.searchParams.set('state', state)
    if (identity?.ok && identity.value) {
      await meetIdentity(on, identity.value, now)
      const token = await issueOauthCode(on, now, identity.value.openId, { channel: 'h5', state, browser })
      back.searchParams.set('token', token)
    }
    return reply.header('cache-control', 'no-store').redirect(back.pathname + back.search + back.hash, 303)
  })
}
