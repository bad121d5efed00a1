import type { FastifyInstance } from 'fastify'
import { sm2 } from 'sm-crypto-v2'
import type { Call, RequestOf, ResponseOf } from '@/contract/call'
import { getOauthOpenId } from '@/contract/entry/getOauthOpenId'
import { getRequestRandom } from '@/contract/security/getRequestRandom'
import { verifyGesture } from '@/contract/security/verifyGesture'
import { makeClientId } from '@/crypto/clientId'
import type { ClientId } from '@/crypto/clientId'
import { createClientChannel, encodeHeader, ENVELOPE_HEADER } from '@/crypto/envelope'
import type { ChannelOptions, ClientChannel } from '@/crypto/envelope'
import { errorName, ERRORS } from '@/domain/errors/catalogue'
import type { ErrorName } from '@/domain/errors/catalogue'
import { ok } from '@/domain/result'
import { machineNow } from '@sandbox/kernel/clock'
import { nodePrimitives } from '../kernel/envelope/nodePrimitives'
import { nodeRandom } from '../kernel/session/nodeRandom'
import { DEMO_GESTURE, findDemo } from '../host/seeding/customers'

/** The result of a call: its answer's fields, or the name of its refusal. */
export type Outcome<C extends Call> =
  | { readonly ok: true; readonly value: ResponseOf<C> }
  | { readonly ok: false; readonly error: ErrorName; readonly message: string }

/** Anything that takes HTTP requests: a server in this process, or an origin. */
export type Target = FastifyInstance | string

interface HttpAsk {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Record<string, string>
  readonly payload?: string
}

async function ask(target: Target, { method, url, headers, payload }: HttpAsk): Promise<unknown> {
  if (typeof target !== 'string') return (await target.inject({ method, url, headers, payload })).json()
  const answer = await fetch(target + url, { method, headers, body: payload })
  return answer.json()
}

const JSON_BODY = { 'content-type': 'application/json' }

/** The public key that the bank gives to everybody who asks. */
async function publicKeyOf(target: Target): Promise<string> {
  const answer = await ask(target, {
    method: 'POST',
    url: '/api/wechatbank/index/getCustomizedConfig',
    headers: JSON_BODY,
    payload: JSON.stringify({ configName: 'envelopePublicKey' }),
  })
  return (answer as { configs: { configValue: string }[] }).configs[0]?.configValue ?? ''
}

const C1C3C2 = 1
let known: { readonly key: string; readonly point: ReturnType<typeof sm2.precomputePublicKey> } | undefined

/** As the app's own, but 30 times as fast: every client of a bank seals to the same key, which is prepared once. */
const sm2Encrypt: ChannelOptions['sm2Encrypt'] = (key, plaintext) => {
  const prepared = known?.key === key ? known : { key, point: sm2.precomputePublicKey(key) }
  known = prepared
  return ok(`04${sm2.doEncrypt(plaintext, prepared.point, C1C3C2)}`)
}

/** A request as a page writes it, without brands, which the schema adds. */
export type RequestInput<C extends Call> = { [K in keyof RequestOf<C>]: Unbranded<RequestOf<C>[K]> }
type Unbranded<T> = T extends number ? number : T

/** A person with an app: a channel of their own, and a session once they have one. */
export interface TestCustomer {
  /** The session token as it would be in the app; settable, to try a stolen or old one. */
  token: string
  /** The phone's lasting id; the same for all apps of a test unless it is set. */
  cookieId: string
  /** Any call of the contract, plain, sealed or signed as it demands. */
  call<C extends Call>(call: C, request: RequestInput<C>): Promise<Outcome<C>>
  /** Takes a session with a wx.login code of the simulator, and passes the gesture unless it is ''. */
  signIn(key: string, gesture?: string): Promise<void>
}

/** A new id for a money call. */
export const newClientId = (): ClientId => makeClientId(nodeRandom)

/** Of the phone on which tests sign in: whoever does so first has it trusted. */
export const TEST_COOKIE_ID = '7e57'.repeat(8)

