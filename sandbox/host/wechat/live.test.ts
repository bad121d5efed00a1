import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { jsSdkSignature } from '@sandbox/business/entry/jsSdk'
import { schema } from '@sandbox/kernel/db'
import { machineNow } from '@sandbox/kernel/clock'
import { redeemOauthCode } from '@sandbox/kernel/session/oauth'
import { openSession } from '@sandbox/kernel/session/sessions'
import { testServer } from '@sandbox/testing/server'
import { withEmbeddedBank } from '@sandbox/testing/withBank'
import type { WechatFailure } from './failure'
import { liveWechat } from './live'
import { serveWechatReturn } from './returnPage'
import { openWechat, SILENCE } from './testing/wechatServer'
import type { WechatServer } from './testing/wechatServer'

const MINI = { appId: 'wx0123456789abcdef', secret: '0'.repeat(32) }
const ACCOUNT = { appId: 'wxfedcba9876543210', secret: '1'.repeat(32), origin: 'https://bank.example' }
const APPS = { mini: MINI, account: ACCOUNT }
const TEMPLATES = { identity: { id: 'template-1', title: 'thing1', time: 'time2' } }
const CODE = '0716AVll20uHk94SLDml27etM946AVlq'
const STATE = 'state-1234'
const BROWSER = 'browser-secret'

