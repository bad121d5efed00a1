import { randomBytes } from 'node:crypto'
import { nodePrimitives } from '@sandbox/kernel/envelope/nodePrimitives'
import { generateServerKeys } from '@sandbox/kernel/envelope/keys'
import { createClientChannel, createServerOpener, SECRET_BYTES } from '@/crypto/envelope'
import { sm2Decrypt, sm2Encrypt, smPrimitives } from '@/crypto/sm'
import { machineNow } from '@sandbox/kernel/clock'

/** Milliseconds, medians. */
export interface EnvelopeFigures {
  /** The app's share of one sealed call: sealing the request and opening the answer, by sm-crypto. */
  readonly clientCall: number
  /** The bank's share of it: opening the request and sealing the answer, by OpenSSL. */
  readonly serverCall: number
  /** Opening a channel on the app's side, once a session. */
  readonly sm2Encrypt: number
  /** The same on the bank's side. */
  readonly sm2Decrypt: number
}

export interface EnvelopeLoad {
  readonly calls?: number
  readonly sm2Operations?: number
  /** Characters of each body, request and answer. */
  readonly bodyCharacters?: number
}

const WARM_UP = 20

/** The median of `times` timed runs, in milliseconds, after a few that are not counted. */
function median(times: number, run: () => void): number {
  for (let i = 0; i < Math.min(WARM_UP, times); i++) run()
  const taken = Array.from({ length: times }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  }).sort((a, b) => a - b)
  return taken[Math.floor(times / 2)] ?? Number.NaN
}

/** Measures the envelope in this process, both ends. */
export function measureEnvelope({
  calls = 500,
  sm2Operations = 20,
  bodyCharacters = 1000,
}: EnvelopeLoad = {}): EnvelopeFigures {
  const random = { bytes: (count: number) => Uint8Array.from(randomBytes(count)) }
  const { publicKey, privateKey } = generateServerKeys()
  const channel = createClientChannel({
    serverPublicKey: publicKey,
    primitives: smPrimitives,
    sm2Encrypt,
    random,
    now: machineNow,
  })
  const context = { method: 'POST', path: '/api/bench', sessionId: 'bench' } as const
  const body = { text: 'x'.repeat(bodyCharacters) }
  const first = channel.sealRequest({ ...context, body })
  const ek = first.envelope.ek ?? ''
  const secret = sm2Decrypt(privateKey, ek, SECRET_BYTES)
  if (!secret.ok) throw new Error('the channel did not open')
  const opener = createServerOpener({ primitives: nodePrimitives })

  const serve = (): ReturnType<typeof opener.sealResponse> => {
    const keys = opener.deriveKeys(secret.value)
    if (!opener.openRequest(first.envelope, keys, context).ok) throw new Error('the request did not open')
    const iv = random.bytes(16)
    return opener.sealResponse(keys, context, { request: first.envelope, iv, time: machineNow(), value: body })
  }
  const answer = serve()
  channel.acknowledged()
  return {
    clientCall: median(calls, () => {
      channel.sealRequest({ ...context, body })
      if (!first.open(answer).ok) throw new Error('the answer did not open')
    }),
    serverCall: median(calls, serve),
    sm2Encrypt: median(sm2Operations, () => sm2Encrypt(publicKey, secret.value)),
    sm2Decrypt: median(sm2Operations, () => sm2Decrypt(privateKey, ek, SECRET_BYTES)),
  }
}
