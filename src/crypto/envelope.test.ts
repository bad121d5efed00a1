import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { sm2 } from 'sm-crypto'
import { sm2 as oracle } from 'sm-crypto-v2'
import { START } from '@test/clock'
import { makeClientId } from './clientId'
import type { ClientId } from './clientId'
import {
  channelId,
  createClientChannel,
  createServerOpener,
  decodeHeader,
  encodeHeader,
  parseRequest,
  parseResponse,
  SECRET_BYTES,
} from './envelope'
import type { CallContext, ChannelKeys, RequestEnvelope, ResponseEnvelope } from './envelope'
import { sm2Decrypt, sm2Encrypt, smPrimitives } from './sm'

const random = { bytes: (count: number) => Uint8Array.from(randomBytes(count)) }
const server = sm2.generateKeyPairHex()
const opener = createServerOpener({ primitives: smPrimitives })
const context: CallContext = { method: 'POST', path: '/api/order', sessionId: 'session-1' }
const refused = { ok: false, error: 'refused' }

const channelAt = (now: () => number) =>
  createClientChannel({ serverPublicKey: server.publicKey, primitives: smPrimitives, sm2Encrypt, random, now })
const channel = channelAt(() => 1_000_000)

/** The server's keys from a request, decrypted by the reference SM2 as well as by ours. */
function keysOf(envelope: RequestEnvelope): ChannelKeys {
  const secret = sm2Decrypt(server.privateKey, envelope.ek ?? '', SECRET_BYTES)
  if (!secret.ok) throw new Error('ek was refused')
  const theirs = oracle.doDecrypt((envelope.ek ?? '').slice(2), server.privateKey, 1, { output: 'array' })
  expect([...theirs]).toEqual([...secret.value])
  return opener.deriveKeys(secret.value)
}

const first = channel.sealRequest({ ...context, body: { amount: 1 }, idempotencyKey: makeClientId(random) })
const keys = keysOf(first.envelope)
const openAs = (envelope: unknown, changed: Partial<CallContext> = {}): unknown => {
  const parsed = parseRequest(envelope)
  return parsed.ok ? opener.openRequest(parsed.value, keys, { ...context, ...changed }) : parsed
}
const answerTo = (request: RequestEnvelope, value: unknown, time = 1_000_000): ResponseEnvelope =>
  opener.sealResponse(keys, context, { request, iv: random.bytes(16), time, value })

/** Every envelope that differs from this one in one character of one field, or in one unit of a number. */
function* changedOnce<E extends object>(envelope: E): Generator<E> {
  for (const [name, value] of Object.entries(envelope)) {
    if (typeof value === 'number') {
      yield { ...envelope, [name]: value + 1 }
      yield { ...envelope, [name]: value - 1 }
    } else {
      for (let i = 0; i < value.length; i++) {
        const other = value[i] === '0' ? '1' : '0'
        yield { ...envelope, [name]: value.slice(0, i) + other + value.slice(i + 1) }
      }
      yield { ...envelope, [name]: value.slice(0, -1) }
      yield { ...envelope, [name]: `${value}0` }
      yield { ...envelope, [name]: `${value}00` }
      yield { ...envelope, [name]: value.toUpperCase() === value ? value.toLowerCase() : value.toUpperCase() }
      yield { ...envelope, [name]: '' }
    }
  }
}

/** `changedOnce`, and a field missing, unknown, null or of another type. */
function* misshapen(envelope: object): Generator<object> {
  for (const name of Object.keys(envelope)) {
    for (const wrong of [null, {}, [], true, Number.NaN]) yield { ...envelope, [name]: wrong }
  }
  yield { ...envelope, extra: 1 }
  yield { ...envelope, toString: 'x' }
  yield JSON.parse(`{"__proto__":1,${JSON.stringify(envelope).slice(1)}`)
}

