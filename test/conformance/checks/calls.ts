import { randomBytes } from 'node:crypto'
import type { Call, Description } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import { refusalsOfAnyCall } from '@/contract/refusals'
import { OWN_THINGS, own, SAMPLES } from '@/contract/samples'
import type { OwnThing } from '@/contract/samples'
import { nameOf } from '../app'
import type { Answer, App } from '../app'
import { demand, equal, refused } from '../check'
import type { Check } from '../check'
import { Skipped } from '../failure'

type Described = Call & Description

const ANSWERS = 'Requests and answers'
const all: readonly Described[] = Object.values(CALLS)
/** A navigation, which is answered by a redirect. */
const called = all.filter(({ name }) => name !== 'oauthRedirectBasic')
const reads = called.filter(({ effect }) => effect === 'read')

const sampleOf = ({ name }: Call): string => JSON.stringify(SAMPLES[name as keyof typeof SAMPLES])
const wantedBy = (call: Call): readonly OwnThing[] =>
  OWN_THINGS.filter((thing) => sampleOf(call).includes(`"${own(thing)}"`))

/** Something of the customer's that reads ask about; undefined where they have none. */
const FOUND: Partial<Record<OwnThing, (app: App) => Promise<unknown>>> = {
  deposit: async (app) => {
    const { fields } = await app.call(CALLS.queryHoldings, { productTypes: [], state: 'open' })
    const { holdings } = fields as { readonly holdings: readonly { readonly kind: string; readonly seqNo: string }[] }
    return holdings.find(({ kind }) => kind === 'deposit')?.seqNo
  },
  card: async (app) => {
    const { fields } = await app.call(CALLS.queryBoundCards, {})
    return (fields as { readonly cards: readonly { readonly cardId: string }[] }).cards[0]?.cardId
  },
  message: async (app) => {
    const { fields } = await app.call(CALLS.queryMessages, {})
    return (fields as { readonly messages: readonly { readonly id: string }[] }).messages[0]?.id
  },
}

/** The sample with the customer's own things in it; undefined where one isn't known. */
async function requestOf(app: App, call: Call): Promise<object | undefined> {
  let text = sampleOf(call)
  for (const thing of wantedBy(call)) {
    const value = await FOUND[thing]?.(app)
    if (value === undefined) return undefined
    text = text.replaceAll(JSON.stringify(own(thing)), JSON.stringify(value))
  }
  return JSON.parse(text) as object
}

/** After these nobody knows what the answer would have been. */
const NO_ANSWER: readonly string[] = [
  'EnvelopeRefused',
  'RandomRefused',
  'InternalError',
  'ServiceUnavailable',
  'BankBusy',
]

/** An answer, or a refusal that the contract names: then the answer wasn't seen. */
function conforms(call: Described, answer: Answer): void {
  equal(answer.status, 200, `the HTTP status of ${call.name}`)
  equal(answer.sealed, call.protection !== 'plain', `whether ${call.name} is answered sealed`)
  if (answer.code !== 0) {
    const names = [...call.errors, ...refusalsOfAnyCall(call)].filter((name) => !NO_ANSWER.includes(name))
    refused(answer, names, `${call.name} where it isn't answered`)
    throw new Skipped(`it was refused with ${nameOf(answer.code)}, as it may be`)
  }
  equal(answer.fields.msg, '', `the msg of ${call.name}`)
}

const answered = (call: Described): Check => ({
  name: `answers ${call.name} as its contract says`,
  wire: ANSWERS,
  async run({ first }) {
    const request = await requestOf(first, call)
    if (request === undefined) throw new Skipped(`nothing is known that ${call.name} could be asked about`)
    conforms(call, await first.call(call, request))
  },
})

/** Refused before anything is done, so that it may be asked of every call. */
const strict = (call: Described): Check => ({
  name: `refuses fields that ${call.name} doesn’t have`,
  wire: ANSWERS,
  async run({ first }) {
    const sample = sampleOf(call).replace(own('newClientId'), randomBytes(16).toString('hex'))
    const request = { ...(JSON.parse(sample) as object), noSuchField: 1 }
    const answer = await first.call(call, request)
    // Who isn't admitted isn't told either.
    const names = refusalsOfAnyCall(call).filter((name) => !NO_ANSWER.includes(name))
    refused(answer, [...names, 'NotPermitted'], `${call.name} with an unknown field`)
  },
})

export const CALL_CHECKS: readonly Check[] = [
  ...reads.map(answered),
  ...called.filter(({ method, protection }) => method === 'POST' || protection !== 'plain').map(strict),
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
