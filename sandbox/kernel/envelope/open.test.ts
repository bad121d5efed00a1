import { randomBytes } from 'node:crypto'
import { makeClientId } from '@/crypto/clientId'
import { channelId, createClientChannel, decodeHeader, encodeHeader, WINDOW_MS } from '@/crypto/envelope'
import type { CallContext, ClientChannel, RequestEnvelope, SealedCall } from '@/crypto/envelope'
import { sm2Encrypt, smPrimitives } from '@/crypto/sm'
import { generateServerKeys } from './keys'
import { nodePrimitives } from './nodePrimitives'
import { openSealedRequest, randomOwner } from './open'
import type { AcceptedRequest, EnvelopeDeps, IncomingRequest, RefusedRequest } from './types'

const random = { bytes: (count: number) => Uint8Array.from(randomBytes(count)) }
const server = generateServerKeys()
const context: CallContext = { method: 'POST', path: '/api/order', sessionId: 'session-1' }
const START = 1_700_000_000_000

/** The bank's side in memory, with stores that answer late and in any order, as a database does. */
function bank() {
  const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, (randomBytes(1)[0] ?? 0) % 5))
  const clock = { now: START }
  const channels = new Map<string, Uint8Array>()
  const nonces = new Map<string, number>()
  const randoms = new Set<string>()
  const deps: EnvelopeDeps = {
    privateKey: server.privateKey,
    primitives: nodePrimitives,
    random,
    now: () => clock.now,
    channels: {
      async save(kid, secret) {
        await later()
        if (!channels.has(kid)) channels.set(kid, secret)
      },
      async load(kid) {
        await later()
        return channels.get(kid)
      },
    },
    nonces: {
      async consume(kid, nonce, keepUntil) {
        await later()
        const key = `${kid} ${nonce}`
        const first = (nonces.get(key) ?? 0) < clock.now
        if (first) nonces.set(key, keepUntil)
        return first
      },
    },
    randoms: {
      async issue(owner) {
        const issued = Buffer.from(random.bytes(16)).toString('hex')
        randoms.add(`${issued} ${owner}`)
        return issued
      },
      async consume(issued, owner) {
        await later()
        return randoms.delete(`${issued} ${owner}`)
      },
    },
  }
  const open = (envelope: unknown, changed: Partial<IncomingRequest> = {}) =>
    openSealedRequest(deps, { ...context, protection: 'sealed', envelope, ...changed })
  return { deps, clock, channels, nonces, open }
}

const client = (now: () => number = () => START): ClientChannel =>
  createClientChannel({ serverPublicKey: server.publicKey, primitives: smPrimitives, sm2Encrypt, random, now })

type Outcome = Awaited<ReturnType<ReturnType<typeof bank>['open']>>
const accepted = (outcome: Outcome): AcceptedRequest => {
  if (!outcome.ok) throw new Error(`refused: ${outcome.error.error.name}`)
  return outcome.value
}
const refusal = (outcome: Outcome): RefusedRequest => {
  if (outcome.ok) throw new Error('accepted')
  return outcome.error
}
/** Refused without a sealed answer: the sender has not shown that it knows the channel's keys. */
const expectBareRefusal = (outcome: Outcome): void =>
  expect(outcome).toMatchObject({
    ok: false,
    error: { error: { name: 'EnvelopeRefused', code: 1001 }, reply: undefined },
  })

/** Has the bank accept the channel's first call, so that the channel sends no ek after it. */
async function acquainted(at: ReturnType<typeof bank>, channel: ClientChannel): Promise<void> {
  const call = channel.sealRequest({ ...context, body: {} })
  expect(call.open(accepted(await at.open(call.envelope)).reply({})).ok).toBe(true)
}

