import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { safeParse } from 'valibot'
import type { Call } from '@/contract/call'
import { getCustomizedConfig } from '@/contract/entry/getCustomizedConfig'
import { getOauthOpenId } from '@/contract/entry/getOauthOpenId'
import { getRequestRandom } from '@/contract/security/getRequestRandom'
import { verifyGesture } from '@/contract/security/verifyGesture'
import { CODES } from '@/domain/errors/codes'
import { machineNow } from '../clock/machine'
import type { Customer } from './customers'
import { Failure } from './failure'
import { encrypt, openAnswer, seal } from './wire'
import type { Envelope } from './wire'

/** What came back: the answer as it was opened, and how it came. */
export interface Answer {
  readonly status: number
  /** False: it came plain, so nobody knows who sent it. */
  readonly sealed: boolean
  readonly code: number
  /** Every field, `code` and `msg` too. */
  readonly fields: Readonly<Record<string, unknown>>
  /** The bank's clock, of a sealed answer. */
  readonly time?: number
}

/** One request of a call as it goes out, before anything is changed on it. */
export interface Outgoing {
  readonly path: string
  readonly session: string
  readonly envelope: Envelope
}

export interface Trial {
  /** The random of a signed call; the bank's own unless given. */
  readonly random?: string
  readonly idem?: string
  /** How far the client's clock is ahead, ms. */
  readonly ahead?: number
  /** Changes what goes out; the answer is opened as if nothing had been changed. */
  readonly change?: (outgoing: Outgoing) => Outgoing
}

const TRY_MS = 30_000

/** Somebody's app at one bank, written from docs/wire.md alone: nothing of src/crypto or of the sandbox. */
export class App {
  session = ''
  private readonly secret = randomBytes(48)
  private readonly cookies = new Map<string, string>()
  /** @param device the phone; the first one that a customer signs in on is trusted */
  private constructor(
    private readonly origin: string,
    private readonly device: string,
    private readonly seen: Set<string>,
  ) {}
  private ek = ''
  /** Whether the bank has answered under this channel's keys, so that it knows them. */
  private isOpen = false
  private ahead = 0

  /** Asks the bank for its key and opens a channel. @param seen gets the name of each call that has been answered */
  static async at(origin: string, device: string, seen = new Set<string>()): Promise<App> {
    const app = new App(origin, device, seen)
    const { fields } = await app.plain(getCustomizedConfig, { configName: 'envelopePublicKey' })
    const [config] = fields.configs as { configValue: string }[]
    app.ek = encrypt(config?.configValue ?? '', app.secret)
    // Its refusal says what time it is.
    const { time = machineNow() } = await app.call(getRequestRandom, {})
    app.ahead = time - machineNow()
    return app
  }

