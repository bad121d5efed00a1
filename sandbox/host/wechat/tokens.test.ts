import * as v from 'valibot'
import { schema } from '@sandbox/kernel/db'
import { openDatabase } from '@sandbox/kernel/db/open'
import { withDatabase } from '@sandbox/kernel/db/testing/withDatabase'
import { openWechat, tokenNumber } from './testing/wechatServer'
import type { WechatServer } from './testing/wechatServer'
import { askWithToken, jsapiTicket, LEASE_MS, RENEW_BEFORE_MS } from './tokens'
import type { WechatClient } from './tokens'

const APP = { appId: 'wxaccount', secret: 'a'.repeat(32) }
const TOKEN = '/cgi-bin/stable_token'
const TICKET = '/cgi-bin/ticket/getticket'
const CALL = '/wxa/generate_urllink'
const HOURS_2 = 7_200_000
const QUESTION = { path: CALL, body: {}, answer: v.object({ url_link: v.string() }) }

withDatabase((database) => {
  let wechat: WechatServer
  let at = 1_000_000
  let client: WechatClient
  const on = () => database.current.drizzle
  beforeAll(async () => {
    wechat = await openWechat()
  })
  afterAll(() => wechat.close())
  beforeEach(async () => {
    await on().delete(schema.wechatTokens)
    wechat.says({})
    at = 1_000_000
    client = { host: wechat.host, app: APP, now: () => at }
  })
  const usedTokens = () => wechat.asks(CALL).map(({ query }) => query.access_token)

  test('a token is asked for once, by the stable way without force, and kept', async () => {
    for (const _time of [1, 2]) expect((await askWithToken(client, on(), QUESTION)).ok).toBe(true)
    const body = { grant_type: 'client_credential', appid: APP.appId, secret: APP.secret, force_refresh: false }
    expect(wechat.asks(TOKEN)).toEqual([{ method: 'POST', path: TOKEN, query: {}, body }])
    expect(usedTokens()).toEqual([tokenNumber(1), tokenNumber(1)])
  })

  test('it is renewed in its last five minutes, and not before', async () => {
    await askWithToken(client, on(), QUESTION)
    at += HOURS_2 - RENEW_BEFORE_MS - 1
    await askWithToken(client, on(), QUESTION)
    at += 1
    await askWithToken(client, on(), QUESTION)
    expect(usedTokens()).toEqual([1, 1, 2].map(tokenNumber))
  })

  test('while WeChat is down, the old token is used to its end and no longer', async () => {
    await askWithToken(client, on(), QUESTION)
    wechat.says({ [TOKEN]: { errcode: 45009, errmsg: 'reach max api daily quota limit' } })
    at += HOURS_2 - 1
    expect((await askWithToken(client, on(), QUESTION)).ok).toBe(true)
    at += 1
    expect(await askWithToken(client, on(), QUESTION)).toEqual({ ok: false, error: { name: 'quota', errcode: 45009 } })
  })

  test.each([40001, 40014, 42001])('%i: the token is renewed once, and the same asked once more', async (errcode) => {
    const ended = { errcode, errmsg: 'access_token expired' }
    wechat.says({ [CALL]: (_asked, nth) => (nth === 1 ? ended : { errcode: 0, url_link: 'u' }) })
    expect((await askWithToken(client, on(), QUESTION)).ok).toBe(true)
    expect(usedTokens()).toEqual([1, 2].map(tokenNumber))
    wechat.says({ [CALL]: ended })
    expect(await askWithToken(client, on(), QUESTION)).toEqual({ ok: false, error: { name: 'tokenEnded', errcode } })
    expect(wechat.asks(CALL)).toHaveLength(2)
    expect(wechat.asks(TOKEN)).toHaveLength(1)
  })

  test('many at once fetch one token, and a ticket one ticket', async () => {
    const many = await Promise.all(Array.from({ length: 8 }, () => jsapiTicket(client, on())))
    expect(many).toEqual(many.map(() => ({ ok: true, value: 'ticket-1' })))
    expect([wechat.asks(TOKEN).length, wechat.asks(TICKET).length]).toEqual([1, 1])
    expect(wechat.asks(TICKET)[0]?.query).toEqual({ access_token: tokenNumber(1), type: 'jsapi' })
  })

  test('who looked before another fetched looks again', async () => {
    await askWithToken(client, on(), QUESTION)
    let looked = false
    const behind = new Proxy(on(), {
      get(target, key) {
        if (key !== 'select' || looked) return Reflect.get(target, key) as unknown
        looked = true
        return () => ({ from: () => ({ where: async () => [] }) })
      },
    })
    expect((await askWithToken(client, behind, QUESTION)).ok).toBe(true)
    expect(looked).toBe(true)
    expect(wechat.asks(TOKEN)).toHaveLength(1)
  })

  test('who died while fetching keeps the others waiting for a quarter of a minute only', async () => {
    const row = { appId: APP.appId, kind: 'accessToken', renewingUntil: at + LEASE_MS } as const
    await on().insert(schema.wechatTokens).values(row)
    at += LEASE_MS
    expect((await askWithToken(client, on(), QUESTION)).ok).toBe(true)
  })

  test('the database has no token in clear, and one of another secret counts as none', async () => {
    await jsapiTicket(client, on())
    const rows = JSON.stringify(await on().select().from(schema.wechatTokens))
    for (const secret of [tokenNumber(1), 'ticket-1', APP.secret]) {
      expect(rows).not.toContain(secret)
      expect(rows).not.toContain(Buffer.from(secret).toString('base64'))
    }
    await askWithToken({ ...client, app: { ...APP, secret: 'b'.repeat(32) } }, on(), QUESTION)
    expect(wechat.asks(TOKEN)).toHaveLength(2)
  })

  if (database.kind === 'postgres') {
    test('two processes fetch one token together', async () => {
      const other = await openDatabase({ url: database.url, poolSize: 4 })
      const asked = [on(), other.drizzle, on(), other.drizzle].map((each) => askWithToken(client, each, QUESTION))
      expect((await Promise.all(asked)).every(({ ok }) => ok)).toBe(true)
      expect(wechat.asks(TOKEN)).toHaveLength(1)
      await other.close()
    })
  }
})