test('a call of sm-crypto’s app is opened by OpenSSL’s bank and its answer by the app', async () => {
  const at = bank()
  const channel = client()
  const idempotencyKey = makeClientId(random)
  const call = channel.sealRequest({ ...context, body: { 金额: 100 }, idempotencyKey })
  const opened = accepted(await at.open(JSON.parse(JSON.stringify(call.envelope))))
  expect(opened).toMatchObject({ body: { 金额: 100 }, idempotencyKey, kid: channel.kid })
  expect(call.open(JSON.parse(JSON.stringify(opened.reply({ code: 0, msg: '成功' }))))).toEqual({
    ok: true,
    value: { code: 0, msg: '成功' },
  })
})

test('SM2 is done once a channel: the second call carries no ek and is opened all the same', async () => {
  const at = bank()
  const channel = client()
  await acquainted(at, channel)
  const header = encodeHeader(channel.sealRequest({ ...context, method: 'GET', body: { page: 2 } }).envelope)
  const parsed = decodeHeader(header)
  if (!parsed.ok) throw new Error('the header was refused')
  expect(parsed.value.ek).toBeUndefined()
  const withoutKey = { ...at.deps, privateKey: '' }
  const outcome = await openSealedRequest(withoutKey, {
    ...context,
    method: 'GET',
    protection: 'sealed',
    envelope: parsed.value,
  })
  expect(accepted(outcome).body).toEqual({ page: 2 })
})

test('a bank that has lost its channels refuses, and takes ek again', async () => {
  const at = bank()
  const channel = client()
  await acquainted(at, channel)
  at.channels.clear()
  expectBareRefusal(await at.open(channel.sealRequest({ ...context, body: {} }).envelope))
  channel.forgotten()
  accepted(await at.open(channel.sealRequest({ ...context, body: {} }).envelope))
})

test('a channel opened by many calls at once keeps one secret', async () => {
  const at = bank()
  const channel = client()
  const calls = Array.from({ length: 5 }, (_, i) => channel.sealRequest({ ...context, body: i }))
  const outcomes = await Promise.all(calls.map((call) => at.open(call.envelope)))
  outcomes.forEach((outcome, i) => expect(calls[i]?.open(accepted(outcome).reply(i))).toEqual({ ok: true, value: i }))
  expect(at.channels.size).toBe(1)
})

describe('of one call sent 100 times at once', () => {
  const replay = (at: ReturnType<typeof bank>, call: SealedCall, protection: IncomingRequest['protection']) =>
    Promise.all(Array.from({ length: 100 }, () => at.open(call.envelope, { protection })))

  test('one is accepted when it is sealed', async () => {
    const at = bank()
    const channel = client()
    await acquainted(at, channel)
    const outcomes = await replay(at, channel.sealRequest({ ...context, body: {} }), 'sealed')
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
  })

  test('one is accepted when it is signed, and the random is spent', async () => {
    const at = bank()
    const channel = client()
    await acquainted(at, channel)
    const issued = await at.deps.randoms.issue(context.sessionId)
    const call = channel.sealRequest({ ...context, random: issued, body: {} })
    const outcomes = await replay(at, call, 'signed')
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
    const again = channel.sealRequest({ ...context, random: issued, body: {} })
    const { error, reply } = refusal(await at.open(again.envelope, { protection: 'signed' }))
    expect(error.name).toBe('RandomRefused')
    expect(again.open(reply?.({ code: error.code }))).toEqual({ ok: true, value: { code: 1002 } })
  })
})

test('a nonce is kept as long as its request would be accepted', async () => {
  const at = bank()
  const call = client(() => START + WINDOW_MS).sealRequest({ ...context, body: {} })
  accepted(await at.open(call.envelope))
  for (const later of [0, 1, WINDOW_MS, 2 * WINDOW_MS, 2 * WINDOW_MS + 1, 3 * WINDOW_MS, 10 * WINDOW_MS]) {
    at.clock.now = START + later
    expect((await at.open(call.envelope)).ok).toBe(false)
  }
})