  private headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return { 'x-cookie-id': this.device, 'content-type': 'application/json', cookie }
  }

  private async fetch(path: string, init: RequestInit): Promise<Response> {
    const headers = { ...this.headers(), ...init.headers }
    const signal = AbortSignal.timeout(TRY_MS)
    const answer = await fetch(this.origin + path, { redirect: 'manual', ...init, headers, signal })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      this.cookies.set(name, value)
    }
    return answer
  }

  /** A call without an envelope, whatever its protection. */
  async plain(
    call: Pick<Call, 'method' | 'path'>,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const session: Record<string, string> = this.session === '' ? {} : { 'x-session': this.session }
    const query = new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)])).toString()
    const path = call.method === 'GET' && query !== '' ? `${call.path}?${query}` : call.path
    const post = call.method === 'POST' ? { body: JSON.stringify(body) } : {}
    return answerOf(await this.fetch(path, { method: call.method, headers: { ...session, ...headers }, ...post }))
  }

  /** A request as docs/wire.md has it. */
  private async sealed(call: Call, body: object, { random, idem, ahead = 0, change }: Trial): Promise<Outgoing> {
    const { method, path, protection, effect } = call
    const signed = protection === 'signed' ? (random ?? (await this.random())) : undefined
    const { clientId } = body as { readonly clientId?: unknown }
    const named = idem ?? (effect === 'money' && typeof clientId === 'string' ? clientId : undefined)
    const drawn = {
      ...{ ek: this.ek, r: signed ?? randomBytes(16).toString('hex'), iv: randomBytes(16).toString('hex') },
      t: machineNow() + this.ahead + ahead,
      ...(named !== undefined && { idem: named }),
    }
    const { session } = this
    const envelope = seal(this.secret, { method, path, session }, drawn, body)
    if (change) return change({ path, session, envelope })
    return { path, session, envelope: this.isOpen ? { ...envelope, ek: undefined } : envelope }
  }

  /**
   * A call as its contract wants it: plain, sealed, or signed with a random of the bank's.
   * @throws Failure for a success that isn't what the contract says
   */
  async call(call: Call, body: object, trial: Trial = {}): Promise<Answer> {
    const answer = call.protection === 'plain' ? await this.plain(call, body) : await this.exchange(call, body, trial)
    if (conforming(call, answer).code === 0) this.seen.add(call.name)
    return answer
  }

  private async exchange(call: Call, body: object, trial: Trial): Promise<Answer> {
    const { method } = call
    const out = await this.sealed(call, body, trial)
    const text = JSON.stringify(out.envelope)
    const carried =
      method === 'POST' ? { body: text } : { headers: { 'x-envelope': Buffer.from(text).toString('base64url') } }
    const headers = { ...carried.headers, ...(out.session !== '' && { 'x-session': out.session }) }
    const answer = await answerOf(await this.fetch(out.path, { method, ...carried, headers }))
    this.isOpen = typeof answer.fields.ct === 'string'
    if (!this.isOpen) return answer
    const called = { method, path: call.path, session: this.session }
    const fields = openAnswer(this.secret, called, out.envelope, answer.fields as never) as Answer['fields']
    return { status: answer.status, sealed: true, code: Number(fields.code), fields, time: Number(answer.fields.t) }
  }

  /** Sends a POST call and hangs up as soon as it is on its way. */
  async lose(call: Call, body: object): Promise<void> {
    const { path, session, envelope } = await this.sealed(call, body, {})
    const headers = { ...this.headers(), 'x-session': session }
    await new Promise<void>((done) => {
      const asking = request(this.origin + path, { method: 'POST', headers, agent: false })
      asking.on('error', () => done()).on('close', done)
      asking.end(JSON.stringify(envelope), () => asking.destroy())
    })
  }

  /** A random for one signed call. */
  async random(): Promise<string> {
    const { code, fields } = await this.call(getRequestRandom, {})
    return code === 0 ? String(fields.requestRandom) : randomBytes(16).toString('hex')
  }

  /** A one-use token of somebody's authorisation, by the way of the H5. */
  async token({ authorise = {}, tokens }: Customer): Promise<{ readonly token: string; readonly state?: string }> {
    const given = tokens?.shift()
    if (given !== undefined) return { token: given }
    const state = randomBytes(16).toString('hex')
    const begun = await this.fetch(
      `/api/oauthRedirectBasic?${new URLSearchParams({ state, returnTo: '/main/' }).toString()}`,
      {},
    )
    const page = new URL(begun.headers.get('location') ?? '', this.origin)
    const agreed = await this.fetch(page.pathname + page.search, {
      method: 'POST',
      body: new URLSearchParams(authorise),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    let next = agreed.headers.get('location')
    for (let hops = 0; next !== null && hops < 5; hops += 1) {
      const url = new URL(next, this.origin)
      const token = url.searchParams.get('token')
      if (token !== null) return { token, state }
      next = (await this.fetch(url.pathname + url.search, {})).headers.get('location')
    }
    throw new Error('the authorisation gave no token')
  }

  /** Signs in, with the gesture unless it is left out. */
  async signIn(customer: Customer, { gesture = true } = {}): Promise<void> {
    const opened = await this.call(getOauthOpenId, await this.token(customer))
    if (opened.code !== 0) throw new Error(`${customer.name} can’t sign in: getOauthOpenId answered ${said(opened)}`)
    this.session = String(opened.fields.sessionToken)
    if (!gesture) return
    const passed = await this.call(verifyGesture, { pattern: customer.gesture })
    if (passed.code === CODES.DeviceNew)
      throw new Error(
        `${customer.name} first signed in on another phone, and this one isn’t trusted (DeviceNew, ${passed.code}): put that phone’s x-cookie-id, 32 hex digits, into the customers file as this customer’s "device", or name a customer who has never signed in`,
      )
    if (passed.code !== 0) throw new Error(`${customer.name} can’t sign in: verifyGesture answered ${said(passed)}`)
    this.session = String(passed.fields.sessionToken)
  }
}

/** @throws Failure for a success that isn't what the contract says */
function conforming(call: Call, answer: Answer): Answer {
  if (answer.code !== 0) return answer
  const { issues = [] } = safeParse(call.response, answer.fields)
  const wrong = issues.map((issue) => `${issue.path?.map(({ key }) => String(key)).join('.') ?? ''}: ${issue.message}`)
  if (wrong.length === 0) return answer
  throw new Failure(`the answer of ${call.name} isn't its contract's: ${wrong.slice(0, 3).join('; ')}`)
}

async function answerOf(response: Response): Promise<Answer> {
  const fields = (await response.json().catch(() => ({ code: NaN }))) as Record<string, unknown>
  return { status: response.status, sealed: false, code: Number(fields.code), fields }
}

/** A refusal with its name, for who can't sign in. */
const said = ({ code, fields }: Answer): string => `${code} (${nameOf(code)}): ${String(fields.msg)}`

/** The name of a refusal, or the code where the catalogue has none. */
export const nameOf = (code: number): string =>
  Object.entries(CODES).find(([, each]) => each === code)?.[0] ?? String(code)