describe('a request', () => {
  test('arrives as it was sent, whatever JSON it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.boolean(), (value, money) => {
        const id = money ? makeClientId(random) : undefined
        const { envelope } = channel.sealRequest({ ...context, body: value, idempotencyKey: id })
        // A negative zero doesn't survive JSON.
        const body: unknown = JSON.parse(JSON.stringify(value))
        expect(openAs(JSON.parse(JSON.stringify(envelope)))).toEqual({
          ok: true,
          value: { body, random: envelope.r, time: 1_000_000, idempotencyKey: id },
        })
      }),
    )
  })

  test('shows nothing of its body and never looks the same twice', () => {
    const call = { ...context, body: { password: '123456' } }
    const [one, two] = [channel.sealRequest(call).envelope, channel.sealRequest(call).envelope]
    expect(JSON.stringify(one)).not.toContain('123456')
    for (const name of ['r', 'iv', 'ct', 'mac'] as const) expect(one[name]).not.toBe(two[name])
  })

  test('is refused with any one character of any field changed, added or missing', () => {
    expect(openAs(first.envelope)).toMatchObject({ ok: true })
    // The MAC covers kid and not ek itself; kid is a digest of ek, and who looks the channel up compares them.
    const { ek, ...bound } = first.envelope
    const changed = [...changedOnce(bound)]
    expect(changed.length).toBeGreaterThan(200)
    for (const envelope of changed) expect(openAs(envelope)).toEqual(refused)
    for (const envelope of changedOnce({ ek })) expect(channelId(smPrimitives, envelope.ek ?? '')).not.toBe(bound.kid)
  })

  test('is refused in any other shape', () => {
    for (const wrong of misshapen(first.envelope)) expect(parseRequest(wrong)).toEqual(refused)
    for (const name of ['v', 'kid', 'r', 't', 'iv', 'ct', 'mac']) {
      const { [name]: _, ...rest } = first.envelope as unknown as Record<string, unknown>
      expect(parseRequest(rest)).toEqual(refused)
    }
    for (const wrong of [null, undefined, 1, 'x', [], [first.envelope], { amount: 1 }]) {
      expect(parseRequest(wrong)).toEqual(refused)
    }
    expect(parseRequest({ ...first.envelope, ct: 'A'.repeat(350_001) })).toEqual(refused)
    const { idem: _, ...withoutIdem } = first.envelope
    expect(openAs(withoutIdem)).toEqual(refused)
  })

  test.each<[string, Partial<CallContext>]>([
    ['method', { method: 'GET' }],
    ['path', { path: '/api/orders' }],
    ['session', { sessionId: 'session-2' }],
    ['session, there being none', { sessionId: '' }],
    ['split between path and session', { path: '/api/ordersession', sessionId: '-1' }],
  ])('is refused by another %s', (_, changed) => {
    expect(openAs(first.envelope, changed)).toEqual(refused)
  })

  test('is refused with fields of another request of the same channel', () => {
    const other = channel.sealRequest({
      ...context,
      body: { amount: 2 },
      idempotencyKey: makeClientId(random),
    }).envelope
    for (const name of ['r', 'idem', 'iv', 'ct', 'mac'] as const) {
      expect(openAs({ ...first.envelope, [name]: other[name] })).toEqual(refused)
    }
    expect(openAs({ ...first.envelope, iv: other.iv, ct: other.ct })).toEqual(refused)
    expect(openAs({ ...first.envelope, r: first.envelope.iv, iv: first.envelope.r })).toEqual(refused)
  })

  test('is refused by the keys of another channel, and by its own answer’s keys', () => {
    const other = channelAt(() => 1).sealRequest({ ...context, body: 1 }).envelope
    expect(openAs({ ...other, kid: first.envelope.kid })).toEqual(refused)
    const swapped = { request: keys.response, response: keys.request }
    expect(opener.openRequest(first.envelope, swapped, context)).toEqual(refused)
  })

  test('carries ek until a sealed answer has come, and again once the channel is forgotten', () => {
    const fresh = channelAt(() => 1_000_000)
    const call = fresh.sealRequest({ ...context, body: {} })
    expect(call.envelope.ek).toBeDefined()
    expect(call.open({ code: 0 }).ok).toBe(false)
    expect(fresh.sealRequest({ ...context, body: {} }).envelope.ek).toBe(call.envelope.ek)
    const answer = opener.sealResponse(keysOf(call.envelope), context, {
      request: call.envelope,
      iv: random.bytes(16),
      time: 1,
      value: {},
    })
    expect(call.open(answer).ok).toBe(true)
    expect(fresh.sealRequest({ ...context, body: {} }).envelope).not.toHaveProperty('ek')
    fresh.forgotten()
    expect(fresh.sealRequest({ ...context, body: {} }).envelope.ek).toBe(call.envelope.ek)
  })

  test('takes the server’s random as its own when the call is signed, and no malformed one', () => {
    const given = 'ab'.repeat(16)
    expect(channel.sealRequest({ ...context, random: given, body: {} }).envelope.r).toBe(given)
    for (const wrong of ['', 'ab'.repeat(15), 'ab'.repeat(33), 'AB'.repeat(16), `${given}a`]) {
      expect(() => channel.sealRequest({ ...context, random: wrong, body: {} })).toThrow(RangeError)
    }
  })

  test('is not made of what has no JSON or does not fit', () => {
    expect(() => channel.sealRequest({ ...context, body: undefined })).toThrow(TypeError)
    expect(() => channel.sealRequest({ ...context, body: 'x'.repeat(300_000) })).toThrow(RangeError)
  })
})

