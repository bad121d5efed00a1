import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import * as v from 'valibot'
import { parseDay } from '@/domain/dates/day'
import { instantOf } from '@/domain/dates/instant'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { ConsoleMode } from './demoAccess'
import type { Statements } from '../kernel/db'
import type { LiveWechat } from './wechat/settings'

/** Where the sandbox bank runs and what it uses. Every field comes from one environment variable. */
export interface Config {
  /** PORT; 0 takes any free one. */
  readonly port: number
  /** HOST; loopback unless it is set. */
  readonly host: string
  /** DATABASE_URL; without it the bank keeps its books in an embedded PGlite under `dataDir`. */
  readonly databaseUrl?: string
  /** DATA_DIR; undefined keeps the data in memory, for tests. */
  readonly dataDir: string | undefined
  /**
   * EMBEDDED_STATEMENTS: `prepared` once by their text, or `plain` through PGlite's own query. Plain is slower; it shows
   * whether our code is to blame when an answer of the embedded database is in doubt.
   */
  readonly statements: Statements
  /** STATIC_DIR: the built H5 app. */
  readonly staticDir: string
  /** FRESH=1: deletes all data and starts anew. */
  readonly fresh: boolean
  /** OPENING_DAY: an empty bank begins on this day at 10:00 (epoch ms); without it, at the present time. */
  readonly opening?: number
  /** HOLIDAY_NOTICES: a folder with the yearly notices of holidays that this release doesn't have yet. */
  readonly holidayNotices?: string
  /** PUBLIC_ORIGIN: the address customers type; decides redirects, cookies and HSTS. */
  readonly publicOrigin?: string
  /** TRUSTED_PROXIES: addresses or networks whose `x-forwarded-…` headers are believed; none unless it is set. */
  readonly trustedProxies: readonly string[]
  /** CHANNELS_PER_MINUTE: sealed channels one address may open; 0 for no limit. */
  readonly channelsPerMinute: number
  /** LARGE_BODIES_PER_MINUTE: bodies over 64 KB, which are pictures, that one address may send; 0 for no limit. */
  readonly largeBodiesPerMinute: number
  /** PASSWORD_COST: the cost of a password's hash, scrypt's N as a power of two; 10 to 20. */
  readonly passwordCost: number
  /**
   * CREDENTIAL_KEYS: what passwords are hashed under beside their own salt, as `id=64 hex characters` pairs separated by
   * commas; the first is used for new hashes, the others still open old ones. None unless it is set. A hash can't be opened
   * without its key.
   */
  readonly credentialKeys: readonly CredentialKey[]
  /**
   * SANDBOX_CONSOLE: the console at /sandbox/ moves clocks and shows passwords. It is open by default where only this
   * machine reaches the bank. With another HOST or a PUBLIC_ORIGIN it is off unless set to `on`, and then asks for a key.
   */
  readonly console: ConsoleMode
  /** BANK_PRIVATE_KEY: SM2 private key, 64 hex characters; without it one is made and kept in the database. */
  readonly privateKey?: string
  /** LOG_LEVEL */
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info'
  readonly services: ServiceChoice
}

/** A key of the security module's stand-in. */
export interface CredentialKey {
  readonly id: string
  /** 32 bytes in hex. */
  readonly key: string
}

/** A template of WeChat's subscription messages, with the names of the two keywords that the bank fills in. */
export interface Template {
  readonly id: string
  readonly title: string
  readonly time: string
}

/** Which implementation is used for each outside party: the sandbox's own, or for WeChat itself what it is asked with. */
export interface ServiceChoice {
  /** WECHAT_SERVICE=live, with WECHAT_MINI_APP_ID, WECHAT_MINI_SECRET, and for the H5 WECHAT_APP_ID, WECHAT_APP_SECRET. */
  readonly wechat: 'sandbox' | LiveWechat
  readonly face: 'sandbox'
  /** Reads ID cards. */
  readonly ocr: 'sandbox'
  /** The register of citizens. */
  readonly identity: 'sandbox'
  /** The banks of the cards that are bound. */
  readonly card: 'sandbox'
  /** The registry to which every account opened in the country is reported, and which may refuse it. */
  readonly registry: 'sandbox'
  /** The carriers' register of who holds a mobile number. */
  readonly phone: 'sandbox'
  /** The partners that bridges lead to. */
  readonly partners: 'sandbox'
  /**
   * SUBSCRIPTION_TEMPLATES: WeChat's templates by kind of message, `maturityReminder=id,identity=id/thing3/time4`; the
   * keywords are thing1 and time2 unless they are named.
   */
  readonly templates: Readonly<Record<string, Template>>
}