describe('a signed call', () => {
  const sign = async (owner: string, signedAs: string | undefined, changed: Partial<CallContext> = {}) => {
    const at = bank()
    const channel = client()
    const issued = await at.deps.randoms.issue(owner)
    const call = { ...context, ...changed, random: signedAs ?? issued, body: {} }
    return at.open(channel.sealRequest(call).envelope, { ...changed, protection: 'signed' })
  }

  test('is accepted with a random for its session only', async () => {
    expect((await sign('session-1', undefined)).ok).toBe(true)
    for (const [owner, given] of [
      ['session-2', undefined],
      ['session-1', 'ab'.repeat(16)],
    ] as const) {
      expect(refusal(await sign(owner, given)).error.name).toBe('RandomRefused')
    }
  })

  test('is no other call’s, whatever random it has', async () => {
    const at = bank()
    const random = await at.deps.randoms.issue(context.sessionId)
    const { envelope } = client().sealRequest({ ...context, random, body: {} })
    const elsewhere = { path: `${context.path}s`, protection: 'signed' } as const
    expect(refusal(await at.open(envelope, elsewhere)).error.name).toBe('EnvelopeRefused')
    expect((await at.open(envelope, { protection: 'signed' })).ok).toBe(true)
  })

  test('has its random bound to the channel while there is no session', async () => {
    const at = bank()
    const channel = client()
    const noSession = { ...context, sessionId: '' }
    const signed = async (owner: string): Promise<boolean> => {
      const issued = await at.deps.randoms.issue(owner)
      const { envelope } = channel.sealRequest({ ...noSession, random: issued, body: {} })
      return (await at.open(envelope, { ...noSession, protection: 'signed' })).ok
    }
    expect(await signed(randomOwner('', channel.kid))).toBe(true)
    expect(await signed(randomOwner('', client().kid))).toBe(false)
  })

  test('is not a sealed one with a nonce of the client’s', async () => {
    const at = bank()
    const { envelope } = client().sealRequest({ ...context, body: {} })
    expect(refusal(await at.open(envelope, { protection: 'signed' })).error.name).toBe('RandomRefused')
  })
})

describe('time', () => {
  test.each([
    [-WINDOW_MS - 1, false],
    [-WINDOW_MS, true],
    [WINDOW_MS, true],
    [WINDOW_MS + 1, false],
  ])('a request sealed %i ms from the bank’s clock: accepted %s', async (offset, good) => {
    expect((await bank().open(client(() => START + offset).sealRequest({ ...context, body: {} }).envelope)).ok).toBe(
      good,
    )
  })

  test('a device with a wrong clock learns the bank’s from the sealed refusal and is then accepted', async () => {
    const at = bank()
    const channel = client(() => START - 86_400_000)
    const late = channel.sealRequest({ ...context, body: {} })
    const { error, reply } = refusal(await at.open(late.envelope))
    expect(error.name).toBe('EnvelopeRefused')
    expect(late.open(reply?.({ code: error.code })).ok).toBe(true)
    accepted(await at.open(channel.sealRequest({ ...context, body: {} }).envelope))
  })
})

