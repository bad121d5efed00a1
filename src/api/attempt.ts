import type { Call } from '../contract/call'
import type { ClientId } from '../crypto/clientId'
import type { SealedCall } from '../crypto/envelope'
import type { Network } from '../platform/network/types'
import type { HttpResponse, SendRequest } from '../platform/request/types'
import type { OpenChannel } from './channel'
import type { Attempt } from './errors'
import { plainAddress } from '../contract/call'
import { looksSealed, parseJson, readAnswer } from './response'

/** Milliseconds after which a try is given up (ours). */
export const TIMEOUT_MS = 15_000
export const MONEY_TIMEOUT_MS = 30_000

export interface AttemptDeps {
  readonly origin: string
  readonly send: SendRequest
  readonly network: Pick<Network, 'online'>
  /** Headers of every call (specification §7). */
  readonly headers: () => Readonly<Record<string, string>>
  /** Takes the address under which the bank sees the phone (header x-ip of every answer); it is not trusted. */
  readonly noteIp: (address: string | undefined) => void
  readonly sessionToken: () => string | undefined
  readonly channel: () => Promise<OpenChannel | undefined>
}

export interface Sealing {
  readonly random?: string
  readonly idempotencyKey?: ClientId
}

/** Makes one try of a call. Throws on a call that can't be sealed (a body too large), which is a bug. */
export type TryOnce = (contract: Call, request: object, sealing?: Sealing) => Promise<Attempt>

interface Outgoing {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

const JSON_BODY = { 'content-type': 'application/json' }

function plainRequest({ method, path }: Call, request: object): Outgoing {
  if (method === 'POST') return { url: path, headers: JSON_BODY, body: JSON.stringify(request) }
  return { url: plainAddress(path, request), headers: {} }
}

function sealedRequest({ method, path }: Call, { envelope }: SealedCall, { headersOf }: OpenChannel): Outgoing {
  return method === 'POST'
    ? { url: path, headers: JSON_BODY, body: JSON.stringify(envelope) }
    : { url: path, headers: headersOf(envelope) }
}

/** Reads the answer to a sealed call. Outside an envelope only a refusal is read, and it proves nothing. */
function readSealed({ text }: HttpResponse, sealed: SealedCall, { channel }: OpenChannel): Attempt {
  const value = parseJson(text)
  if (looksSealed(value)) {
    const opened = sealed.open(value)
    return opened.ok ? readAnswer(opened.value, true) : { kind: 'garbled' }
  }
  const answer = readAnswer(value, false)
  if (answer.kind !== 'refused') return { kind: 'garbled' }
  channel.forgotten()
  return answer
}

export function createTryOnce({ origin, send, network, headers, noteIp, sessionToken, channel }: AttemptDeps): TryOnce {
  const exchange = async (
    contract: Call,
    outgoing: Outgoing,
    session: string | undefined,
    read: (response: HttpResponse) => Attempt,
  ): Promise<Attempt> => {
    const marked = (attempt: Attempt): Attempt => (attempt.kind === 'refused' ? { ...attempt, session } : attempt)
    const answered = await send({
      method: contract.method,
      url: origin + outgoing.url,
      headers: { ...headers(), ...(session && { 'x-session': session }), ...outgoing.headers },
      body: outgoing.body,
      timeout: contract.effect === 'money' ? MONEY_TIMEOUT_MS : TIMEOUT_MS,
    }).answer
    if (answered.ok) {
      noteIp(answered.value.headers['x-ip'])
      return answered.value.status >= 500 ? { kind: 'garbled' } : marked(read(answered.value))
    }
    return { kind: answered.error.kind === 'aborted' ? 'network' : answered.error.kind }
  }

  return async (contract, request, sealing = {}) => {
    if (!network.online()) return { kind: 'offline' }
    const session = sessionToken()
    if (contract.protection === 'plain') {
      const read = ({ text }: HttpResponse) => readAnswer(parseJson(text), true)
      return exchange(contract, plainRequest(contract, request), session, read)
    }
    const open = await channel()
    if (!open) return { kind: 'network' }
    const { method, path } = contract
    const sealed = open.channel.sealRequest({ method, path, sessionId: session ?? '', body: request, ...sealing })
    return exchange(contract, sealedRequest(contract, sealed, open), session, (response) =>
      readSealed(response, sealed, open),
    )
  }
}