withEmbeddedBank((bank) => {
  let wechat: WechatServer
  let reported: WechatFailure[]
  let server: FastifyInstance
  const on = () => bank.db.drizzle
  const live = () => liveWechat(APPS, TEMPLATES, (failure) => reported.push(failure), wechat.host)
  beforeAll(async () => {
    wechat = await openWechat()
    server = Fastify()
    serveWechatReturn(server, { db: bank.db, realNow: machineNow }, APPS, wechat.host)
  })
  afterAll(async () => {
    await server.close()
    await wechat.close()
  })
  beforeEach(async () => {
    await on().delete(schema.wechatTokens)
    wechat.says({})
    reported = []
  })

  describe('the mini-program signs in', () => {
    test('a log-in code gives an open id that a session can be opened for, with its union id', async () => {
      expect(await live().wechat.openIdOfLogin(on(), CODE)).toEqual({ ok: true, value: 'open-mini' })
      await openSession(on(), machineNow(), { openId: 'open-mini', channel: 'mini', level: 'session' })
      const { wechatIdentities } = schema
      const known = await on().select().from(wechatIdentities).where(eq(wechatIdentities.openId, 'open-mini'))
      expect(known).toMatchObject([{ openId: 'open-mini', unionId: 'union-1', customerId: null }])
    })

    test('a union id that is told once isn’t forgotten when it is left out later', async () => {
      await live().wechat.openIdOfLogin(on(), CODE)
      wechat.says({ '/sns/jscode2session': { openid: 'open-mini', session_key: 'k' } })
      await live().wechat.openIdOfLogin(on(), CODE)
      const { wechatIdentities } = schema
      const [known] = await on().select().from(wechatIdentities).where(eq(wechatIdentities.openId, 'open-mini'))
      expect(known?.unionId).toBe('union-1')
    })

    test('what can’t be a code isn’t sent to WeChat', async () => {
      for (const code of ['demo:lina', '', 'x'.repeat(129), `${CODE}&a=b`]) {
        expect(await live().wechat.openIdOfLogin(on(), code)).toEqual({ ok: false, error: 'unknown' })
      }
      expect(wechat.asked).toEqual([])
    })

    test.each([
      [40029, 'unknown', 0],
      [40163, 'unknown', 0],
      [40226, 'unknown', 0],
      [45011, 'unavailable', 1],
      [40125, 'unavailable', 1],
      [-1, 'unavailable', 1],
    ] as const)('%i: %s, and the operator is told of what is no customer’s fault', async (errcode, error, times) => {
      wechat.says({ '/sns/jscode2session': { errcode, errmsg: `invalid code ${CODE}, secret ${MINI.secret}` } })
      expect(await live().wechat.openIdOfLogin(on(), CODE)).toEqual({ ok: false, error })
      expect(reported).toHaveLength(times)
      expect(JSON.stringify(reported)).not.toMatch(new RegExp(`${CODE}|${MINI.secret}|invalid`))
    })
  })

  describe('a browser comes back from WeChat', () => {
    const comeBack = async (query: Readonly<Record<string, string>>, cookie = `bank-oauth=${BROWSER}`) => {
      const answer = await server.inject({ url: '/wechat/return', query, headers: { cookie } })
      expect(answer.statusCode).toBe(303)
      return new URL(String(answer.headers.location), 'https://bank.example')
    }
    const returnTo = '/main/deposit?a=1'

    test('with a code of ours, which only this browser can redeem', async () => {
      const to = await comeBack({ code: CODE, state: STATE, returnTo })
      expect([to.pathname, to.searchParams.get('a'), to.searchParams.get('state')]).toEqual([
        '/main/deposit',
        '1',
        STATE,
      ])
      const redeem = (cookie: string) =>
        redeemOauthCode(on(), machineNow(), { code: to.searchParams.get('token') ?? '', state: STATE, cookie })
      expect(await redeem(BROWSER)).toEqual({ ok: true, value: { openId: 'open-h5', channel: 'h5' } })
      const second = await comeBack({ code: CODE, state: STATE, returnTo })
      const token = second.searchParams.get('token') ?? ''
      const other = await redeemOauthCode(on(), machineNow(), { code: token, state: STATE, cookie: 'another' })
      expect(other).toMatchObject({ ok: false, error: { name: 'StateRefused' } })
    })

    test('without a token when the code is used, refused, or WeChat is silent, so that the app stops', async () => {
      for (const said of [{ errcode: 40163 }, { errcode: 40029 }, SILENCE]) {
        wechat.says({ '/sns/oauth2/access_token': said })
        const to = await comeBack({ code: CODE, state: STATE, returnTo })
        expect([to.pathname, to.searchParams.get('state'), to.searchParams.has('token')]).toEqual([
          '/main/deposit',
          STATE,
          false,
        ])
      }
      wechat.says({})
      expect((await comeBack({ state: STATE, returnTo })).searchParams.has('token')).toBe(false)
      expect(wechat.asked).toEqual([])
    })

    test('to nowhere but the app, and not from an address that somebody made up', async () => {
      for (const away of ['https://evil.example/main/', '//evil.example', '/main/../sandbox/']) {
        const to = await comeBack({ code: CODE, state: STATE, returnTo: away })
        expect([to.origin, to.pathname, to.searchParams.has('token')]).toEqual([
          'https://bank.example',
          '/main/',
          false,
        ])
      }
      expect((await comeBack({ code: CODE, state: STATE, returnTo }, '')).pathname).toBe('/main/')
      expect(wechat.asked).toEqual([])
    })
  })

  test('a signature is made with the account’s ticket, as in the documentation’s example', async () => {
    expect(await live().wechat.jsTicket(on())).toEqual({ ok: true, value: 'ticket-1' })
    const example = {
      ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
      nonceStr: 'Wm3WZYTPz0wzccnW',
      timestamp: 1414587457,
      url: 'http://mp.weixin.qq.com?params=value',
    }
    expect(jsSdkSignature(example)).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed')
  })

  test('without a service account the H5 can’t authorise or sign, and the mini-program can', async () => {
    const { wechat: alone } = liveWechat({ mini: MINI }, {}, () => undefined, wechat.host)
    expect(alone.authoriseUrl(STATE, '/main/')).toBeUndefined()
    expect(await alone.jsTicket(on())).toEqual({ ok: false, error: 'unavailable' })
    expect((await alone.openIdOfLogin(on(), CODE)).ok).toBe(true)
  })

  test.each([
    [{ errcode: 0, errmsg: 'ok' }, 'sent', 0],
    [{ errcode: 43101, errmsg: 'user refuse to accept the msg' }, 'refused', 0],
    [{ errcode: 40037, errmsg: 'invalid template_id' }, 'refused', 1],
    [{ errcode: 45009, errmsg: 'quota' }, 'unavailable', 1],
    [SILENCE, 'unavailable', 1],
  ] as const)('a subscription message that WeChat answers with %j is %s', async (said, outcome, times) => {
    wechat.says({ '/cgi-bin/message/subscribe/send': said })
    const message = { openId: 'open-mini', templateId: 'template-1', title: '标题', messageId: '1', at: 0 }
    expect(await live().subscriptions.send(on(), message)).toBe(outcome)
    expect(reported).toHaveLength(times)
  })

  test('a bank with WeChat itself leads browsers to WeChat, and has no page on which to choose who one is', async () => {
    const started = await testServer(bank.db, {
      PUBLIC_ORIGIN: ACCOUNT.origin,
      WECHAT: 'live',
      WECHAT_APP_ID: MINI.appId,
      WECHAT_APP_SECRET: MINI.secret,
      WECHAT_ACCOUNT_ID: ACCOUNT.appId,
      WECHAT_ACCOUNT_SECRET: ACCOUNT.secret,
    })
    const query = { state: STATE, returnTo: '/main/deposit' }
    const left = await started.inject({ url: CALLS.oauthRedirectBasic.path, query })
    const to = new URL(String(left.headers.location))
    expect([to.host, to.hash]).toEqual(['open.weixin.qq.com', '#wechat_redirect'])
    expect(to.searchParams.get('redirect_uri')).toBe('https://bank.example/wechat/return?returnTo=%2Fmain%2Fdeposit')
    expect((await started.inject({ url: '/sandbox/wechat/authorise', query })).statusCode).toBe(404)
    await started.close()
  })
})