const DEFAULT_PORT = 8080
/** Ten a second: every page opens one, and a mobile network puts many phones behind one address (ours). */
const CHANNELS_PER_MINUTE = 600
/** An ID card has two pictures; even a shop with many customers behind one address sends no more (ours). */
const LARGE_BODIES_PER_MINUTE = 120
/**
 * Below OWASP's 17, which is for long passwords: six digits fall to any offline search, so the limit on guesses protects
 * them, and a purchase stays fast on the smallest server.
 */
export const PASSWORD_COST = 14
/** A higher cost needs a gigabyte for each password. */
const HIGHEST_COST = 20
/** For banks whose passwords protect nobody. */
export const LOWEST_COST = 10

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number'),
)
/** The hour at which a bank with an OPENING_DAY begins. */
export const OPENING_HOUR = 10
const opening = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const on = parseDay(dataset.value)
    if (on.ok) return instantOf(on.value, OPENING_HOUR)
    addIssue({ message: 'must be a day such as 2026-11-18' })
    return NEVER
  }),
)
const text = v.pipe(v.string(), v.nonEmpty('must not be empty'))
const flag = v.pipe(
  v.picklist(['0', '1'], 'must be 0 or 1'),
  v.transform((value) => value === '1'),
)
const count = v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a number'), v.transform(Number))
const cost = v.pipe(
  count,
  v.minValue(LOWEST_COST, `must be ${LOWEST_COST} to ${HIGHEST_COST}`),
  v.maxValue(HIGHEST_COST, `must be ${LOWEST_COST} to ${HIGHEST_COST}`),
)
const isNetwork = (part: string): boolean => {
  const [address = '', bits = '0', ...more] = part.split('/')
  return isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= 128 && more.length === 0
}
const addresses = v.pipe(
  v.string(),
  v.transform((list) =>
    list
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
  v.check((parts) => parts.every(isNetwork), 'must be addresses or networks separated by commas'),
)
const origin = v.pipe(
  v.string(),
  v.check((value) => {
    const url = URL.canParse(value) ? new URL(value) : undefined
    return url !== undefined && /^https?:$/.test(url.protocol) && url.origin === value
  }, 'must be an origin such as https://bank.example'),
)
const TEMPLATE = /^([a-zA-Z]{1,40})=([\w-]{1,64})(?:\/(thing\d+)\/(time\d+|date\d+))?$/
const templates = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((pair) => TEMPLATE.exec(pair.trim()))),
  v.check((pairs) => pairs.every(Boolean), 'must be kind=id pairs separated by commas'),
  v.transform((pairs) =>
    Object.fromEntries(
      pairs.map((pair): [string, Template] => {
        const [, kind = '', id = '', title = 'thing1', time = 'time2'] = pair ?? []
        return [kind, { id, title, time }]
      }),
    ),
  ),
)
/** The stand-in's templates: for the kinds of messages that are worth sending to somebody outside the app. */
const STANDIN_TEMPLATES = v.parse(
  templates,
  'maturityReminder=standin-maturing,depositMaturity=standin-matured,identity=standin-review,checkInReminder=standin-checkin',
)
const WECHAT_API = 'https://api.weixin.qq.com'
const appId = v.pipe(v.string(), v.regex(/^wx[0-9a-f]{16}$/, 'must be an app id of WeChat: wx and 16 hex characters'))
const appSecret = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'must be 32 hex characters'))
const CREDENTIAL_KEY = /^([a-z0-9-]{1,32})=([0-9a-f]{64})$/
const credentialKeys = v.pipe(
  v.string(),
  v.transform((list) =>
    list
      .split(',')
      .filter(Boolean)
      .map((pair) => CREDENTIAL_KEY.exec(pair.trim())),
  ),
  v.check((pairs) => pairs.every(Boolean), 'must be id=key pairs separated by commas, each key 64 hex characters'),
  v.transform((pairs) => pairs.map((pair): CredentialKey => ({ id: pair?.[1] ?? '', key: pair?.[2] ?? '' }))),
)
const onlySandbox = v.picklist(['sandbox'], 'knows one service so far: sandbox')

