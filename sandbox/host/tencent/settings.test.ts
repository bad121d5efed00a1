import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../config'

const SECRET = 'Zz09'.repeat(8)
const KEY = { TENCENT_SECRET_ID: 'AKIDabcdefghijklmnop', TENCENT_SECRET_KEY: SECRET }
const READ = { secretId: KEY.TENCENT_SECRET_ID, secretKey: SECRET }
const SMS = { SMS: 'live', SMS_APP_ID: '1400006666', SMS_SIGN: '示例银行', SMS_TEMPLATES: 'code=1110' }
const FACE = { FACE: 'live', FACE_RULE_ID: '1', PUBLIC_ORIGIN: 'https://bank.example' }

const folder = mkdtempSync(join(tmpdir(), 'tencent-'))
afterAll(() => rmSync(folder, { recursive: true }))
const fileOf = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const servicesOf = (env: Readonly<Record<string, string>>) => {
  const read = readConfig(env)
  if (!read.ok) throw new Error(read.error.join('; '))
  const { sms, face, ocr } = read.value.services
  return { sms, face, ocr }
}

test('each of the three is chosen alone, and the others stay simulators', () => {
  const simulators = { sms: 'sandbox', face: 'sandbox', ocr: 'sandbox' }
  expect(servicesOf({})).toEqual(simulators)
  expect(servicesOf({ ...KEY, ...SMS })).toEqual({
    ...simulators,
    sms: { key: READ, appId: '1400006666', sign: '示例银行', region: 'ap-guangzhou', templates: { code: '1110' } },
  })
  expect(servicesOf({ ...KEY, ...FACE })).toEqual({
    ...simulators,
    face: { key: READ, ruleId: '1', origin: 'https://bank.example' },
  })
  expect(servicesOf({ ...KEY, OCR: 'live' })).toEqual({ ...simulators, ocr: { key: READ } })
})

test('the secret from a file, its line’s end left out; region and templates by their names', () => {
  const file = { TENCENT_SECRET_ID: KEY.TENCENT_SECRET_ID, TENCENT_SECRET_KEY_FILE: fileOf('key', `${SECRET}\n`) }
  const more = { SMS_REGION: 'ap-beijing', SMS_TEMPLATES: 'code=1, notice=2,campaign=3' }
  const { sms } = servicesOf({ ...file, ...SMS, ...more })
  expect(sms).toMatchObject({ key: READ, region: 'ap-beijing', templates: { code: '1', notice: '2', campaign: '3' } })
})

test.each([
  ['TENCENT_SECRET_ID', { OCR: 'live' }],
  ['TENCENT_SECRET_ID', { OCR: 'live', TENCENT_SECRET_KEY: SECRET }],
  ['TENCENT_SECRET_KEY', { OCR: 'live', TENCENT_SECRET_ID: KEY.TENCENT_SECRET_ID }],
  ['TENCENT_SECRET_ID', KEY],
  ['TENCENT_SECRET_KEY', { OCR: 'live', ...KEY, TENCENT_SECRET_KEY: 'short' }],
  ['TENCENT_SECRET_KEY_FILE', { OCR: 'live', ...KEY, TENCENT_SECRET_KEY_FILE: '/nothing/here' }],
  [
    'TENCENT_SECRET_KEY_FILE',
    { OCR: 'live', ...KEY, TENCENT_SECRET_KEY: '', TENCENT_SECRET_KEY_FILE: '/nothing/here' },
  ],
  [
    'TENCENT_SECRET_KEY_FILE',
    { OCR: 'live', ...KEY, TENCENT_SECRET_KEY: '', TENCENT_SECRET_KEY_FILE: fileOf('bad', '!') },
  ],
  ['SMS', { SMS: 'real' }],
  ['SMS_APP_ID', { ...KEY, ...SMS, SMS_APP_ID: '' }],
  ['SMS_SIGN', { ...KEY, ...SMS, SMS_SIGN: '【示例银行】' }],
  ['SMS_SIGN', { ...KEY, ...SMS, SMS_SIGN: '' }],
  ['SMS_TEMPLATES', { ...KEY, ...SMS, SMS_TEMPLATES: '' }],
  ['SMS_TEMPLATES', { ...KEY, ...SMS, SMS_TEMPLATES: 'notice=1' }],
  ['SMS_TEMPLATES', { ...KEY, ...SMS, SMS_TEMPLATES: 'code=abc' }],
  ['SMS_APP_ID', { ...KEY, OCR: 'live', SMS_APP_ID: '1400006666' }],
  ['SMS_REGION', { ...KEY, OCR: 'live', SMS_REGION: 'ap-beijing' }],
  ['FACE_RULE_ID', { ...KEY, ...FACE, FACE_RULE_ID: '' }],
  ['FACE_RULE_ID', { FACE_RULE_ID: '1' }],
  ['PUBLIC_ORIGIN', { ...KEY, ...FACE, PUBLIC_ORIGIN: '' }],
  ['PUBLIC_ORIGIN', { ...KEY, ...FACE, PUBLIC_ORIGIN: 'http://bank.example' }],
] as const)('half of a configuration keeps the bank from starting, by the name: %s', (name, env) => {
  const read = readConfig(env)
  const said = read.ok ? [] : read.error
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(new RegExp(`^${name} `))
  expect(said[0]).not.toMatch(/Zz09|AKID|\/nothing/)
})
