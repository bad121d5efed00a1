import type { OtherBank, Schema } from './bank'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every record of an answer with a field more that no contract knows. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore)
  if (!isRecord(value)) return value
  const inner = Object.entries(value).map(([key, one]) => [key, withMore(one)])
  return { ...Object.fromEntries(inner), laterField: { since: '2.0' } }
}

/** An answer with what its contract demands and nothing else, and with empty lists. */
function leanest(value: unknown, { properties = {}, required = [], items }: Schema): unknown {
  if (Array.isArray(value)) return items ? [] : value
  if (!isRecord(value)) return value
  const kept = Object.entries(value).filter(([key]) => required.includes(key))
  return Object.fromEntries(kept.map(([key, one]) => [key, leanest(one, properties[key] ?? {})]))
}

/** What nobody gets around: without an answer to these nobody is signed in. */
const ENTRY = [
  'getCustomizedConfig',
  'getControlByWhiteList',
  'getOauthOpenId',
  'getPrivacyPolicyStatus',
  'checkRegisterStatus',
  'verifyGestureCipherResult',
]
/** A bank of an early version: these are all it has beside the entry. */
const EARLY = [
  ...ENTRY,
  'queryProducts',
  'queryProductDetail',
  'queryAssets',
  'queryWallet',
  'queryHoldings',
  'queryAccountStatus',
]

const UNKNOWN = { code: 9002, msg: '暂不支持该服务' }
const success = (example: unknown): unknown => example ?? UNKNOWN

/** How a bank may answer, and what the app does then. */
export interface Way extends Pick<OtherBank, 'answers' | 'wait'> {
  readonly says: string
}

export const WAYS = {
  asTheyAre: { says: 'shows what the bank answers', wait: 0, answers: (_, example) => success(example) },
  withMore: {
    says: 'ignores fields that it doesn’t know',
    wait: 0,
    answers: (_, example) => withMore(success(example)),
  },
  leanest: {
    says: 'does without what is optional, and with empty lists',
    wait: 0,
    answers: (call, example, schema) => (ENTRY.includes(call) ? success(example) : leanest(success(example), schema)),
  },
  slow: { says: 'waits for a bank that takes its time', wait: 400, answers: (_, example) => success(example) },
  early: {
    says: 'tells kindly what a bank of an early version doesn’t have',
    wait: 0,
    answers: (call, example) => (EARLY.includes(call) ? success(example) : UNKNOWN),
  },
} as const satisfies Readonly<Record<string, Way>>

/** Fewer than any sentence with a way on. */
const FEWEST_SIGNS = 8
const NEVER_SHOWN = ['页面出错了', 'undefined', 'NaN', '[object Object]']

/** What is wrong to see on a page of this text within its frame. */
export const wrongText = (name: string, text: string): readonly string[] => [
  ...(text.replace('演示环境，不涉及真实资金', '').length < FEWEST_SIGNS ? [`${name} is blank: ${text}`] : []),
  ...NEVER_SHOWN.filter((sign) => text.includes(sign)).map((sign) => `${name} shows ${sign}`),
]
