import { safeParse } from 'valibot'
import type { Call, Description } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import { refusalsOfAnyCall } from '@/contract/refusals'
import { own } from '@/contract/sample'
import { OWN_THINGS, SAMPLES } from '@/contract/samples'
import type { OwnThing } from '@/contract/samples'
import type { ErrorName } from '@/domain/errors/codes'
import { nameOf } from '../app'
import type { Answer } from '../app'
import { byAnybody, demand, equal, refused } from '../check'
import type { Check, Ground, Member } from '../check'
import type { Thing } from '../customers'
import { Skipped } from '../failure'
import { newClientId } from '../orders'
import { thingOf } from '../things'

export type Described = Call & Description

const ANSWERS = 'Requests and answers'
const all: readonly Described[] = Object.values(CALLS)
/** A navigation, which is answered by a redirect. */
const called = all.filter(({ name }) => name !== 'oauthRedirectBasic')
const reads = called.filter(({ effect }) => effect === 'read')

const sampleOf = ({ name }: Call): string => JSON.stringify(SAMPLES[name as keyof typeof SAMPLES])
const wantedBy = (call: Call): readonly OwnThing[] =>
  OWN_THINGS.filter((thing) => sampleOf(call).includes(`"${own(thing)}"`))

/** Requests for which a sample's values or things are those of a test bank. */
const ASKED: Readonly<Record<string, (ground: Ground, member: Member) => Promise<object | undefined>>> = {
  jssdkConfig: async ({ origin }) => ({ url: `${origin}/main/` }),
  queryWalletRecord: aThing('recordId', 'record'),
  queryHelp: aThing('helpCode', 'helpCode'),
  queryClosureReceipt: aThing('clientId', 'closureOrder'),
}

function aThing(field: string, thing: Thing) {
  return async ({ productType }: Ground, member: Member): Promise<object | undefined> => {
    const value = await thingOf(member, thing, productType)
    return value === undefined ? undefined : { [field]: value }
  }
}

/** The sample with the customer's own things in it, without a field that may be absent; undefined where it may not. */
async function requestOf(ground: Ground, member: Member, call: Call): Promise<object | undefined> {
  const asked = ASKED[call.name]
  if (asked) return asked(ground, member)
  let text = sampleOf(call)
  for (const thing of wantedBy(call)) {
    const value = await thingOf(member, thing, ground.productType)
    if (value !== undefined) text = text.replaceAll(JSON.stringify(own(thing)), JSON.stringify(value))
  }
  const known = Object.entries(JSON.parse(text) as object).filter(([, value]) => !String(value).startsWith('‹'))
  const request = Object.fromEntries(known)
  return safeParse(call.request, request).success ? request : undefined
}

/** After these nobody knows what the answer would have been. */
const NO_ANSWER: readonly string[] = [
  'EnvelopeRefused',
  'RandomRefused',
  'InternalError',
  'ServiceUnavailable',
  'BankBusy',
]

/** Refusals of a call after which its answer wasn't seen. */
const refusalsOf = (call: Described): readonly ErrorName[] =>
  [...call.errors, ...refusalsOfAnyCall(call)].filter((name) => !NO_ANSWER.includes(name))

/** The fields of an answer. @throws Skipped for a refusal that the contract names, Failure for anything else */
export function conforms(call: Described, answer: Answer): Readonly<Record<string, unknown>> {
  equal(answer.status, 200, `the HTTP status of ${call.name}`)
  equal(answer.sealed, call.protection !== 'plain', `whether ${call.name} is answered sealed`)
  if (answer.code !== 0) {
    refused(answer, refusalsOf(call), `${call.name} where it isn’t answered`)
    throw new Skipped(`${call.name} was refused with ${nameOf(answer.code)}, as it may be`)
  }
  equal(answer.fields.msg, '', `the msg of ${call.name}`)
  return answer.fields
}

const answered = (call: Described): Check => ({
  name: `answers ${call.name} as its contract says`,
  wire: ANSWERS,
  run: (ground) =>
    byAnybody(ground, async (member) => {
      const request = await requestOf(ground, member, call)
      if (request === undefined) throw new Skipped(`nobody has anything that ${call.name} could be asked about`)
      conforms(call, await member.app.call(call, request))
    }),
})

