import * as v from 'valibot'
import type { Result } from '@/domain/result'
import { withPglite } from '@sandbox/kernel/db/testing/withDatabase'
import { ask } from './ask'
import { CHECKED_TEXT, checkPicture, checkText } from './checks'
import type { WechatFailure } from './failure'
import { authoriseAddress, grantOfCode, refreshGrant } from './grant'
import { identityOfLogin } from './login'
import { phoneOfCode } from './phone'
import { sendSubscription, THING_LENGTH, timeText } from './subscription'
import { BREAK, openWechat, SILENCE } from './testing/wechatServer'
import type { WechatServer } from './testing/wechatServer'
import type { WechatClient } from './tokens'
import { urlLink } from './urlLink'

const SECRET = 's3cret'.repeat(5)
const TEMPLATE = { id: 'template-1', title: 'thing1', time: 'time2' }
/** 09:05 on the 27th of November 2026 in Shanghai. */
const AT = Date.UTC(2026, 10, 27, 1, 5)

withPglite((database) => {
  let wechat: WechatServer
  let client: WechatClient
  const on = () => database.current.drizzle
  beforeAll(async () => {
    wechat = await openWechat()
    client = { host: wechat.host, app: { appId: 'wxmini', secret: SECRET }, now: () => AT }
  })
  afterAll(() => wechat.close())
  beforeEach(() => wechat.says({}))

  const message = { openId: 'open-mini', templateId: TEMPLATE.id, title: '存款'.repeat(20), messageId: '12', at: AT }
  const post = 'openid-free text'
  const CASES: readonly [string, string, () => Promise<Result<unknown, WechatFailure>>, unknown][] = [
    [
      'a log-in code gives open id and union id, never the session key',
      '/sns/jscode2session',
      () => identityOfLogin(client, 'code-1'),
      { openId: 'open-mini', unionId: 'union-1' },
    ],
    [
      'a browser’s code gives the grant',
      '/sns/oauth2/access_token',
      () => grantOfCode(client, 'code-1'),
      { openId: 'open-h5', unionId: 'union-1', refreshToken: 'refresh-1' },
    ],
    [
      'a grant is renewed',
      '/sns/oauth2/refresh_token',
      () => refreshGrant(client, 'refresh-1'),
      { openId: 'open-h5', unionId: undefined, refreshToken: 'refresh-2' },
    ],
    ['a phone number', '/wxa/business/getuserphonenumber', () => phoneOfCode(client, on(), 'code-1'), '13800138000'],
    [
      'a text is checked',
      '/wxa/msg_sec_check',
      () => checkText(client, on(), { openId: 'open-mini', scene: 'comment', text: post }),
      'pass',
    ],
    [
      'a picture is taken to be checked',
      '/wxa/media_check_async',
      () => checkPicture(client, on(), { openId: 'open-mini', scene: 'comment', url: 'https://bank.example/1.png' }),
      'trace-2',
    ],
    [
      'a link into the mini-program',
      '/wxa/generate_urllink',
      () => urlLink(client, on(), '/deposit', 30),
      'https://wxaurl.cn/abc',
    ],
    [
      'a subscription message is sent',
      '/cgi-bin/message/subscribe/send',
      () => sendSubscription(client, on(), TEMPLATE, message),
      {},
    ],
  ]

  test.each(CASES)('%s', async (_title, path, run, value) => {
    expect(await run()).toEqual({ ok: true, value })
    expect(wechat.asks(path)).toHaveLength(1)
  })

  const BAD: readonly [string, object | string, WechatFailure, number][] = [
    ['a wrong code', { errcode: 40029, errmsg: 'invalid code' }, { name: 'codeWrong', errcode: 40029 }, 1],
    ['a used code', { errcode: 40163, errmsg: 'code been used' }, { name: 'codeUsed', errcode: 40163 }, 1],
    ['the day’s quota', { errcode: 45009, errmsg: 'reach max api daily quota' }, { name: 'quota', errcode: 45009 }, 1],
    ['the minute’s quota', { errcode: 45011, errmsg: 'api minute-quota' }, { name: 'quota', errcode: 45011 }, 1],
    ['busy, twice', { errcode: -1, errmsg: 'system error' }, { name: 'busy', errcode: -1 }, 2],
    ['a code of the settings', { errcode: 40164, errmsg: 'invalid ip' }, { name: 'refused', errcode: 40164 }, 1],
    ['silence', SILENCE, { name: 'slow' }, 1],
    ['a broken connection', BREAK, { name: 'cut' }, 1],
    ['a page instead of JSON', '<html>502</html>', { name: 'unreadable' }, 1],
  ]
  describe.each(CASES)('%s, unless', (_title, path, run) => {
    test.each(BAD)('%s: named, without a word of what was sent', async (_fault, said, failure, times) => {
      wechat.says({ [path]: said })
      expect(await run()).toEqual({ ok: false, error: failure })
      expect(wechat.asks(path)).toHaveLength(times)
    })
  })

  test('-1 once is asked again and answered', async () => {
    const good = { openid: 'o' }
    wechat.says({ '/sns/jscode2session': (_asked, nth) => (nth === 1 ? { errcode: -1 } : good) })
    expect((await identityOfLogin(client, 'code-1')).ok).toBe(true)
  })

  test('an answer without a field of the documentation is unreadable', async () => {
    wechat.says({ '/sns/jscode2session': { session_key: 'k' } })
    expect(await identityOfLogin(client, 'code-1')).toEqual({ ok: false, error: { name: 'unreadable' } })
  })

  test('nobody listening is a broken connection', async () => {
    const host = { ...wechat.host, origin: 'http://127.0.0.1:9' }
    expect(await ask(host, { path: '/', answer: v.object({}) })).toEqual({ ok: false, error: { name: 'cut' } })
  })

  test('codes are traded with the app’s id and secret', async () => {
    await identityOfLogin(client, 'code-1')
    await grantOfCode(client, 'code-2')
    const app = { appid: 'wxmini', secret: SECRET, grant_type: 'authorization_code' }
    expect(wechat.asked.map(({ query }) => query)).toEqual([
      { ...app, js_code: 'code-1' },
      { ...app, code: 'code-2' },
    ])
  })

  test('the made-up person of a snapshot page is nobody', async () => {
    wechat.says({ '/sns/oauth2/access_token': { openid: 'o', refresh_token: 'r', is_snapshotuser: 1 } })
    expect(await grantOfCode(client, 'code-1')).toEqual({ ok: false, error: { name: 'snapshot' } })
  })

  test('a number of another country isn’t taken for a mainland one', async () => {
    const phone_info = { purePhoneNumber: '13800138000', countryCode: 1 }
    wechat.says({ '/wxa/business/getuserphonenumber': { errcode: 0, phone_info } })
    expect(await phoneOfCode(client, on(), 'code-1')).toEqual({ ok: false, error: { name: 'abroad' } })
  })

  test('a long text is checked in parts, and the worst verdict counts', async () => {
    const verdicts = ['review', 'risky', 'pass']
    wechat.says({ '/wxa/msg_sec_check': (_asked, nth) => ({ errcode: 0, result: { suggest: verdicts[nth - 1] } }) })
    const text = '好'.repeat(2 * CHECKED_TEXT + 1)
    expect(await checkText(client, on(), { openId: 'o', scene: 'diary', text })).toEqual({ ok: true, value: 'risky' })
    expect(wechat.asks('/wxa/msg_sec_check').map(({ body }) => String(body.content).length)).toEqual([2500, 2500, 1])
    expect(wechat.asks('/wxa/msg_sec_check')[0]?.body).toMatchObject({ version: 2, scene: 4, openid: 'o' })
  })

  test('a picture is checked as one, by version 2', async () => {
    await checkPicture(client, on(), { openId: 'o', scene: 'comment', url: 'https://bank.example/1.png' })
    const body = { media_url: 'https://bank.example/1.png', media_type: 2, version: 2, scene: 2, openid: 'o' }
    expect(wechat.asks('/wxa/media_check_async')[0]?.body).toEqual(body)
  })

  test('a link names a page without a query, and its days', async () => {
    await urlLink(client, on(), '/deposit', 30)
    expect(wechat.asks('/wxa/generate_urllink')[0]?.body).toEqual({
      path: 'packages/bridge/arrive/index',
      query: 'route=%2Fapp&to=%2Fdeposit',
      expire_type: 1,
      expire_interval: 30,
    })
  })

  test('a subscription message has a title that fits, a time, and the way to its message', async () => {
    await sendSubscription(client, on(), TEMPLATE, message)
    expect(THING_LENGTH).toBe(20)
    expect(wechat.asks('/cgi-bin/message/subscribe/send')[0]?.body).toEqual({
      touser: 'open-mini',
      template_id: 'template-1',
      page: 'packages/service/messages/message/index?route=%2FsystemMsgDatail&id=12',
      data: { thing1: { value: '存款'.repeat(10) }, time2: { value: '2026年11月27日 09:05' } },
      miniprogram_state: 'formal',
      lang: 'zh_CN',
    })
  })
})

test('a browser authorises at WeChat’s page, whose fragment must be there', () => {
  const address = authoriseAddress('wxaccount', 'state-12', 'https://bank.example/wechat/return?to=%2Fmain%2F')
  expect(address).toBe(
    'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wxaccount&redirect_uri=https%3A%2F%2Fbank.example%2Fwechat%2Freturn%3Fto%3D%252Fmain%252F&response_type=code&scope=snsapi_userinfo&state=state-12#wechat_redirect',
  )
})

test('times are Shanghai’s', () => {
  expect(timeText(Date.UTC(2026, 11, 31, 16, 0))).toBe('2027年01月01日 00:00')
})
