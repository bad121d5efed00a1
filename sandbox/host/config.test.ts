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
      metrics: undefined,
      drainSeconds: 0,
      stopSeconds: 20,
      services: {
        wechat: 'sandbox',
        sms: 'sandbox',
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
  ['METRICS_PORT', '70000'],
  ['STOP_SECONDS', 'never'],
  ['DATABASE_URL_FILE', '/nothing/here'],
  ['SUBSCRIPTION_TEMPLATES', 'maturityReminder=id:thing1'],
  ['WECHAT', 'real'],
  ['WECHAT_APP_ID', 'touristappid'],
  ['WECHAT_ACCOUNT_SECRET', 'secret'],
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

test('each secret can stand in a file, its last line’s end left out; beside its own variable, or wrong, it is refused by the file’s name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  const key = 'a'.repeat(64)
  const fileOf = (text: string): string => {
    const path = join(folder, String(text.length))
    writeFileSync(path, text)
    return path
  }
  try {
    const read = readConfig({
      DATABASE_URL_FILE: fileOf('postgres://bank:secret@host/db\n'),
      BANK_PRIVATE_KEY_FILE: fileOf(`${key}\n`),
      CREDENTIAL_KEYS_FILE: fileOf(`k1=${key}\n`),
    })
    expect(read.ok && read.value).toMatchObject({
      databaseUrl: 'postgres://bank:secret@host/db',
      privateKey: key,
      credentialKeys: [{ id: 'k1', key }],
    })
    const told = (env: Record<string, string>) => {
      const refused = readConfig(env)
      return refused.ok ? [] : refused.error
    }
    expect(told({ BANK_PRIVATE_KEY: key, BANK_PRIVATE_KEY_FILE: fileOf(key) })).toEqual([
      'BANK_PRIVATE_KEY_FILE is set beside BANK_PRIVATE_KEY: set one of them',
    ])
    expect(told({ BANK_PRIVATE_KEY_FILE: fileOf('secret') })).toEqual([
      'BANK_PRIVATE_KEY_FILE must be 64 hex characters',
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
