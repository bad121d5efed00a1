import { channelId, createServerOpener, parseRequest, SECRET_BYTES, WINDOW_MS } from '@/crypto/envelope'
import type { RequestEnvelope } from '@/crypto/envelope'
import { SM4_BLOCK } from '@/crypto/primitives'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { sm2Decrypt } from './sm2'
import type { AcceptedRequest, EnvelopeDeps, IncomingRequest, RefusedRequest, Reply } from './types'

interface Channel {
  readonly secret: Uint8Array
  readonly isNew: boolean
}

/** Whom a random is issued to: the session, or the channel while there is none. */
export const randomOwner = (sessionId: string, kid: string): string => sessionId || `channel:${kid}`

/** The channel a request names: one we know, or the one its ek opens. */
async function channelOf(deps: EnvelopeDeps, { kid, ek }: RequestEnvelope): Promise<Channel | undefined> {
  if (ek !== undefined && channelId(deps.primitives, ek) !== kid) return undefined
  const known = await deps.channels.load(kid)
  if (known) return { secret: known, isNew: false }
  const secret = ek === undefined ? undefined : sm2Decrypt(deps.privateKey, ek, SECRET_BYTES)
  return secret?.ok ? { secret: secret.value, isNew: true } : undefined
}

/**
 * Opens a sealed or signed request and uses up its nonce or random, so that only one of several copies is accepted.
 * Nothing is stored and nothing decrypted before the MAC has been checked.
 */
export async function openSealedRequest(
  deps: EnvelopeDeps,
  incoming: IncomingRequest,
): Promise<Result<AcceptedRequest, RefusedRequest>> {
  const refuse = (name: 'EnvelopeRefused' | 'RandomRefused', reply?: Reply): Result<never, RefusedRequest> =>
    fail({ error: bankError(name), reply })

  const parsed = parseRequest(incoming.envelope)
  if (!parsed.ok) return refuse('EnvelopeRefused')
  const envelope = parsed.value
  const channel = await channelOf(deps, envelope)
  if (!channel) return refuse('EnvelopeRefused')

  const opener = createServerOpener(deps)
  const keys = opener.deriveKeys(channel.secret)
  const { method, path, sessionId, protection } = incoming
  const context = { method, path, sessionId }
  const opened = opener.openRequest(envelope, keys, context)
  if (!opened.ok) return refuse('EnvelopeRefused')

  // Saved before any sealed answer, refusals included: after such an answer the app sends no ek.
  if (channel.isNew) await deps.channels.save(envelope.kid, channel.secret)
  const reply: Reply = (value) => {
    const iv = deps.random.bytes(SM4_BLOCK)
    return opener.sealResponse(keys, context, { request: envelope, iv, time: deps.now(), value })
  }

  const { body, random, time, idempotencyKey } = opened.value
  if (Math.abs(deps.now() - time) > WINDOW_MS) return refuse('EnvelopeRefused', reply)
  if (protection === 'signed') {
    const fresh = await deps.randoms.consume(random, randomOwner(sessionId, envelope.kid))
    if (!fresh) return refuse('RandomRefused', reply)
  } else {
    // Twice the window, because the store's clock may differ from ours.
    const first = await deps.nonces.consume(envelope.kid, random, time + 2 * WINDOW_MS)
    if (!first) return refuse('EnvelopeRefused', reply)
  }
  return ok({ body, idempotencyKey, kid: envelope.kid, random, reply })
}
