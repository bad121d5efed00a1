import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../config'

const APP = { WECHAT_APP_ID: 'wx0123456789abcdef', WECHAT_APP_SECRET: '0'.repeat(32) }
const ACCOUNT = { WECHAT_ACCOUNT_ID: 'wxfedcba9876543210', WECHAT_ACCOUNT_SECRET: '1'.repeat(32) }
const LIVE = { WECHAT: 'live', ...APP }
const PUBLIC = { PUBLIC_ORIGIN: 'https://bank.example' }

const folder = mkdtempSync(join(tmpdir(), 'wechat-'))
afterAll(() => rmSync(folder, { recursive: true }))
const fileOf = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

test('a mini-program alone, by its id and secret', () => {
  const read = readConfig(LIVE)
  expect(read.ok && read.value.services.wechat).toEqual({
    mini: { appId: APP.WECHAT_APP_ID, secret: APP.WECHAT_APP_SECRET },
  })
})

test('a service account beside it, back to the public origin; secrets from files, their line’s end left out', () => {
  const read = readConfig({
    ...PUBLIC,
    WECHAT: 'live',
    WECHAT_APP_ID: APP.WECHAT_APP_ID,
    WECHAT_APP_SECRET_FILE: fileOf('app', `${'2'.repeat(32)}\n`),
    WECHAT_ACCOUNT_ID: ACCOUNT.WECHAT_ACCOUNT_ID,
    WECHAT_ACCOUNT_SECRET_FILE: fileOf('account', '3'.repeat(32)),
  })
  expect(read.ok && read.value.services.wechat).toEqual({
    mini: { appId: APP.WECHAT_APP_ID, secret: '2'.repeat(32) },
    account: { appId: ACCOUNT.WECHAT_ACCOUNT_ID, secret: '3'.repeat(32), origin: 'https://bank.example' },
  })
})

test.each([
  ['WECHAT_APP_ID', { WECHAT: 'live' }],
  ['WECHAT_APP_ID', { WECHAT: 'live', WECHAT_APP_SECRET: APP.WECHAT_APP_SECRET }],
  ['WECHAT_APP_SECRET', { WECHAT: 'live', WECHAT_APP_ID: APP.WECHAT_APP_ID }],
  ['WECHAT_APP_ID', APP],
  ['WECHAT_APP_SECRET', { WECHAT_APP_SECRET: APP.WECHAT_APP_SECRET }],
  ['WECHAT_APP_ID', { ...LIVE, WECHAT_APP_ID: 'touristappid' }],
  ['WECHAT_APP_SECRET', { ...LIVE, WECHAT_APP_SECRET: 'secret' }],
  ['WECHAT_APP_SECRET_FILE', { ...LIVE, WECHAT_APP_SECRET_FILE: '/nothing/here' }],
  ['WECHAT_APP_SECRET_FILE', { ...LIVE, WECHAT_APP_SECRET: '', WECHAT_APP_SECRET_FILE: '/nothing/here' }],
  ['WECHAT_APP_SECRET_FILE', { ...LIVE, WECHAT_APP_SECRET: '', WECHAT_APP_SECRET_FILE: fileOf('bad', 'secret') }],
  ['WECHAT_ACCOUNT_ID', { ...LIVE, ...PUBLIC, WECHAT_ACCOUNT_SECRET: ACCOUNT.WECHAT_ACCOUNT_SECRET }],
  ['WECHAT_ACCOUNT_SECRET', { ...LIVE, ...PUBLIC, WECHAT_ACCOUNT_ID: ACCOUNT.WECHAT_ACCOUNT_ID }],
  ['PUBLIC_ORIGIN', { ...LIVE, ...ACCOUNT }],
  ['PUBLIC_ORIGIN', { ...LIVE, ...ACCOUNT, PUBLIC_ORIGIN: 'http://bank.example' }],
] as const)('half of a configuration is refused by the name of what is missing or too much: %s', (name, env) => {
  const read = readConfig(env)
  const said = read.ok ? [] : read.error
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(new RegExp(`^${name} `))
  expect(said[0]).not.toMatch(/0{32}|1{32}|\/nothing/)
})

test('WeChat itself gets no template of the simulator’s, and keywords by their names', () => {
  const read = readConfig(LIVE)
  expect(read.ok && read.value.services.templates).toEqual({})
  const named = readConfig({ ...LIVE, SUBSCRIPTION_TEMPLATES: 'identity=a_b-1:thing3:date5,maturityReminder=c' })
  expect(named.ok && named.value.services.templates).toEqual({
    identity: { id: 'a_b-1', title: 'thing3', time: 'date5' },
    maturityReminder: { id: 'c', title: 'thing1', time: 'time2' },
  })
})