describe('an answer', () => {
  test('comes back as it was sent', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const call = channel.sealRequest({ ...context, body: {} })
        const sent: unknown = JSON.parse(JSON.stringify(value))
        expect(call.open(JSON.parse(JSON.stringify(answerTo(call.envelope, value))))).toEqual({ ok: true, value: sent })
      }),
    )
  })

  test('is refused with any one character changed, and in any other shape', () => {
    const answer = answerTo(first.envelope, { code: 0 })
    expect(first.open(answer).ok).toBe(true)
    for (const changed of changedOnce(answer)) expect(first.open(changed)).toEqual(refused)
    for (const wrong of misshapen(answer)) expect(parseResponse(wrong)).toEqual(refused)
    for (const plain of [{ code: 0 }, { code: 1001, msg: 'x' }, null, '', first.envelope]) {
      expect(first.open(plain)).toEqual(refused)
    }
  })

  test('to another request, path, session or method is refused', () => {
    const other = channel.sealRequest({ ...context, body: { amount: 1 } })
    expect(other.open(answerTo(first.envelope, 'paid'))).toEqual(refused)
    const seal = (changed: Partial<CallContext>, request: Partial<RequestEnvelope> = {}): ResponseEnvelope =>
      opener.sealResponse(
        keys,
        { ...context, ...changed },
        {
          request: { ...first.envelope, ...request },
          iv: random.bytes(16),
          time: 1,
          value: 'paid',
        },
      )
    expect(first.open(seal({})).ok).toBe(true)
    const wrong = [
      seal({ path: '/api/orders' }),
      seal({ sessionId: 'session-2' }),
      seal({ method: 'GET' }),
      seal({}, { t: first.envelope.t + 1 }),
      seal({}, { kid: '0'.repeat(32) }),
    ]
    for (const answer of wrong) expect(first.open(answer)).toEqual(refused)
  })

  test('cannot be made of the request itself', () => {
    const { v, t, iv, ct, mac } = first.envelope
    expect(first.open({ v, t, iv, ct, mac })).toEqual(refused)
  })

  test('tells the server’s clock, but not when it was long on its way', () => {
    let device = 5_000_000
    const lagging = channelAt(() => device)
    const exchange = (serverTime: number, roundTrip: number): number => {
      const call = lagging.sealRequest({ ...context, body: {} })
      const iv = random.bytes(16)
      const answer = opener.sealResponse(keysOf({ ...call.envelope, ek }), context, {
        request: call.envelope,
        iv,
        time: serverTime,
        value: {},
      })
      device += roundTrip
      expect(call.open(answer).ok).toBe(true)
      return lagging.sealRequest({ ...context, body: {} }).envelope.t - device
    }
    const { ek } = lagging.sealRequest({ ...context, body: {} }).envelope
    expect(exchange(9_000_500, 1_000)).toBe(4_000_000)
    expect(exchange(1, 30_001)).toBe(4_000_000)
    expect(exchange(device - 50, -100)).toBe(4_000_000)
    expect(exchange(device - 7_000, 0)).toBe(-7_000)
  })
})

describe('a channel', () => {
  test('is named by its ek alone', () => {
    expect(first.envelope.kid).toBe(channelId(smPrimitives, first.envelope.ek ?? ''))
    expect(channelAt(() => 1).kid).not.toBe(channel.kid)
  })

  test('has four different keys', () => {
    const all = [keys.request, keys.response].flatMap(({ encrypt, authenticate }) => [encrypt, authenticate])
    expect(all.map((key) => key.length)).toEqual([16, 32, 16, 32])
    expect(new Set(all.map((key) => Buffer.from(key).toString('hex', 0, 16))).size).toBe(4)
  })

  test('is not opened to a key off the curve', () => {
    const options = { primitives: smPrimitives, sm2Encrypt, random, now: () => START }
    const beside = server.publicKey.slice(0, -1) + (server.publicKey.endsWith('0') ? '1' : '0')
    for (const serverPublicKey of ['', '00', `04${'0'.repeat(128)}`, beside]) {
      expect(() => createClientChannel({ ...options, serverPublicKey })).toThrow(RangeError)
    }
  })
})

describe('the header of a GET call', () => {
  test('carries an envelope there and back', () => {
    const header = encodeHeader(first.envelope)
    expect(header).toMatch(/^[\w-]+$/)
    expect(decodeHeader(header)).toEqual({ ok: true, value: first.envelope })
  })

  test('is refused when it is anything else', () => {
    const header = encodeHeader(first.envelope)
    const plain = Buffer.from('{"amount":1}').toString('base64url')
    const huge = Buffer.from(JSON.stringify({ ...first.envelope, ct: 'A'.repeat(8_000) })).toString('base64url')
    const wrong = [
      undefined,
      1,
      '',
      'x',
      '{}',
      `${header}=`,
      header.slice(0, -1),
      header.slice(2),
      plain,
      huge,
      [header],
    ]
    for (const value of wrong) expect(decodeHeader(value)).toEqual(refused)
    expect(() => encodeHeader({ ...first.envelope, ct: 'A'.repeat(8_000) })).toThrow(RangeError)
  })
})

test('an idempotency key that is no client id is refused on arrival', () => {
  const { envelope } = channel.sealRequest({ ...context, body: {}, idempotencyKey: 'order-1' as ClientId })
  expect(parseRequest(envelope)).toEqual(refused)
})