/** In place of somebody's own things: of the right form, and nothing there is. */
const NOTHING: readonly (readonly [RegExp, string])[] = [
  [/^payPassword$/, '246809'],
  [/^gesture$/, '630147'],
  [/Code$/, '000000'],
  [/^(?:mobileNo|cardPhone|phone)/, '17000000999'],
  [/^idCardFrom$/, '20200101'],
  [/^idCardUntil$/, '20400101'],
  [/Hash$/, '0'.repeat(64)],
]

/** A request of the right form, about nothing there is. */
function nothingOf(call: Call): Readonly<Record<string, unknown>> {
  const filled = wantedBy(call).reduce((text, thing) => {
    const value = /^(?:new)?[cC]lientId$/.test(thing) ? newClientId() : NOTHING.find(([form]) => form.test(thing))?.[1]
    return text.replaceAll(own(thing), value ?? '0'.repeat(18))
  }, sampleOf(call))
  return JSON.parse(filled) as Readonly<Record<string, unknown>>
}

/** Refused before anything is done, so that it may be asked of every call. */
const strict = (call: Described): Check => ({
  name: `refuses fields that ${call.name} doesn’t have`,
  wire: ANSWERS,
  async run({ first }) {
    refusedAsSuch(call, await first.call(call, { ...nothingOf(call), noSuchField: 1 }), 'an unknown field')
  },
})

function refusedAsSuch(call: Described, answer: Answer, what: string): void {
  // Who isn't admitted isn't told either.
  const names = refusalsOfAnyCall(call).filter((name) => !NO_ANSWER.includes(name))
  refused(answer, [...names, 'NotPermitted'], `${call.name} with ${what}`)
}

const ofAnotherType = (value: unknown): unknown => (typeof value === 'string' ? 1 : 'one')

/** What isn't a request of a call: without a field that it needs, or with one of another type. */
function misshaped(call: Call): readonly (readonly [string, object])[] {
  const right = nothingOf(call)
  const changed = Object.entries(right).flatMap(([field, value]): [string, object][] => [
    [`no ${field}`, Object.fromEntries(Object.entries(right).filter(([name]) => name !== field))],
    [`${field} of another type`, { ...right, [field]: ofAnotherType(value) }],
  ])
  return changed.filter(([, request]) => !safeParse(call.request, request).success)
}

const shaped = (call: Described): Check => ({
  name: `refuses what isn’t a request of ${call.name}`,
  wire: ANSWERS,
  async run({ first }) {
    for (const [what, request] of misshaped(call)) refusedAsSuch(call, await first.call(call, request), what)
  },
})

export const CALL_CHECKS: readonly Check[] = [
  ...reads.map(answered),
  ...called.filter(({ method, protection }) => method === 'POST' || protection !== 'plain').map(strict),
  ...called.filter((call) => call.effect !== 'read' && misshaped(call).length > 0).map(shaped),
  {
    name: 'has no other calls',
    wire: ANSWERS,
    async run({ first }) {
      const answer = await first.plain({ method: 'POST', path: '/api/wechatbank/no/such/call' }, {})
      equal(answer.status, 404, 'the HTTP status of a call that there isn’t')
      refused(answer, ['UnknownCall'], 'it', 'plain')
    },
  },
  {
    name: 'refuses a body that is far too large',
    wire: ANSWERS,
    async run({ first }) {
      const body = { configName: 'x'.repeat(1_000_000) }
      const answer = await first.plain(CALLS.getCustomizedConfig, body).catch(() => undefined)
      // The connection may be closed before the answer is read.
      if (answer !== undefined) demand(answer.code !== 0, `it was answered with ${nameOf(answer.code)}`)
    },
  },
  {
    name: 'lists products that can be asked about one by one',
    wire: ANSWERS,
    async run({ first, productType }) {
      conforms(CALLS.queryProductDetail, await first.call(CALLS.queryProductDetail, { productType }))
    },
  },
]
