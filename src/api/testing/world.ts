import * as v from 'valibot'
import { defineCall } from '@/contract/call'
import type { Call, Effect, Protection } from '@/contract/call'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Clock } from '@/platform/clock/types'
import { fakeNetwork } from '@/platform/network/fake'
import { fakeSend } from '@/platform/request/fake'
import type { HttpRequest, HttpResponse, TransportError } from '@/platform/request/types'
import { fakeSecureRandom } from '@/platform/secureRandom/fake'
import { fakeStorage } from '@/platform/storage/fake'
import type { Storage } from '@/platform/storage/types'
import { createApi } from '../client'
import { appRandom } from '../random'
import { testBank } from './bank'
import type { Handler } from './bank'

const BEARING = {
  read: { effect: 'read', provides: 'everything' },
  write: { effect: 'write', invalidates: 'everything' },
  money: { effect: 'money', payment: 'own', invalidates: 'everything' },
} as const

const call = (name: string, protection: Protection, effect: Effect, method: 'GET' | 'POST' = 'POST') =>
  defineCall({
    name,
    method,
    path: `/api/${name}`,
    protection,
    access: 'session',
    ...BEARING[effect],
    summary: '',
    request: v.looseObject({ clientId: v.optional(v.string()), amount: v.optional(v.number()) }),
    response: v.object({ value: v.number() }),
    errors: [],
    sample: {},
  })

/** One call of every kind that the client treats differently. */
export const TEST_CALLS = {
  plainRead: call('plainRead', 'plain', 'read', 'GET'),
  plainPost: call('plainPost', 'plain', 'read'),
  sealedRead: call('sealedRead', 'sealed', 'read', 'GET'),
  sealedWrite: call('sealedWrite', 'sealed', 'write'),
  signedWrite: call('signedWrite', 'signed', 'write'),
  signedMoney: call('signedMoney', 'signed', 'money'),
} as const

/** What can happen to a request on its way. */
export type Fault =
  | 'none'
  | 'dropRequest'
  | 'dropAnswer'
  | 'timeout'
  | 'duplicate'
  | 'garbage'
  | 'wrongMac'
  | 'html500'
  | 'status500'
  | 'plainSuccess'
  | 'plainRefusal'
  | 'empty'

export const FAULTS: readonly Fault[] = [
  'none',
  'dropRequest',
  'dropAnswer',
  'timeout',
  'duplicate',
  'garbage',
  'wrongMac',
  'html500',
  'status500',
  'plainSuccess',
  'plainRefusal',
  'empty',
]

type Answered = Result<HttpResponse, TransportError>

/** Applies a request's fault on the way to the bank and back. */
async function meet(
  fault: Fault,
  request: HttpRequest,
  bank: (r: HttpRequest) => Promise<HttpResponse>,
): Promise<Answered> {
  const changed = (response: HttpResponse, changes: Partial<HttpResponse>) => ok({ ...response, ...changes })
  if (fault === 'dropRequest') return fail({ kind: 'network' })
  const answer = await bank(request)
  switch (fault) {
    case 'dropAnswer':
      return fail({ kind: 'network' })
    case 'timeout':
      return fail({ kind: 'timeout' })
    case 'duplicate':
      // The attacker on the way keeps the first answer and delivers the second.
      return ok(await bank(request))
    case 'garbage':
      return changed(answer, { text: '<html>hello' })
    case 'wrongMac':
      return changed(answer, {
        text: answer.text.replace(/"mac":"./, (start) => start.slice(0, -1) + (start.endsWith('0') ? '1' : '0')),
      })
    case 'html500':
      return changed(answer, { status: 500, text: '<h1>Internal Server Error</h1>' })
    case 'plainSuccess':
      return changed(answer, { text: '{"code":0,"msg":"","value":666}' })
    case 'status500':
      return changed(answer, { status: 500 })
    case 'plainRefusal':
      return changed(answer, { text: '{"code":3005,"msg":"forged"}' })
    case 'empty':
      return changed(answer, { text: '' })
    default:
      return ok(answer)
  }
}

/** A clock on which every wait ends at once, and time moves on by it. */
function hastyClock(): Clock & { skip(ms: number): void } {
  let now = 1_800_000_000_000
  return {
    now: () => now,
    skip: (ms) => void (now += ms),
    after(ms, act) {
      let cancelled = false
      setImmediate(() => {
        if (cancelled) return
        now += ms
        act()
      })
      return () => void (cancelled = true)
    },
  }
}

export interface WorldOptions {
  readonly handler?: Handler
  readonly message?: string
  /** The fault of each request to a path, in turn; 'none' once they are used up. */
  readonly faults?: Readonly<Record<string, readonly Fault[]>>
  /** The bank's clock less the phone's, ms. */
  readonly bankAhead?: number
  readonly storage?: Storage
  readonly randomKind?: 'instant' | 'fetched'
}

/** An app's client, a real bank behind it, and a network between them that fails as told. */
export function world(options: WorldOptions = {}) {
  const { handler = () => ({ value: 7 }), message, faults = {}, bankAhead = 0, randomKind = 'instant' } = options
  const clock = hastyClock()
  const storage = options.storage ?? fakeStorage()
  const network = fakeNetwork()
  const calls = Object.fromEntries(
    Object.entries<Call>(TEST_CALLS).map(([name, contract]) => [name, { contract, handler }]),
  )
  const bank = testBank({ calls, now: () => clock.now() + bankAhead, message })
  const turns = new Map<string, number>()
  let well = false
  let ip = ''
  const pathOf = ({ url }: HttpRequest) => url.split('?')[0] ?? ''
  const transport = fakeSend((request) => {
    const path = pathOf(request)
    const turn = turns.get(path) ?? 0
    turns.set(path, turn + 1)
    return meet((well ? undefined : faults[path]?.[turn]) ?? 'none', request, bank.handle)
  })
  const newApi = () =>
    createApi({
      origin: '',
      send: transport.send,
      network,
      headers: () => ({ 'x-channel-app-id': 'app', 'x-ip': ip, 'x-cookie-id': 'cookie' }),
      noteIp: (address) => {
        if (address !== undefined) ip = address
      },
      sessionToken: () => storage.get('sessionToken'),
      random: appRandom(fakeSecureRandom(randomKind)),
      clock,
      storage,
      bankKey: () => Promise.resolve(bank.publicKey),
    })
  return {
    api: newApi(),
    /** Starts the app anew on the same phone. */
    newApi,
    bank,
    clock,
    network,
    storage,
    /** Ends every fault. */
    heal: () => void (well = true),
    /** Requests that left the phone, all of them or those to one path. */
    sent: (path?: string) => transport.sent.filter((request) => path === undefined || pathOf(request) === path),
  }
}