const environment = v.object({
  PORT: v.optional(port, String(DEFAULT_PORT)),
  HOST: v.optional(text, '127.0.0.1'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  DATA_DIR: v.optional(text, '.data/bank'),
  EMBEDDED_STATEMENTS: v.optional(v.picklist(['plain', 'prepared'], 'must be plain or prepared'), 'prepared'),
  STATIC_DIR: v.optional(text, 'dist/h5'),
  FRESH: v.optional(flag, '0'),
  OPENING_DAY: v.optional(opening),
  HOLIDAY_NOTICES: v.optional(text),
  PUBLIC_ORIGIN: v.optional(origin),
  TRUSTED_PROXIES: v.optional(addresses, ''),
  CHANNELS_PER_MINUTE: v.optional(count, String(CHANNELS_PER_MINUTE)),
  LARGE_BODIES_PER_MINUTE: v.optional(count, String(LARGE_BODIES_PER_MINUTE)),
  PASSWORD_COST: v.optional(cost, String(PASSWORD_COST)),
  CREDENTIAL_KEYS: v.optional(credentialKeys, ''),
  SANDBOX_CONSOLE: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
  BANK_PRIVATE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be 64 hex characters'))),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'error', 'warn', 'info'], 'must be silent, error, warn or info'), 'warn'),
  WECHAT_SERVICE: v.optional(v.picklist(['sandbox', 'live'], 'must be sandbox or live'), 'sandbox'),
  WECHAT_MINI_APP_ID: v.optional(appId),
  WECHAT_MINI_SECRET: v.optional(appSecret),
  WECHAT_APP_ID: v.optional(appId),
  WECHAT_APP_SECRET: v.optional(appSecret),
  WECHAT_API: v.optional(origin, WECHAT_API),
  FACE_SERVICE: v.optional(onlySandbox, 'sandbox'),
  OCR_SERVICE: v.optional(onlySandbox, 'sandbox'),
  IDENTITY_SERVICE: v.optional(onlySandbox, 'sandbox'),
  CARD_SERVICE: v.optional(onlySandbox, 'sandbox'),
  REGISTRY_SERVICE: v.optional(onlySandbox, 'sandbox'),
  PHONE_SERVICE: v.optional(onlySandbox, 'sandbox'),
  PARTNER_SERVICE: v.optional(onlySandbox, 'sandbox'),
  SUBSCRIPTION_TEMPLATES: v.optional(templates),
})

type Environment = v.InferOutput<typeof environment>

/** An account at WeChat, none, or the sentence about half of one. */
function accountOf(id: string | undefined, secret: string | undefined, names: readonly [string, string]) {
  if (id === undefined && secret === undefined) return ok(undefined)
  if (id !== undefined && secret !== undefined) return ok({ appId: id, secret })
  return fail(`${names[id === undefined ? 0 : 1]} is missing beside ${names[id === undefined ? 1 : 0]}`)
}

/** What WeChat is asked with; fails with a sentence for each thing that is missing. */
function wechatOf(read: Environment): Result<'sandbox' | LiveWechat, readonly string[]> {
  if (read.WECHAT_SERVICE === 'sandbox') return ok('sandbox')
  const { WECHAT_API: api, PUBLIC_ORIGIN: publicOrigin } = read
  const mini = accountOf(read.WECHAT_MINI_APP_ID, read.WECHAT_MINI_SECRET, ['WECHAT_MINI_APP_ID', 'WECHAT_MINI_SECRET'])
  const account = accountOf(read.WECHAT_APP_ID, read.WECHAT_APP_SECRET, ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'])
  const missing = [
    ...[mini, account].flatMap((one) => (one.ok ? [] : [one.error])),
    ...(mini.ok && !mini.value
      ? ['WECHAT_MINI_APP_ID and WECHAT_MINI_SECRET are missing for WECHAT_SERVICE=live']
      : []),
    ...(publicOrigin?.startsWith('https://') ? [] : ['PUBLIC_ORIGIN must begin with https:// for WECHAT_SERVICE=live']),
  ]
  if (missing.length > 0 || !mini.ok || !account.ok || !mini.value || publicOrigin === undefined) return fail(missing)
  return ok({ mini: mini.value, ...(account.value && { account: account.value }), api, publicOrigin })
}

/** Variables whose value may stand in a file instead, which NAME_FILE names; so no secret is in a process's environment. */
const SECRETS = ['DATABASE_URL', 'CREDENTIAL_KEYS', 'BANK_PRIVATE_KEY', 'WECHAT_MINI_SECRET', 'WECHAT_APP_SECRET']

type Variables = Readonly<Record<string, string | undefined>>

/** The environment with what its files say; fails with a sentence for each file that can't be read or isn't needed. */
function withFiles(env: Variables): Result<Variables, readonly string[]> {
  const read: Record<string, string> = {}
  const wrong = SECRETS.flatMap((name) => {
    const path = env[`${name}_FILE`] ?? ''
    if (path === '') return []
    if (env[name]) return [`${name} and ${name}_FILE are both set`]
    try {
      read[name] = readFileSync(path, 'utf8').trim()
      return []
    } catch {
      return [`${name}_FILE names a file that can't be read`]
    }
  })
  return wrong.length > 0 ? fail(wrong) : ok({ ...env, ...read })
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\.[\d.]+$/.test(host)

function consoleMode(said: 'on' | 'off' | undefined, onlyThisMachine: boolean): ConsoleMode {
  if (onlyThisMachine) return said === 'off' ? 'off' : 'open'
  return said === 'on' ? 'keyed' : 'off'
}

/**
 * Reads the configuration. Empty variables count as absent. Fails with one sentence per wrong variable, which names it;
 * never with its value, which may be a secret.
 */
export function readConfig(env: Variables): Result<Config, readonly string[]> {
  const whole = withFiles(env)
  if (!whole.ok) return whole
  const present = Object.fromEntries(
    Object.entries(whole.value).filter(([, value]) => value !== undefined && value !== ''),
  )
  const read = v.safeParse(environment, present)
  if (!read.success) {
    return fail(read.issues.map((issue) => `${String(issue.path?.[0]?.key)} ${issue.message}`))
  }
  const { output } = read
  const wechat = wechatOf(output)
  if (!wechat.ok) return wechat
  return ok({
    port: output.PORT,
    host: output.HOST,
    databaseUrl: output.DATABASE_URL,
    dataDir: output.DATA_DIR,
    statements: output.EMBEDDED_STATEMENTS,
    staticDir: output.STATIC_DIR,
    fresh: output.FRESH,
    opening: output.OPENING_DAY,
    holidayNotices: output.HOLIDAY_NOTICES,
    publicOrigin: output.PUBLIC_ORIGIN,
    trustedProxies: output.TRUSTED_PROXIES,
    channelsPerMinute: output.CHANNELS_PER_MINUTE,
    largeBodiesPerMinute: output.LARGE_BODIES_PER_MINUTE,
    passwordCost: output.PASSWORD_COST,
    credentialKeys: output.CREDENTIAL_KEYS,
    console: consoleMode(output.SANDBOX_CONSOLE, isLoopback(output.HOST) && output.PUBLIC_ORIGIN === undefined),
    privateKey: output.BANK_PRIVATE_KEY,
    logLevel: output.LOG_LEVEL,
    services: {
      wechat: wechat.value,
      face: output.FACE_SERVICE,
      ocr: output.OCR_SERVICE,
      identity: output.IDENTITY_SERVICE,
      card: output.CARD_SERVICE,
      registry: output.REGISTRY_SERVICE,
      phone: output.PHONE_SERVICE,
      partners: output.PARTNER_SERVICE,
      templates: output.SUBSCRIPTION_TEMPLATES ?? (wechat.value === 'sandbox' ? STANDIN_TEMPLATES : {}),
    },
  })
}
