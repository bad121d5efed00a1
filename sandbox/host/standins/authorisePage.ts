import type { FastifyInstance } from 'fastify'
import { checkRedirect } from '@/domain/validation/redirect'
import type { Bank } from '@sandbox/kernel/scope'
import { cookieIn, hiddenCookie } from '../http/cookies'
import { pagePolicy } from '../http/headers'
import { findDemo, DEMO_CUSTOMERS } from '../seeding/customers'
import { issueOauthCode, isState, OAUTH_COOKIE } from '@sandbox/kernel/session/oauth'
import { choicePage, escapeHtml } from './html'
import { AUTHORISE_PATH } from './wechat'
import { demoOpenId } from '../seeding/people'

/** Remembers who WeChat takes this browser for, as the real one does by itself. */
export const WECHAT_COOKIE = 'sandbox-wechat'
const REMEMBER_SECONDS = 3_600

interface AuthoriseQuery {
  readonly state?: string
  readonly returnTo?: string
  readonly as?: string
}

/** The stand-in's authorise page: one chooses who one is. With a remembered choice it answers at once, as WeChat does. */
export function serveAuthorisePage(server: FastifyInstance, bank: Bank): void {
  server.get<{ Querystring: AuthoriseQuery }>(AUTHORISE_PATH, async (request, reply) => {
    const { state = '', returnTo = '', as } = request.query
    const browser = cookieIn(request.headers.cookie, OAUTH_COOKIE)
    if (!isState(state) || !checkRedirect(returnTo).ok || !returnTo.startsWith('/main/') || browser === undefined) {
      return reply.code(400).type('text/plain; charset=utf-8').send('请从应用进入 · Start from the app at /main/')
    }
    const chosen = findDemo(as ?? cookieIn(request.headers.cookie, WECHAT_COOKIE))
    if (!chosen) {
      reply.header('content-security-policy', pagePolicy([]))
      return reply.type('text/html; charset=utf-8').send(page(state, returnTo))
    }
    const openId = demoOpenId(chosen.key)
    const binding = { channel: 'h5', state, browser } as const
    const token = await issueOauthCode(bank.db.drizzle, bank.realNow(), openId, binding)
    return reply.redirect(returning(returnTo, { token, state }))
  })

  server.get<{ Querystring: { customer?: string } }>('/sandbox/wechat/be', (request, reply) => {
    const chosen = findDemo(request.query.customer)
    const options = { path: '/sandbox/wechat', maxAgeSeconds: chosen ? REMEMBER_SECONDS : 0, secure: bank.https }
    reply.header('set-cookie', hiddenCookie(WECHAT_COOKIE, chosen?.key ?? '', options))
    return reply.redirect('/main/')
  })
}

/** The way back with code and state in the query, before a fragment. */
function returning(returnTo: string, query: Readonly<Record<string, string>>): string {
  const back = new URL(returnTo, 'http://bank.invalid')
  for (const [name, value] of Object.entries(query)) back.searchParams.set(name, value)
  return back.pathname + back.search + back.hash
}

function page(state: string, returnTo: string): string {
  const rows = DEMO_CUSTOMERS.map(({ key, name, about }) => {
    const link = `${AUTHORISE_PATH}?${new URLSearchParams({ state, returnTo, as: key }).toString()}`
    return `<li><a href="${escapeHtml(link)}" data-customer="${key}"><b>${escapeHtml(name)}</b><span>${escapeHtml(about)}</span></a></li>`
  })
  return choicePage('选择身份', '代替微信授权，请选择身份 · Stands in for WeChat: choose who you are', rows)
}
