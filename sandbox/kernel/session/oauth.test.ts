import { machineNow } from '../clock'
import type { FastifyInstance } from 'fastify'
import { CALLS } from '@/contract/calls'
import { demoAccess } from '@sandbox/host/demoAccess'
import { testClient } from '@sandbox/testing/client'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { issueOauthCode, redeemOauthCode } from './oauth'
import { openSession } from './sessions'

const STATE = 'state-made-by-the-app'

withBankInTurn((bank) => {
  const cookieOf = (header: unknown): string => /bank-oauth=([\w-]+)/.exec(String(header))?.[1] ?? ''
  const begin = (query: Record<string, string>, headers: Record<string, string> = {}) =>
    bank.server.inject({ url: CALLS.oauthRedirectBasic.path, query, headers })
  const on = () => bank.db.drizzle
  /** Sends the chooser's form. */
  const choose = (url: string, cookie: string, fields: Record<string, string> = { customer: 'zhangwei' }) =>
    bank.server.inject({
      method: 'POST',
      url,
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })

  test('the way through the simulator comes back with a code for this browser and state', async () => {
    const left = await begin({ state: STATE, returnTo: '/main/assets?tab=1#top' })
    expect(left.statusCode).toBe(302)
    expect(String(left.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/)
    const browser = cookieOf(left.headers['set-cookie'])
    const cookie = `bank-oauth=${browser}`
    const chooser = await bank.server.inject({ url: String(left.headers.location), headers: { cookie } })
    expect(chooser.body).toContain('演示环境')
    const chosen = await choose(String(left.headers.location), cookie)
    const back = new URL(String(chosen.headers.location), 'http://bank.invalid')
    expect([back.pathname, back.hash, back.searchParams.get('tab')]).toEqual(['/main/assets', '#top', '1'])
    expect(back.searchParams.get('state')).toBe(STATE)
    const code = back.searchParams.get('token') ?? ''
    const redeemed = await redeemOauthCode(on(), machineNow(), { code, state: STATE, cookie: browser })
    expect(redeemed).toEqual({ ok: true, value: { openId: 'demo-zhangwei', channel: 'h5' } })
    expect(await redeemOauthCode(on(), machineNow(), { code, state: STATE, cookie: browser })).toEqual({
      ok: true,
      value: undefined,
    })
  })

  test.each([
    ['another state', { state: 'somebody-elses', cookie: 'mine' }],
    ['no state', { state: undefined, cookie: 'mine' }],
    ['another browser', { state: STATE, cookie: 'theirs' }],
    ['no cookie', { state: STATE, cookie: undefined }],
  ])('a code is refused with %s, and is used up by trying', async (_, shown) => {
    const code = await issueOauthCode(on(), 1_000, 'demo-lina', { channel: 'h5', state: STATE, browser: 'mine' })
    expect(await redeemOauthCode(on(), 1_000, { code, ...shown })).toMatchObject({ error: { name: 'StateRefused' } })
    const again = await redeemOauthCode(on(), 1_000, { code, state: STATE, cookie: 'mine' })
    expect(again).toEqual({ ok: true, value: undefined })
  })

  test('a code is good for a minute', async () => {
    const code = await issueOauthCode(on(), 1_000, 'demo-lina', { channel: 'mini' })
    expect(await redeemOauthCode(on(), 61_000, { code, state: undefined, cookie: undefined })).toMatchObject({
      value: undefined,
    })
  })

  test.each([
    ['a short state', { state: 'x' }, {}, 1007],
    ['a state with a line break', { state: 'abcdefgh\r\nset-cookie: a' }, {}, 1003],
    ['a link on another site', { state: STATE }, { 'sec-fetch-site': 'cross-site' }, 1007],
  ])('%s begins no authorisation', async (_, query, headers, code) => {
    const refused = await begin(query, headers)
    expect(refused.statusCode).toBe(200)
    expect(refused.json().code).toBe(code)
    expect(refused.headers['set-cookie']).toBeUndefined()
  })

  test.each([
    ['another host', '//evil.example/main/', '/main/'],
    ['a place outside the app', '/sandbox/', '/main/'],
    ['a long query', `/main/Help?q=${'a'.repeat(600)}`, '/main/Help'],
    ['a very long query', `/main/Help?q=${'a'.repeat(9_000)}`, '/main/Help'],
    ['an escaped zero', '/main/Help?q=%00', '/main/Help'],
    ['a broken escape', '/main/Help?q=100%', '/main/Help'],
    ['an @', '/main/Help?q=a@b', '/main/Help'],
    ['an address in the query', '/main/Help?q=https%3A%2F%2Fevil.example', '/main/Help'],
    ['a fragment that is no address', '/main/Help?q=1#@', '/main/Help'],
    ['a fitting query', '/main/Help?q=1&r=%E5%AD%98', '/main/Help?q=1&r=%E5%AD%98'],
  ])('a way back with %s leads to a page of the app', async (_, returnTo, comesBackTo) => {
    const left = await begin({ state: STATE, returnTo }, { 'sec-fetch-site': 'same-origin', accept: 'text/html' })
    expect(left.statusCode).toBe(302)
    const authorise = new URL(String(left.headers.location), 'http://bank.invalid')
    expect(authorise.searchParams.get('returnTo')).toBe(comesBackTo)
    const cookie = `bank-oauth=${cookieOf(left.headers['set-cookie'])}`
    const chosen = await choose(String(left.headers.location), cookie)
    const back = new URL(String(chosen.headers.location), 'http://bank.invalid')
    back.searchParams.delete('token')
    back.searchParams.delete('state')
    expect(back.pathname).toBe(comesBackTo.split('?')[0])
  })

  test('the chooser sends nobody away without a begun authorisation', async () => {
    const url = `/sandbox/wechat/authorise?state=${STATE}&returnTo=/main/`
    const evil = `/sandbox/wechat/authorise?state=${STATE}&returnTo=//evil.example`
    for (const [address, cookie] of [
      [url, ''],
      [evil, 'bank-oauth=x'],
    ] as const) {
      const answers = [await bank.server.inject({ url: address, headers: { cookie } }), await choose(address, cookie)]
      for (const answer of answers) expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([400, undefined])
    }
  })

  test('neither a link nor another site’s form can choose a customer', async () => {
    const left = await begin({ state: STATE, returnTo: '/main/' })
    const cookie = `bank-oauth=${cookieOf(left.headers['set-cookie'])}`
    const linked = await bank.server.inject({ url: `${left.headers.location}&customer=zhangwei`, headers: { cookie } })
    expect([linked.statusCode, linked.headers.location]).toEqual([200, undefined])
    for (const foreign of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
      for (const url of [String(left.headers.location), '/sandbox/wechat/be']) {
        const answer = await bank.server.inject({
          method: 'POST',
          url,
          headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...foreign },
          payload: 'customer=zhangwei',
        })
        expect([answer.statusCode >= 400, answer.headers['set-cookie']]).toEqual([true, undefined])
      }
    }
    expect((await bank.server.inject({ url: '/sandbox/wechat/be?customer=zhangwei' })).statusCode).toBe(404)
  })

  describe('on a shared bank', () => {
    const SHARED = { HOST: '0.0.0.0' }
    const form = { 'content-type': 'application/x-www-form-urlencoded' }

    /** Opens the chooser as one browser, with the cookies it keeps. */
    async function atChooser(server: FastifyInstance, kept = '') {
      const left = await server.inject({ url: CALLS.oauthRedirectBasic.path, query: { state: STATE } })
      const cookie = `bank-oauth=${cookieOf(left.headers['set-cookie'])}; ${kept}`
      const url = String(left.headers.location)
      return { url, cookie, page: await server.inject({ url, headers: { cookie } }) }
    }
    const keptBy = (answer: { headers: Record<string, unknown> }): string =>
      String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? ''
    async function openIdOf(answer: { headers: Record<string, unknown> }, cookie: string) {
      const code = new URL(String(answer.headers.location), 'http://bank.invalid').searchParams.get('token') ?? ''
      const redeemed = await redeemOauthCode(on(), machineNow(), { code, state: STATE, cookie: cookieOf(cookie) })
      return redeemed.ok ? redeemed.value?.openId : redeemed.error.name
    }

    test('each browser is somebody of its own, the same when it comes again', async () => {
      const server = await bank.another(SHARED)
      const first = await atChooser(server)
      const openId = await openIdOf(first.page, first.cookie)
      expect(openId).toMatch(/^guest-[0-9a-f]{24}$/)
      const visit = { openId: openId ?? '', channel: 'h5', level: 'session' } as const
      expect((await openSession(on(), machineNow(), visit)).sessionToken).not.toBe('')
      const again = await atChooser(server, keptBy(first.page))
      expect(await openIdOf(again.page, again.cookie)).toBe(openId)
      const other = await atChooser(server)
      expect(await openIdOf(other.page, other.cookie)).not.toBe(openId)
      await server.close()
    })

    test('without the key nobody can become a demonstration customer in any way', async () => {
      const off = await bank.another(SHARED)
      const access = demoAccess('keyed')
      const keyed = await bank.another({ ...SHARED, SANDBOX_CONSOLE: 'on' }, access)
      for (const server of [off, keyed]) {
        const made = await atChooser(server, 'sandbox-wechat=demo:zhangwei')
        if (made.page.statusCode === 303) expect(await openIdOf(made.page, made.cookie)).toMatch(/^guest-/)
        for (const key of ['', 'x', '0'.repeat(32)]) {
          for (const url of [made.url, '/sandbox/wechat/be']) {
            const payload = new URLSearchParams({ customer: 'zhangwei', key }).toString()
            const answer = await server.inject({
              method: 'POST',
              url,
              headers: { cookie: made.cookie, ...form },
              payload,
            })
            expect(answer.headers.location).toBeUndefined()
          }
        }
        const app = await testClient(server).anonymous()
        for (const token of ['demo:zhangwei', 'demo:zhangwei:', `demo:zhangwei:${'0'.repeat(32)}`]) {
          expect([token, await app.call(CALLS.getOauthOpenId, { token })]).toMatchObject([
            token,
            { error: 'TokenRefused' },
          ])
        }
      }
      const there = await atChooser(keyed)
      const payload = new URLSearchParams({ customer: 'zhangwei', key: access.key ?? '' }).toString()
      const chosen = await keyed.inject({
        method: 'POST',
        url: there.url,
        headers: { cookie: there.cookie, ...form },
        payload,
      })
      expect(await openIdOf(chosen, there.cookie)).toBe('demo-zhangwei')
      await Promise.all([off.close(), keyed.close()])
    })
  })
})
