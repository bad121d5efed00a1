import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { checkRedirect } from '@/domain/validation/redirect'
import { issueOauthCode } from '@sandbox/kernel/session/oauth'
import { rememberIdentity } from '@sandbox/kernel/session/registration'
import type { Bank } from '@sandbox/kernel/scope'
import type { DemoAccess } from '../demoAccess'
import { startedAuthorisation, HOME, addressWith } from '../http/oauthReturn'
import type { StartedAuthorisation } from '../http/oauthReturn'
import { cookieIn, hiddenCookie } from '../http/cookies'
import { pagePolicy } from '../http/headers'
import { DEMO_CUSTOMERS, findDemo } from '../seeding/customers'
import { demoOpenId } from '../seeding/people'
import { isOwnForm } from './forms'
import type { FormFields } from './forms'
import { choiceButton, choicePage, hiddenField } from './html'
import { AUTHORISE_PATH, guestOpenId } from './wechat'

/**
 * The cookie that says who WeChat takes this browser for. The real WeChat knows that by itself; the cookie is signed,
 * because it is an identity.
 */
export const WECHAT_COOKIE = 'sandbox-wechat'
const BE_PATH = '/sandbox/wechat/be'
const REMEMBER_SECONDS = 3_600
/** A guest can come back only with this cookie. */
const GUEST_SECONDS = 365 * 24 * 3_600
const GUEST_BYTES = 16
const DEMO = 'demo:'
const GUEST = 'guest:'

const START_FROM_APP = choicePage('请从应用进入', '请从应用进入 · Start from the app', [
  `<li><a href="${HOME}"><b>返回首页</b><span>${HOME}</span></a></li>`,
])

interface AuthoriseQuery {
  readonly state?: string
  readonly returnTo?: string
}

/** The open id in a browser's cookie. */
function openIdIn(kept: string | undefined): string | undefined {
  if (kept?.startsWith(GUEST)) return guestOpenId(kept.slice(GUEST.length))
  const demo = kept?.startsWith(DEMO) ? findDemo(kept.slice(DEMO.length)) : undefined
  return demo && demoOpenId(demo.key)
}

/**
 * The simulator's authorise page, on which people choose who they are. With a remembered choice it answers at once, as
 * WeChat does. Where not everybody may be a customer of the demonstration, each browser gets an identity of its own, and
 * those customers need the key.
 */
export function serveAuthorisePage(server: FastifyInstance, bank: Bank, access: DemoAccess): void {
  const cookie = (kept: string, maxAgeSeconds: number): string =>
    hiddenCookie(WECHAT_COOKIE, kept === '' ? '' : access.sign(kept), {
      path: '/sandbox/wechat',
      maxAgeSeconds,
      secure: bank.https,
    })
  const sendPage = (reply: FastifyReply, html: string) =>
    reply
      .header('content-security-policy', pagePolicy([]))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html)

  async function goBack(reply: FastifyReply, openId: string, { state, returnTo, browser }: StartedAuthorisation) {
    // A visitor comes for the first time; sessions are those of known open ids alone.
    await rememberIdentity(bank.db.drizzle, { openId, unionId: undefined }, bank.realNow())
    const binding = { channel: 'h5', state, browser } as const
    const token = await issueOauthCode(bank.db.drizzle, bank.realNow(), openId, binding)
    return reply.redirect(addressWith(returnTo, { token, state }), 303)
  }

  server.get<{ Querystring: AuthoriseQuery }>(AUTHORISE_PATH, async (request, reply) => {
    const begun = startedAuthorisation(request)
    // No automatic redirect to the app: without its cookie the app would come back here at once.
    if (!begun) return sendPage(reply.code(400), START_FROM_APP)
    const known = openIdIn(access.verified(cookieIn(request.headers.cookie, WECHAT_COOKIE)))
    if (known !== undefined) return goBack(reply, known, begun)
    if (access.mode === 'off') {
      const guest = randomBytes(GUEST_BYTES).toString('hex')
      reply.header('set-cookie', cookie(GUEST + guest, GUEST_SECONDS))
      return goBack(reply, guestOpenId(guest), begun)
    }
    return sendPage(reply, page(begun, access))
  })

  server.post<{ Querystring: AuthoriseQuery; Body: FormFields }>(AUTHORISE_PATH, async (request, reply) => {
    const begun = startedAuthorisation(request)
    if (!begun || !isOwnForm(request)) return sendPage(reply.code(400), START_FROM_APP)
    const { customer, key } = request.body
    const demo = access.allows(key) ? findDemo(customer) : undefined
    if (demo) return goBack(reply, demoOpenId(demo.key), begun)
    if (access.mode === 'open' || customer !== undefined) return sendPage(reply.code(403), page(begun, access, true))
    const guest = randomBytes(GUEST_BYTES).toString('hex')
    reply.header('set-cookie', cookie(GUEST + guest, GUEST_SECONDS))
    return goBack(reply, guestOpenId(guest), begun)
  })

  if (access.mode === 'off') return
  server.post<{ Body: FormFields }>(BE_PATH, (request, reply) => {
    const { customer, key, page: wanted = '' } = request.body
    if (!isOwnForm(request) || !access.allows(key)) return sendPage(reply.code(403), START_FROM_APP)
    const chosen = findDemo(customer)
    reply.header('set-cookie', chosen ? cookie(DEMO + chosen.key, REMEMBER_SECONDS) : cookie('', 0))
    const goesTo = HOME + wanted.replace(/^\//, '')
    return reply.redirect(checkRedirect(goesTo).ok ? goesTo : HOME, 303)
  })
}

function page({ state, returnTo }: StartedAuthorisation, { mode }: DemoAccess, refused = false): string {
  const action = `${AUTHORISE_PATH}?${new URLSearchParams({ state, returnTo }).toString()}`
  const demos = DEMO_CUSTOMERS.map(({ key, name, about }) =>
    choiceButton({ name: 'customer', value: key, title: name, about }),
  )
  const question = '代替微信授权，请选择身份 · Stands in for WeChat: choose who you are'
  if (mode === 'open') return choicePage('选择身份', question, demos, { action })
  const guest = `<li><button type="submit"><b>以新访客身份进入</b><span>A new visitor, known to this browser only</span></button></li>`
  return choicePage('选择身份', refused ? '口令有误，请重新输入 · That is not the key' : question, [guest, ...demos], {
    action,
    before: hiddenField('key', '演示客户口令（启动时打印） · key of the demonstration’s customers'),
  })
}
