import type { FastifyInstance } from 'fastify'
import { CALLS } from '@/contract/calls'
import { eq } from 'drizzle-orm'
import { jsSdkSignature } from '@sandbox/business/entry/calls/jssdkConfig'
import { machineNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import { redeemOauthCode } from '@sandbox/kernel/session/oauth'
import { testClient } from '@sandbox/testing/client'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { liveSubscriptions } from './subscriptions'
import { wechatTokens } from './tables'
import { pretendWechat } from './testing'
import { askAs, jsTicket } from './tokens'

const MINI = { appId: 'wx00000000000000aa', secret: 'a'.repeat(32) }
const ACCOUNT = { appId: 'wx00000000000000bb', secret: 'b'.repeat(32) }
const ORIGIN = 'https://bank.example'
const STATE = 'state-made-by-the-app'

const TOKEN = '/cgi-bin/stable_token'
const TICKET = '/cgi-bin/ticket/getticket'
const LOGIN = '/sns/jscode2session'
const BROWSER = '/sns/oauth2/access_token'
const LINK = '/wxa/generate_urllink'
const SEND = '/cgi-bin/message/subscribe/send'

withBank((bank) => {
  const { test, race } = testsOf(bank)
  let wechat: Awaited<ReturnType<typeof pretendWechat>>
  let server: FastifyInstance
  const on = () => bank.db.drizzle
  const settings = () => ({ mini: MINI, account: ACCOUNT, api: wechat.api, publicOrigin: ORIGIN })

  beforeEach(async () => {
    wechat = await pretendWechat()
    wechat.says(TOKEN, { access_token: 'token-1', expires_in: 7200 })
    await on().delete(wechatTokens)
    server = await bank.another({
      ...{ WECHAT_SERVICE: 'live', PUBLIC_ORIGIN: ORIGIN, WECHAT_API: wechat.api },
      ...{ WECHAT_MINI_APP_ID: MINI.appId, WECHAT_MINI_SECRET: MINI.secret },
      ...{ WECHAT_APP_ID: ACCOUNT.appId, WECHAT_APP_SECRET: ACCOUNT.secret },
    })
  })
  afterEach(async () => {
    await server.close()
    await wechat.close()
  })

  const signIn = async (token: string) => (await testClient(server).anonymous()).call(CALLS.getOauthOpenId, { token })

  describe('a login of the mini-program', () => {
    test('is its open id, also of somebody nobody knew, and its session key is kept nowhere', async () => {
      wechat.says(LOGIN, { openid: 'mini-new', session_key: 'never kept', unionid: 'union-new' })
      expect(await signIn('code-1')).toMatchObject({ value: { openId: 'mini-new' } })
      expect(wechat.askedAt(LOGIN)[0]?.query).toEqual({
        ...{ appid: MINI.appId, secret: MINI.secret, js_code: 'code-1', grant_type: 'authorization_code' },
      })
      const { wechatIdentities } = schema
      const [row] = await on().select().from(wechatIdentities).where(eq(wechatIdentities.openId, 'mini-new'))
      expect(row).toMatchObject({ unionId: 'union-new', customerId: null })
    })

    test.each([
      ['a wrong code', 40_029, 'TokenRefused', 1],
      ['a used code', 40_163, 'TokenRefused', 1],
      ['the quota of the minute', 45_011, 'ServiceUnavailable', 1],
      ['a busy system', -1, 'ServiceUnavailable', 2],
    ])('with %s (%i) is refused as %s, asked %i times', async (_, errcode, error, times) => {
      wechat.says(LOGIN, { errcode, errmsg: 'rid: 1' })
      expect(await signIn('code-1')).toMatchObject({ error })
      expect(wechat.askedAt(LOGIN)).toHaveLength(times)
    })

    test('is asked once more when WeChat is busy, and then is one', async () => {
      wechat.says(LOGIN, { errcode: -1, errmsg: 'system error' }, { openid: 'mini-late', session_key: 'k' })
      expect(await signIn('code-1')).toMatchObject({ value: { openId: 'mini-late' } })
    })

    test.each([
      ['cut off', 'CUT'],
      ['no JSON', '<html>502</html>'],
      ['an answer without a person', { session_key: 'k' }],
      ['a list', '[]'],
    ])('that is %s is asked once, because its code may be used up', async (_, answer) => {
      wechat.says(LOGIN, answer)
      expect(await signIn('code-1')).toMatchObject({ error: 'ServiceUnavailable' })
      expect(wechat.askedAt(LOGIN)).toHaveLength(1)
    })
  })

  describe('an authorisation in the public account', () => {
    const begin = async () => {
      const left = await server.inject({
        url: CALLS.oauthRedirectBasic.path,
        query: { state: STATE, returnTo: '/main/assets?tab=1#top' },
      })
      const cookie = /bank-oauth=[\w-]+/.exec(String(left.headers['set-cookie']))?.[0] ?? ''
      return { authorise: new URL(String(left.headers.location)), cookie }
    }
    const comeBack = (authorise: URL, cookie: string, query: Record<string, string>) => {
      const back = new URL(authorise.searchParams.get('redirect_uri') ?? '')
      for (const [name, value] of Object.entries(query)) back.searchParams.set(name, value)
      return server.inject({ url: back.pathname + back.search, headers: { cookie } })
    }

    test('leaves for WeChat’s page with the parameters in WeChat’s order, to come back to the bank', async () => {
      const { authorise } = await begin()
      expect(authorise.origin + authorise.pathname).toBe('https://open.weixin.qq.com/connect/oauth2/authorize')
      expect([...authorise.searchParams.keys()]).toEqual(['appid', 'redirect_uri', 'response_type', 'scope', 'state'])
      expect(authorise.hash).toBe('#wechat_redirect')
      expect(authorise.searchParams.get('redirect_uri')).toMatch(/^https:\/\/bank\.example\/wechat\/authorised\?/)
    })

    test('comes back to its page with a code of the bank’s, which this browser alone trades for a session', async () => {
      wechat.says(BROWSER, { openid: 'browser-new', access_token: 'a', refresh_token: 'r', expires_in: 7200 })
      const { authorise, cookie } = await begin()
      const back = await comeBack(authorise, cookie, { code: 'code-1', state: STATE })
      const { pathname, hash, searchParams } = new URL(String(back.headers.location), ORIGIN)
      expect([back.statusCode, pathname, hash, searchParams.get('tab')]).toEqual([303, '/main/assets', '#top', '1'])
      const token = searchParams.get('token') ?? ''
      const [, browser] = cookie.split('=')
      const shown = { code: token, state: STATE, cookie: browser }
      expect(await redeemOauthCode(on(), machineNow(), shown)).toEqual({
        ok: true,
        value: { openId: 'browser-new', channel: 'h5' },
      })
      const other = await comeBack(authorise, cookie, { code: 'code-2', state: STATE })
      const stolen = new URL(String(other.headers.location), ORIGIN).searchParams.get('token') ?? ''
      const app = await testClient(server).anonymous()
      const refused = await app.call(CALLS.getOauthOpenId, { token: stolen, state: STATE })
      expect(refused).toMatchObject({ error: 'StateRefused' })
    })

    test.each([
      ['a wrong code', { errcode: 40_029 }],
      ['a used code', { errcode: 40_163 }],
      ['a cut line', 'CUT'],
    ])('with %s comes back with its state and without a token', async (_, answer) => {
      wechat.says(BROWSER, answer)
      const { authorise, cookie } = await begin()
      const back = await comeBack(authorise, cookie, { code: 'code-1', state: STATE })
      const { searchParams } = new URL(String(back.headers.location), ORIGIN)
      expect([searchParams.get('state'), searchParams.get('token')]).toEqual([STATE, null])
    })

    test('of another browser, or to a place outside the app, asks WeChat for nobody', async () => {
      const { authorise, cookie } = await begin()
      const stranger = await comeBack(authorise, '', { code: 'code-1', state: STATE })
      const away = await comeBack(authorise, cookie, { code: 'code-1', state: STATE, returnTo: '//evil.example/main/' })
      for (const { statusCode, headers } of [stranger, away])
        expect([statusCode, headers.location]).toEqual([400, undefined])
      expect(wechat.asked).toEqual([])
    })
  })

  describe('a token', () => {
    const ask = () => askAs(on(), wechat.api, MINI, { path: LINK, body: {} })

    test('is asked for once and kept, by its account, until its last minutes', async () => {
      wechat.says(LINK, { errcode: 0, url_link: 'https://wxaurl.cn/a' })
      for (let at = 0; at < 3; at += 1) expect(await ask()).toMatchObject({ ok: true })
      expect(wechat.askedAt(TOKEN)).toHaveLength(1)
      expect(wechat.askedAt(TOKEN)[0]?.body).toEqual({
        ...{ grant_type: 'client_credential', appid: MINI.appId, secret: MINI.secret },
      })
      await on()
        .update(wechatTokens)
        .set({ expiresAt: machineNow() + 3 * 60_000 })
      wechat.says(TOKEN, { access_token: 'token-2', expires_in: 7200 })
      await ask()
      expect(wechat.askedAt(LINK).map(({ query }) => query.access_token)).toEqual([
        ...['token-1', 'token-1', 'token-1', 'token-2'],
      ])
    })

    test('that WeChat calls ended is renewed, and the question asked once more and no third time', async () => {
      wechat.says(TOKEN, { access_token: 'token-1', expires_in: 7200 }, { access_token: 'token-2', expires_in: 7200 })
      wechat.says(LINK, { errcode: 42_001 }, { errcode: 0, url_link: 'https://wxaurl.cn/a' })
      expect(await ask()).toMatchObject({ ok: true })
      wechat.says(LINK, { errcode: 40_001 })
      expect(await ask()).toEqual({ ok: false, error: { kind: 'refused', errcode: 40_001 } })
      expect(wechat.askedAt(LINK)).toHaveLength(4)
    })

    test('that can’t be renewed is used as long as it is good, and nothing hangs when there is none', async () => {
      wechat.says(LINK, { errcode: 0, url_link: 'https://wxaurl.cn/a' })
      await ask()
      await on()
        .update(wechatTokens)
        .set({ expiresAt: machineNow() + 60_000 })
      wechat.says(TOKEN, { errcode: 45_009 })
      expect(await ask()).toMatchObject({ ok: true })
      await on().delete(wechatTokens)
      expect(await ask()).toEqual({ ok: false, error: { kind: 'unavailable', errcode: 45_009 } })
      expect(await ask()).toEqual({ ok: false, error: { kind: 'unavailable', errcode: 45_009 } })
    })

    race('is renewed by one of twenty who need it at once, and used by all', async () => {
      wechat.says(LINK, { errcode: 0, url_link: 'https://wxaurl.cn/a' })
      const answers = await Promise.all(Array.from({ length: 20 }, ask))
      expect(answers.filter(({ ok }) => ok)).toHaveLength(20)
      expect(wechat.askedAt(TOKEN)).toHaveLength(1)
    })

    test('is renewed by another process when the one that began has ended', async () => {
      wechat.says(LINK, { errcode: 0, url_link: 'https://wxaurl.cn/a' })
      await on()
        .insert(wechatTokens)
        .values({ appId: MINI.appId, kind: 'access', renewingUntil: machineNow() + 300 })
      expect(await ask()).toMatchObject({ ok: true })
    })
  })

  test('pages are signed with the public account’s ticket, which is asked for once', async () => {
    wechat.says(TICKET, { errcode: 0, errmsg: 'ok', ticket: 'ticket-1', expires_in: 7200 })
    const url = `${ORIGIN}/main/?a=1#b`
    const app = await testClient(server).anonymous()
    const signed = await app.call(CALLS.jssdkConfig, { url })
    if (!signed.ok) throw new Error(signed.error)
    const { appId, signature, nonceStr, timestamp } = signed.value
    expect([appId, signature]).toEqual([
      ACCOUNT.appId,
      jsSdkSignature({ ticket: 'ticket-1', nonceStr, timestamp, url }),
    ])
    expect(await jsTicket(on(), wechat.api, ACCOUNT)).toEqual({ ok: true, value: 'ticket-1' })
    expect(wechat.askedAt(TICKET).map(({ query }) => query)).toEqual([{ type: 'jsapi', access_token: 'token-1' }])
    wechat.says(TOKEN, { errcode: 40_125 })
    await on().delete(wechatTokens)
    expect(await app.call(CALLS.jssdkConfig, { url })).toMatchObject({ error: 'ServiceUnavailable' })
  })

  test('a link opens a page of the mini-program by its path for thirty days, and is refused while WeChat gives none', async () => {
    wechat.says(LINK, { errcode: 0, url_link: 'https://wxaurl.cn/abc' })
    const app = await testClient(server).anonymous()
    expect(await app.call(CALLS.queryMiniLink, { to: '/Help' })).toMatchObject({
      value: { link: 'https://wxaurl.cn/abc' },
    })
    expect(wechat.askedAt(LINK)[0]?.body).toEqual({
      ...{ path: 'packages/service/help/centre/index', query: 'route=%2FHelp' },
      ...{ expire_type: 1, expire_interval: 30 },
    })
    wechat.says(LINK, { errcode: 40_165 })
    expect(await app.call(CALLS.queryMiniLink, { to: '/Help' })).toMatchObject({ error: 'BridgeTargetDown' })
  })

  describe('a subscription message', () => {
    const AT = Date.UTC(2026, 10, 25, 2, 5)
    const TEMPLATES = { identity: { id: 'template-1', title: 'thing3', time: 'time4' } }
    const message = {
      ...{ openId: 'mini-1', templateId: 'template-1', messageId: '7', at: AT },
      title: '您的资料已审核通过，请尽快登录查看详细的结果',
    }

    test('has a title of twenty characters and a time, no amount and no name, and opens its message', async () => {
      wechat.says(SEND, { errcode: 0, errmsg: 'ok' })
      const heard: string[] = []
      const { send } = liveSubscriptions(settings(), TEMPLATES, (text) => heard.push(text))
      expect(await send(on(), message)).toBe('sent')
      expect(wechat.askedAt(SEND)[0]?.body).toEqual({
        ...{ touser: 'mini-1', template_id: 'template-1', miniprogram_state: 'formal', lang: 'zh_CN' },
        page: 'packages/service/messages/message/index?route=%2FsystemMsgDatail&id=7',
        data: {
          thing3: { value: '您的资料已审核通过，请尽快登录查看详细的' },
          time4: { value: '2026年11月25日 10:05' },
        },
      })
      expect(heard).toEqual([])
    })

    test.each([
      ['the person has taken it back', 43_101, 'refused', 0],
      ['the person isn’t of this mini-program', 40_003, 'refused', 0],
      ['the template is another’s', 40_037, 'refused', 1],
      ['a keyword is wrong', 47_003, 'refused', 1],
      ['the page isn’t released', 41_030, 'refused', 1],
      ['WeChat is busy', -1, 'unavailable', 0],
      ['the day’s quota is used', 45_009, 'unavailable', 0],
    ])('when %s (%i) is %s, and %i people at the bank hear of it', async (_, errcode, outcome, times) => {
      wechat.says(SEND, { errcode, errmsg: 'rid: 1' })
      const heard: string[] = []
      const { send } = liveSubscriptions(settings(), TEMPLATES, (text) => heard.push(text))
      expect([await send(on(), message), heard.length]).toEqual([outcome, times])
      for (const text of heard) expect(text).not.toMatch(/mini-1|token-1/)
    })
  })
})
