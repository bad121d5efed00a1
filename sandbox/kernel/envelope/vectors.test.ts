import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeRandom } from '../session/nodeRandom'
import { nodePrimitives } from './nodePrimitives'
import { openSealedRequest } from './open'
import { decrypt, keysOf, kidOf, openAnswer, openRequest, seal } from '@test/conformance/wire'
import { envelopeVectors } from './testing/vectors'
import type { EnvelopeDeps } from './types'

const FILE = join(process.cwd(), 'docs/vectors/envelope.json')
const made = JSON.parse(JSON.stringify(envelopeVectors())) as ReturnType<typeof envelopeVectors>
// UPDATE_VECTORS=1 writes the file anew after a change of the envelope.
if (process.env.UPDATE_VECTORS) writeFileSync(FILE, `${JSON.stringify(made, null, 2)}\n`)

const { bank, channel, calls, refused, window } = made
const secret = Buffer.from(channel.secret, 'hex')
const [, posted] = calls

/** A bank that knows no channel yet. */
const deps: EnvelopeDeps = {
  privateKey: bank.privateKey,
  primitives: nodePrimitives,
  random: nodeRandom,
  now: () => posted?.request.t ?? 0,
  channels: { save: () => Promise.resolve(), load: () => Promise.resolve(undefined) },
  nonces: { consume: () => Promise.resolve(true) },
  randoms: { issue: () => Promise.resolve(''), consume: () => Promise.resolve(true) },
}

it('the vectors in the docs are what the code makes', () =>
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(made))

describe('a second implementation, from the docs alone', () => {
  it('derives the channel’s keys and name, and opens its ek', () => {
    const hex = Object.entries(keysOf(secret)).map(([name, key]) => [name, key.toString('hex')])
    expect(Object.fromEntries(hex)).toEqual(channel.keys)
    expect(decrypt(bank.privateKey, channel.ek).toString('hex')).toBe(channel.secret)
    for (const { request } of calls) expect(kidOf(channel.ek)).toBe(request.kid)
  })

  it.each(calls.map((call) => [call.what, call] as const))('seals, opens and answers %s', async (_, call) => {
    const { ek, r, t, idem, iv } = call.request
    expect(seal(secret, call, { ek, r, t, iv, ...(idem !== undefined && { idem }) }, call.body)).toEqual(call.request)
    expect(openAnswer(secret, call, call.request, call.answer)).toEqual(call.value)
    expect(openRequest(bank.privateKey, call, { ...call.request })).toEqual(call.body)
    const protection = idem === undefined ? 'sealed' : 'signed'
    const { method, path, session: sessionId } = call
    const told = await openSealedRequest(deps, { method, path, sessionId, protection, envelope: call.request })
    expect(told).toMatchObject({ ok: true, value: { body: call.body } })
  })

  it('opens no answer of another call', () => {
    const [first, second] = calls
    if (!first || !second) throw new Error('no calls')
    expect(() => openAnswer(secret, second, second.request, first.answer)).toThrow('refused')
  })

  it.each(refused.map((each) => [each.what, each] as const))('and the bank refuse %s', async (_, each) => {
    if (!posted) throw new Error('no call')
    const {
      method = posted.method,
      path = posted.path,
      session = posted.session,
      change = {},
    } = each as Partial<{
      readonly method: 'GET' | 'POST'
      readonly path: string
      readonly session: string
      readonly change: object
    }>
    const envelope = { ...posted.request, ...change }
    expect(() => openRequest(bank.privateKey, { method, path, session }, envelope)).toThrow('refused')
    const incoming = { method, path, sessionId: session, protection: 'sealed', envelope } as const
    expect(await openSealedRequest(deps, incoming)).toMatchObject({
      ok: false,
      error: { error: { name: 'EnvelopeRefused' } },
    })
  })

  it.each(window)('and the bank, whose clock is %j of its time', async ({ clock, taken }) => {
    if (!posted) throw new Error('no call')
    const { method, path, session: sessionId, request: envelope } = posted
    const told = await openSealedRequest(
      { ...deps, now: () => envelope.t + clock },
      { method, path, sessionId, protection: 'sealed', envelope },
    )
    expect(told.ok).toBe(taken)
    // It is refused sealed, because its sender is known.
    if (!told.ok)
      expect(told.error).toMatchObject({ error: { name: 'EnvelopeRefused' }, reply: expect.anything() as unknown })
  })
})
