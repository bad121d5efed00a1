import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from './config'

test('nothing set gives the defaults of a developer’s machine', () => {
  expect(readConfig({ PORT: '' })).toEqual({
    ok: true,
    value: {
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: undefined,
      dataDir: '.data/bank',
      statements: 'prepared',
      staticDir: 'dist/h5',
      fresh: false,
      opening: undefined,
      holidayNotices: undefined,
      publicOrigin: undefined,
      trustedProxies: [],
      channelsPerMinute: 600,
      largeBodiesPerMinute: 120,
      passwordCost: 14,
      credentialKeys: [],
      console: 'open',
      privateKey: undefined,
      logLevel: 'warn',
      services: {
        wechat: 'sandbox',
        face: 'sandbox',
        ocr: 'sandbox',
        identity: 'sandbox',
        card: 'sandbox',
        registry: 'sandbox',
        phone: 'sandbox',
        partners: 'sandbox',
        templates: {
          maturityReminder: { id: 'standin-maturing', title: 'thing1', time: 'time2' },
          depositMaturity: { id: 'standin-matured', title: 'thing1', time: 'time2' },
          identity: { id: 'standin-review', title: 'thing1', time: 'time2' },
          checkInReminder: { id: 'standin-checkin', title: 'thing1', time: 'time2' },
        },
      },
    },
  })
})

test.each([
  ['PORT', '80a'],
  ['PORT', '65536'],
  ['DATABASE_URL', 'mysql://secret@host/db'],
  ['PUBLIC_ORIGIN', 'https://bank.example/'],
  ['PUBLIC_ORIGIN', 'javascript:alert(1)'],
  ['FRESH', 'yes'],
  ['EMBEDDED_STATEMENTS', 'yes'],
  ['OPENING_DAY', '2026-02-30'],
  ['TRUSTED_PROXIES', '10.0.0.1, proxy.example'],
  ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
  ['CHANNELS_PER_MINUTE', '-1'],
  ['PASSWORD_COST', '9'],
  ['PASSWORD_COST', '21'],
  ['CREDENTIAL_KEYS', 'k1=abc'],
  ['SANDBOX_CONSOLE', 'no'],
  ['SUBSCRIPTION_TEMPLATES', 'maturityReminder'],
  ['SUBSCRIPTION_TEMPLATES', 'maturityReminder=a b'],
  ['BANK_PRIVATE_KEY', 'secret'],
  ['WECHAT_SERVICE', 'real'],
])('%s=%s is refused by the name of the variable, its value untold', (name, value) => {
  const read = readConfig({ [name]: value })
  expect(read.ok).toBe(false)
  const said = read.ok ? [] : read.error
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(new RegExp(`^${name} `))
  expect(said[0]).not.toContain(value)
})

test('every wrong variable is named at once', () => {
  const read = readConfig({ PORT: 'x', FRESH: 'x', DATABASE_URL: 'postgres://host/db' })
  expect(read.ok ? [] : read.error).toHaveLength(2)
})

test.each([
  [{}, 'open'],
  [{ HOST: 'localhost' }, 'open'],
  [{ HOST: '::1' }, 'open'],
  [{ SANDBOX_CONSOLE: 'on' }, 'open'],
  [{ SANDBOX_CONSOLE: 'off' }, 'off'],
  [{ HOST: '0.0.0.0' }, 'off'],
  [{ HOST: '::' }, 'off'],
  [{ HOST: '127.evil.example' }, 'off'],
  [{ HOST: '192.168.1.20' }, 'off'],
  [{ PUBLIC_ORIGIN: 'https://bank.example' }, 'off'],
  [{ HOST: '0.0.0.0', SANDBOX_CONSOLE: 'on' }, 'keyed'],
  [{ PUBLIC_ORIGIN: 'https://bank.example', SANDBOX_CONSOLE: 'on' }, 'keyed'],
  [{ PUBLIC_ORIGIN: 'https://bank.example', SANDBOX_CONSOLE: 'off' }, 'off'],
] as const)('%j: the console is %s', (env, mode) => {
  const read = readConfig(env)
  expect(read.ok && read.value.console).toBe(mode)
})