/** An app that nobody has signed in to. */
async function newApp(target: Target): Promise<TestCustomer> {
  const options = { serverPublicKey: await publicKeyOf(target), primitives: nodePrimitives, sm2Encrypt }
  const channel = createClientChannel({ ...options, random: nodeRandom, now: machineNow })
  const customer: TestCustomer = {
    token: '',
    cookieId: TEST_COOKIE_ID,
    async call(call, request) {
      const answer =
        call.protection === 'plain'
          ? await plainCall(target, customer, call, request)
          : await sealedCall(target, channel, customer, call, request)
      const { code, msg, ...fields } = answer as { code: number; msg: string }
      if (code === 0) return { ok: true, value: fields as never }
      return { ok: false, error: errorName(code) ?? 'InternalError', message: msg }
    },
    async signIn(key, gesture = DEMO_GESTURE) {
      const opened = await customer.call(getOauthOpenId, { token: `demo:${key}` })
      if (!opened.ok) throw new Error(`no session for ${key}: ${opened.error}`)
      customer.token = opened.value.sessionToken
      if (gesture === '') return
      const verified = await customer.call(verifyGesture, { pattern: gesture })
      if (!verified.ok) throw new Error(`${key} can't sign in: ${verified.error}`)
      customer.token = verified.value.sessionToken
    },
  }
  return customer
}

const sessionHeader = ({ token, cookieId }: Pick<TestCustomer, 'token' | 'cookieId'>): Record<string, string> => ({
  ...(token === '' ? {} : { 'x-session': token }),
  'x-cookie-id': cookieId,
})

function plainCall(target: Target, from: TestCustomer, call: Call, request: object): Promise<unknown> {
  const { method, path } = call
  const session = sessionHeader(from)
  if (method === 'GET') {
    const query = new URLSearchParams(request as Record<string, string>).toString()
    return ask(target, { method, url: query === '' ? path : `${path}?${query}`, headers: session })
  }
  return ask(target, { method, url: path, headers: { ...session, ...JSON_BODY }, payload: JSON.stringify(request) })
}

async function sealedCall(
  target: Target,
  channel: ClientChannel,
  customer: TestCustomer,
  call: Call,
  body: object,
): Promise<unknown> {
  const { method, path } = call
  const given = call.protection === 'signed' ? await customer.call(getRequestRandom, {}) : undefined
  // An invalid session gets no random; the call is refused for the same reason.
  if (given?.ok === false) return { code: ERRORS[given.error].code, msg: given.message }
  const random = given?.value.requestRandom
  const idempotencyKey = call.effect === 'money' ? (body as { clientId: ClientId }).clientId : undefined
  const { envelope, open } = channel.sealRequest({
    method,
    path,
    sessionId: customer.token,
    body,
    random,
    idempotencyKey,
  })
  const session = sessionHeader(customer)
  const carried: Pick<HttpAsk, 'headers' | 'payload'> =
    method === 'POST'
      ? { headers: { ...session, ...JSON_BODY }, payload: JSON.stringify(envelope) }
      : { headers: { ...session, [ENVELOPE_HEADER]: encodeHeader(envelope) } }
  const answer = await ask(target, { method, url: path, ...carried })
  const opened = open(answer)
  // A refusal outside the envelope isn't authenticated, but a test wants to see it.
  return opened.ok ? opened.value : answer
}

/** Apps for a bank's customers by name: `await testClient(server).as('张伟')`. */
export const testClient = (target: Target) => ({
  /** A customer of seeds/customers, by name or key: signed in where possible, else with a session. */
  async as(nameOrKey: string): Promise<TestCustomer> {
    const demo = findDemo(nameOrKey)
    if (!demo) throw new Error(`nobody is called ${nameOrKey}`)
    const customer = await newApp(target)
    await customer.signIn(demo.key, demo.gesture === 'unset' || demo.registration ? '' : DEMO_GESTURE)
    return customer
  },
  /** Somebody the bank doesn't know. */
  anonymous: () => newApp(target),
})