describe('what is forged', () => {
  const FLIP = (character: string): string => (character === '0' ? '1' : '0')

  test('any character of any field changed: refused bare, and nothing is stored', async () => {
    const at = bank()
    const { envelope } = client().sealRequest({ ...context, body: { a: 1 }, idempotencyKey: makeClientId(random) })
    const attempts: Promise<Outcome>[] = []
    for (const [name, value] of Object.entries(envelope)) {
      if (typeof value !== 'string') continue
      for (let i = 0; i < value.length; i += name === 'mac' || name === 'ct' ? 4 : 1) {
        const changed = value.slice(0, i) + FLIP(value[i] ?? '') + value.slice(i + 1)
        attempts.push(at.open({ ...envelope, [name]: changed }))
      }
    }
    for (const outcome of await Promise.all(attempts)) expectBareRefusal(outcome)
    expect(at.channels.size).toBe(0)
    expect(at.nonces.size).toBe(0)
    accepted(await at.open(envelope))
  }, 30_000)

  test('and with a channel the bank knows, ek or not', async () => {
    const at = bank()
    const channel = client()
    const first = channel.sealRequest({ ...context, body: {} })
    const { ek } = first.envelope
    expect(first.open(accepted(await at.open(first.envelope)).reply({})).ok).toBe(true)
    const { envelope } = channel.sealRequest({ ...context, body: { a: 1 } })
    const attempts: Promise<Outcome>[] = []
    for (const name of ['kid', 'r', 'iv', 'ct', 'mac'] as const) {
      for (let i = 0; i < envelope[name].length; i++) {
        const changed = envelope[name].slice(0, i) + FLIP(envelope[name][i] ?? '') + envelope[name].slice(i + 1)
        attempts.push(at.open({ ...envelope, [name]: changed }), at.open({ ...envelope, [name]: changed, ek }))
      }
    }
    for (const outcome of await Promise.all(attempts)) expectBareRefusal(outcome)
    const wrongEk = `04${'0'.repeat(288)}`
    expectBareRefusal(await at.open({ ...envelope, ek: wrongEk }))
    accepted(await at.open({ ...envelope, ek }))
  })

  const renamed = (envelope: RequestEnvelope, ek: string): RequestEnvelope => ({
    ...envelope,
    ek,
    kid: channelId(nodePrimitives, ek),
  })
  test.each<[string, (ek: string) => string]>([
    ['a point off the curve', (ek) => `04${ek.slice(2, 129)}${FLIP(ek[129] ?? '')}${ek.slice(130)}`],
    ['zeros for the point at infinity', (ek) => `04${'0'.repeat(128)}${ek.slice(130)}`],
    ['a changed digest', (ek) => ek.slice(0, 130) + FLIP(ek[130] ?? '') + ek.slice(131)],
    ['a changed secret', (ek) => ek.slice(0, -1) + FLIP(ek[289] ?? '')],
    ['another prefix', (ek) => `06${ek.slice(2)}`],
    ['no prefix', (ek) => `${ek.slice(2)}00`],
    [
      'a secret of its own, and the victim’s MAC',
      () => client().sealRequest({ ...context, body: {} }).envelope.ek ?? '',
    ],
  ])('ek with %s, under the kid that fits it: refused alike', async (_, forge) => {
    const at = bank()
    const { envelope } = client().sealRequest({ ...context, body: {} })
    expectBareRefusal(await at.open(renamed(envelope, forge(envelope.ek ?? ''))))
    expect(at.channels.size).toBe(0)
  })

  test.each<[string, Partial<IncomingRequest>]>([
    ['method', { method: 'GET' }],
    ['path', { path: '/api/other' }],
    ['session', { sessionId: 'session-2' }],
  ])('another %s than it was sealed for: refused bare', async (_, changed) => {
    const at = bank()
    expectBareRefusal(await at.open(client().sealRequest({ ...context, body: {} }).envelope, changed))
    expect(at.nonces.size).toBe(0)
  })

  test.each([null, undefined, '', 'x', 1, [], {}, { amount: 1 }])('a plain body %j: refused bare', async (body) => {
    expectBareRefusal(await bank().open(body))
  })

  test('an answer does not open as another call’s', async () => {
    const at = bank()
    const channel = client()
    const [one, two] = [1, 2].map((body) => channel.sealRequest({ ...context, body })) as [SealedCall, SealedCall]
    const answer = accepted(await at.open(one.envelope)).reply('paid')
    accepted(await at.open(two.envelope))
    expect(two.open(answer)).toEqual({ ok: false, error: 'refused' })
    expect(one.open(answer)).toEqual({ ok: true, value: 'paid' })
  })
})