describe('WeChat itself', () => {
  const MINI = { WECHAT_MINI_APP_ID: 'wx00000000000000aa', WECHAT_MINI_SECRET: 'a'.repeat(32) }
  const LIVE = { WECHAT_SERVICE: 'live', PUBLIC_ORIGIN: 'https://bank.example', ...MINI }

  it('is asked for the mini-program alone, or for the public account too, with templates that are its own', () => {
    const mini = { appId: 'wx00000000000000aa', secret: 'a'.repeat(32) }
    const live = { mini, api: 'https://api.weixin.qq.com', publicOrigin: 'https://bank.example' }
    expect(readConfig(LIVE)).toMatchObject({ value: { services: { wechat: live, templates: {} } } })
    const account = { WECHAT_APP_ID: 'wx00000000000000bb', WECHAT_APP_SECRET: 'b'.repeat(32) }
    const SUBSCRIPTION_TEMPLATES = 'identity=t-1/thing3/time4'
    expect(readConfig({ ...LIVE, ...account, SUBSCRIPTION_TEMPLATES })).toMatchObject({
      value: {
        services: {
          wechat: { ...live, account: { appId: 'wx00000000000000bb', secret: 'b'.repeat(32) } },
          templates: { identity: { id: 't-1', title: 'thing3', time: 'time4' } },
        },
      },
    })
  })

  it.each([
    ['no app id', { WECHAT_MINI_APP_ID: '' }, 'WECHAT_MINI_APP_ID is missing beside WECHAT_MINI_SECRET'],
    ['no secret', { WECHAT_MINI_SECRET: '' }, 'WECHAT_MINI_SECRET is missing beside WECHAT_MINI_APP_ID'],
    ['neither', { WECHAT_MINI_APP_ID: '', WECHAT_MINI_SECRET: '' }, 'are missing for WECHAT_SERVICE=live'],
    ['half a public account', { WECHAT_APP_ID: 'wx00000000000000bb' }, 'WECHAT_APP_SECRET is missing'],
    ['no address of its own', { PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN must begin with https://'],
    ['an address without TLS', { PUBLIC_ORIGIN: 'http://bank.example' }, 'PUBLIC_ORIGIN must begin with https://'],
    [
      'an app id that is none',
      { WECHAT_MINI_APP_ID: 'touristappid' },
      'WECHAT_MINI_APP_ID must be an app id of WeChat',
    ],
  ])('isn’t begun with %s', (_, changed, sentence) => {
    const read = readConfig({ ...LIVE, ...changed })
    expect(read.ok ? '' : read.error.join('\n')).toContain(sentence)
    expect(JSON.stringify(read)).not.toContain('a'.repeat(32))
  })
})

describe('a secret', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bank-secrets-'))
  const path = join(folder, 'key')
  beforeAll(() => writeFileSync(path, `${'c'.repeat(64)}\n`))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('may stand in a file', () =>
    expect(readConfig({ BANK_PRIVATE_KEY_FILE: path })).toMatchObject({ value: { privateKey: 'c'.repeat(64) } }))

  it.each([
    ['a file that isn’t there', { BANK_PRIVATE_KEY_FILE: join(folder, 'none') }, "names a file that can't be read"],
    ['both', { BANK_PRIVATE_KEY_FILE: path, BANK_PRIVATE_KEY: 'd'.repeat(64) }, 'are both set'],
  ])('is refused with %s, by its name', (_, env, sentence) =>
    expect(readConfig(env)).toEqual({ ok: false, error: [expect.stringMatching(`BANK_PRIVATE_KEY.*${sentence}`)] }),
  )
})
