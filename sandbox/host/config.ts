import { isIP } from 'node:net'
import * as v from 'valibot'
import { parseDay } from '@/domain/dates/day'
import { instantOf } from '@/domain/dates/instant'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { ConsoleMode } from './demoAccess'
import type { MetricsAddress } from './metrics/serve'
import { readSecrets } from './secrets'
import type { Variables } from './secrets'
import { TENCENT_VARIABLES, tencentChoice } from './tencent/settings'
import type { TencentChoice } from './tencent/settings'
import { WECHAT_VARIABLES, wechatChoice } from './wechat/settings'
import type { LiveWechat } from './wechat/settings'
import type { Template } from './wechat/subscription'
import type { Statements } from '../kernel/db'

/**
 * Where the sandbox bank runs and what it uses. Every field comes from one environment variable, a secret's also from the
 * file that `<variable>_FILE` names (./secrets.ts).
 */
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
  /** LOG_LEVEL; `info` has a line for each call. */
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info'
  /** METRICS_PORT and METRICS_HOST (loopback unless it is set): where Prometheus reads; nowhere without a port. */
  readonly metrics?: MetricsAddress
  /** DRAIN_SECONDS: how long a bank told to stop says that it isn't ready and still takes calls, for a balancer to notice. */
  readonly drainSeconds: number
  /** STOP_SECONDS: how long requests under way may take after that. */
  readonly stopSeconds: number
  readonly services: ServiceChoice
}

/** A key of the security module's simulator. */
export interface CredentialKey {
  readonly id: string
  /** 32 bytes in hex. */
  readonly key: string
}

/** Which implementation is used for each outside party. SMS, FACE and OCR: the simulators, or Tencent Cloud. */
export interface ServiceChoice extends TencentChoice {
  /** WECHAT: the simulator, or WeChat itself with the apps it knows. */
  readonly wechat: 'sandbox' | LiveWechat
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
   * SUBSCRIPTION_TEMPLATES: WeChat's templates by kind of message, `maturityReminder=id,identity=id:thing3:time5` with the
   * names of the keywords for title and time where they aren't thing1 and time2. WeChat itself has none unless it is set.
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
/** A request must be whole within 30 s, and its answer within a few more; systemd and Docker are told to wait longer (ours). */
const STOP_SECONDS = 20
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
const TEMPLATE = /^([a-zA-Z]{1,40})=([\w-]{1,64})(?::([a-z_]{1,20}\d{1,3}):([a-z_]{1,20}\d{1,3}))?$/
/** The simulator's templates: for the kinds of messages that are worth sending to somebody outside the app. */
const SIMULATOR_TEMPLATES =
  'maturityReminder=standin-maturing,depositMaturity=standin-matured,identity=standin-review,checkInReminder=standin-checkin'
const templates = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((pair) => TEMPLATE.exec(pair.trim()))),
  v.check((pairs) => pairs.every(Boolean), 'must be kind=id or kind=id:thing1:time2, separated by commas'),
  v.transform((pairs) =>
    Object.fromEntries(
      pairs.map((pair): readonly [string, Template] => {
        const [, kind = '', id = '', title = 'thing1', time = 'time2'] = pair ?? []
        return [kind, { id, title, time }]
      }),
    ),
  ),
)
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
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(text, '127.0.0.1'),
  DRAIN_SECONDS: v.optional(count, '0'),
  STOP_SECONDS: v.optional(count, String(STOP_SECONDS)),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'error', 'warn', 'info'], 'must be silent, error, warn or info'), 'warn'),
  ...WECHAT_VARIABLES,
  ...TENCENT_VARIABLES,
  IDENTITY_SERVICE: v.optional(onlySandbox, 'sandbox'),
  CARD_SERVICE: v.optional(onlySandbox, 'sandbox'),
  REGISTRY_SERVICE: v.optional(onlySandbox, 'sandbox'),
  PHONE_SERVICE: v.optional(onlySandbox, 'sandbox'),
  PARTNER_SERVICE: v.optional(onlySandbox, 'sandbox'),
  SUBSCRIPTION_TEMPLATES: v.optional(templates),
})

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
  const revealed = readSecrets(env)
  if (!revealed.ok) return revealed
  const { variables, told } = revealed.value
  const read = configOf(variables)
  return read.ok ? read : fail(read.error.map(told))
}

function configOf(variables: Variables): Result<Config, readonly string[]> {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  )
  const read = v.safeParse(environment, present)
  if (!read.success) {
    return fail(read.issues.map((issue) => `${String(issue.path?.[0]?.key)} ${issue.message}`))
  }
  const { output } = read
  const wechat = wechatChoice(output, output.PUBLIC_ORIGIN)
  if (!wechat.ok) return wechat
  const tencent = tencentChoice(output, output.PUBLIC_ORIGIN)
  if (!tencent.ok) return tencent
  const simulatorTemplates = wechat.value === 'sandbox' ? v.parse(templates, SIMULATOR_TEMPLATES) : {}
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
    metrics: output.METRICS_PORT === undefined ? undefined : { port: output.METRICS_PORT, host: output.METRICS_HOST },
    drainSeconds: output.DRAIN_SECONDS,
    stopSeconds: output.STOP_SECONDS,
    services: {
      wechat: wechat.value,
      ...tencent.value,
      identity: output.IDENTITY_SERVICE,
      card: output.CARD_SERVICE,
      registry: output.REGISTRY_SERVICE,
      phone: output.PHONE_SERVICE,
      partners: output.PARTNER_SERVICE,
      templates: output.SUBSCRIPTION_TEMPLATES ?? simulatorTemplates,
    },
  })
}
