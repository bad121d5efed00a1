import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltRow } from '@/routes/names'
import { ROWS } from '@/routes/table'
import { isFull, named } from '../strength'
import type { OtherBank, Schema } from './bank'

/** Pages that a signed-in customer opens without naming anything of their own, each by its first route. */
const PAGES = [
  ...new Map(
    ROWS.filter(
      ({ sample: [sample = {}] = [] }) =>
        sample.by === undefined && sample.names === undefined && sample.act === undefined,
    )
      .reverse()
      .map((row) => [row.page, row]),
  ).values(),
].reverse()
/** At the usual strength each way of answering has six pages of its own on each platform, from all over the table. */
const ONE_IN = 10
const FEW = 6
const shareOf = (place: number): readonly BuiltRow[] =>
  named(isFull ? PAGES : PAGES.filter((_, index) => index % ONE_IN === place), ({ name }) => name)

export const ANSWERS = JSON.parse(readFileSync(join(__dirname, '../../docs/examples.json'), 'utf8')) as {
  readonly queryProducts: { readonly products: readonly { readonly productName: string }[] }
}

/** Of a page that shows nothing but its frame. */
const FEWEST_SIGNS = 12
const NEVER_SHOWN = ['页面出错了', 'undefined', 'NaN', '[object Object]']

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
  'getOauthOpenId',
  'getCustomizedConfig',
  'getControlByWhiteList',
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
const isEntry = (call: string): boolean => ENTRY.includes(call)

const NOT_THERE = { code: 9002, msg: '暂不支持该服务' }
const success = (example: unknown): unknown => example ?? NOT_THERE

interface Way {
  /** What the app does with it. */
  readonly name: string
  readonly answers: OtherBank['answers']
  /** Before each answer, ms. */
  readonly wait?: number
}

/** How a bank that isn't the sandbox may answer; the app never shows a blank page for it. */
const WAYS: readonly Way[] = [
  { name: 'shows what the bank answers', answers: (_, example) => success(example) },
  { name: 'ignores fields that it doesn’t know', answers: (_, example) => withMore(success(example)) },
  {
    name: 'does without what is optional, and with empty lists',
    answers: (call, example, schema) => (isEntry(call) ? success(example) : leanest(success(example), schema)),
  },
  { name: 'waits for a bank that takes its time', answers: (_, example) => success(example), wait: 400 },
  {
    name: 'tells kindly what a bank of an early version doesn’t have',
    answers: (call, example) => (EARLY.includes(call) ? success(example) : NOT_THERE),
  },
]

/** The ways, each with its pages; a platform's are not the other's. */
export const waysOn = (platform: 'h5' | 'mini'): readonly (Way & { readonly pages: readonly BuiltRow[] })[] =>
  WAYS.map((way, index) => {
    const pages = shareOf(index + (platform === 'h5' ? 0 : WAYS.length))
    return { ...way, pages: isFull ? pages : pages.slice(0, FEW) }
  })

/** What is wrong to see on a page, one line each. */
export function wrongIn(name: string, text: string): readonly string[] {
  const isBlank = text.replace('演示环境，不涉及真实资金', '').length < FEWEST_SIGNS
  return [
    ...(isBlank ? [`${name} is blank: ${text}`] : []),
    ...NEVER_SHOWN.filter((sign) => text.includes(sign)).map((sign) => `${name} shows ${sign}`),
  ]
}
