import { CALLS } from '@/contract/calls'
import { withBank } from '@sandbox/testing/withBank'
import { issueOauthCode, redeemOauthCode } from './oauth'

const STATE = 'state-made-by-the-app'

withBank((bank) => {
  const cookieOf = (header: unknown): string => /bank-oauth=([\w-]+)/.exec(String(header))?.[1] ?? ''
  const begin = (query: Record<string, string>, headers: Record<string, string> = {}) =>
    bank.server.inject({ url: CALLS.oauthRedirectBasic.path, query, headers })
  const on = () => bank.db.drizzle

  test('the way through the stand-in comes back with a code for this browser and state', async () => {
    const left = await begin({ state: STATE, returnTo: '/main/assets?tab=1#top' })
    expect(left.statusCode).toBe(302)
    expect(String(left.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/)
    const browser = cookieOf(left.headers['set-cookie'])
    const cookie = `bank-oauth=${browser}`
    const chooser = await bank.server.inject({ url: String(left.headers.location), headers: { cookie } })
    expect(chooser.body).toContain('演示环境')
    const chosen = await bank.server.inject({ url: `${left.headers.location}&as=zhangwei`, headers: { cookie } })
    const back = new URL(String(chosen.headers.location), 'http://bank.invalid')
    expect([back.pathname, back.hash, back.searchParams.get('tab')]).toEqual(['/main/assets', '#top', '1'])
    expect(back.searchParams.get('state')).toBe(STATE)
    const code = back.searchParams.get('token') ?? ''
    const redeemed = await redeemOauthCode(on(), Date.now(), { code, state: STATE, cookie: browser })
    expect(redeemed).toEqual({ ok: true, value: 'demo-zhangwei' })
    expect(await redeemOauthCode(on(), Date.now(), { code, state: STATE, cookie: browser })).toEqual({
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
    ['a short state', { state: 'x' }, {}],
    ['a state with a line break', { state: 'abcdefgh\r\nset-cookie: a' }, {}],
    ['a link on another site', { state: STATE }, { 'sec-fetch-site': 'cross-site' }],
  ])('%s begins no authorisation', async (_, query, headers) => {
    const refused = await begin(query, headers)
    expect(refused.statusCode).toBe(200)
    expect(refused.json().code).toBe(1007)
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
    const chosen = await bank.server.inject({ url: `${left.headers.location}&as=zhangwei`, headers: { cookie } })
    const back = new URL(String(chosen.headers.location), 'http://bank.invalid')
    back.searchParams.delete('token')
    back.searchParams.delete('state')
    expect(back.pathname).toBe(comesBackTo.split('?')[0])
  })

  test('the chooser sends nobody away without a begun authorisation', async () => {
    const url = `/sandbox/wechat/authorise?state=${STATE}&returnTo=/main/&as=zhangwei`
    expect((await bank.server.inject({ url })).statusCode).toBe(400)
    const evil = `/sandbox/wechat/authorise?state=${STATE}&returnTo=//evil.example&as=zhangwei`
    expect((await bank.server.inject({ url: evil, headers: { cookie: 'bank-oauth=x' } })).statusCode).toBe(400)
  })
})
