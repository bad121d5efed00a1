import { createECDH, randomBytes } from 'node:crypto'
import type { Call } from '@/contract/call'
import { getRequestRandom } from '@/contract/security/getRequestRandom'
import { queryOperation } from '@/contract/order/queryOperation'
import {
  channelId,
  createServerOpener,
  decodeHeader,
  ENVELOPE_HEADER,
  parseRequest,
  SECRET_BYTES,
  WINDOW_MS,
} from '@/crypto/envelope'
import type { RequestEnvelope } from '@/crypto/envelope'
import { sm2Decrypt, smPrimitives } from '@/crypto/sm'
import { bankError } from '@/domain/errors/catalogue'
import type { ErrorName } from '@/domain/errors/catalogue'
import type { HttpRequest, HttpResponse } from '@/platform/request/types'

/** A call that reached its handler. */
export interface Handled {
  readonly name: string
  readonly body: unknown
  /** Of a sealed or signed call. */
  readonly envelope?: RequestEnvelope
}

/** Answers a call with its fields, or refuses it. */
export type Handler = (body: unknown) => object | ErrorName

export interface TestBank {
  readonly publicKey: string
  handle(request: HttpRequest): Promise<HttpResponse>
  /** What was carried out, in order; a money call counts once, even when it comes several times. */
  readonly carriedOut: Handled[]
  /** Every envelope that was opened, in order. */
  readonly envelopes: { readonly path: string; readonly envelope: RequestEnvelope }[]
  /** Forgets every channel, as a restart of a bank without its store would. */
  forgetChannels(): void
}

export interface TestBankOptions {
  readonly calls: Readonly<Record<string, { readonly contract: Call; readonly handler: Handler }>>
  readonly now: () => number
  /** The bank's messages; by default those of the catalogue. */
  readonly message?: string
}

const refusal = (name: ErrorName, message?: string) => {
  const { code, message: msg } = bankError(name, message)
  return { code, msg }
}
/** The phone's address as the bank sees it. */
export const SEEN_FROM = '203.0.113.9'

const json = (value: unknown, status = 200): HttpResponse => ({
  status,
  headers: { 'x-ip': SEEN_FROM },
  text: JSON.stringify(value),
})

/** Handlers of the calls that the client makes by itself. */
function builtInCalls(
  randoms: Set<string>,
  stored: ReadonlyMap<string, object>,
): { contract: Call; handler: Handler }[] {
  return [
    {
      contract: getRequestRandom,
      handler() {
        const random = randomBytes(16).toString('hex')
        randoms.add(random)
        return { requestRandom: random }
      },
    },
    {
      contract: queryOperation,
      handler(body) {
        const answer = stored.get((body as { clientId: string }).clientId)
        if (!answer) return { state: 'NONE' }
        const { code, msg } = answer as { readonly code: number; readonly msg: string }
        return code === 0 ? { state: 'DONE', answer } : { state: 'REFUSED', refusal: { code, message: msg } }
      },
    },
  ]
}

/** A bank in one process with the envelope's real server half: nonces, one-use randoms, stored answers by client id. */
export function testBank({ calls, now, message }: TestBankOptions): TestBank {
  const pair = createECDH('SM2')
  const publicKey = pair.generateKeys('hex', 'uncompressed')
  const privateKey = pair.getPrivateKey('hex').padStart(64, '0')
  const opener = createServerOpener({ primitives: smPrimitives })
  const secrets = new Map<string, Uint8Array>()
  const nonces = new Set<string>()
  const randoms = new Set<string>()
  const stored = new Map<string, object>()
  const carriedOut: Handled[] = []
  const envelopes: { path: string; envelope: RequestEnvelope }[] = []

  const contractAt = (path: string): { contract: Call; handler: Handler } | undefined =>
    [...Object.values(calls), ...builtInCalls(randoms, stored)].find(({ contract }) => contract.path === path)
  const carryOut = (contract: Call, handler: Handler, body: unknown, envelope?: RequestEnvelope): object => {
    const known = envelope?.idem === undefined ? undefined : stored.get(envelope.idem)
    if (known) return known
    const result = handler(body)
    const answer = typeof result === 'string' ? refusal(result, message) : { code: 0, msg: '', ...result }
    if (envelope?.idem !== undefined) stored.set(envelope.idem, answer)
    carriedOut.push({ name: contract.name, body, envelope })
    return answer
  }

  const secretOf = ({ kid, ek }: RequestEnvelope): Uint8Array | undefined => {
    if (ek === undefined || channelId(smPrimitives, ek) !== kid) return secrets.get(kid)
    const secret = sm2Decrypt(privateKey, ek, SECRET_BYTES)
    if (secret.ok) secrets.set(kid, secret.value)
    return secret.ok ? secret.value : undefined
  }

  const spend = (signed: boolean, { r, kid }: RequestEnvelope): ErrorName | undefined => {
    if (signed) return randoms.delete(r) ? undefined : 'RandomRefused'
    if (nonces.has(kid + r)) return 'EnvelopeRefused'
    nonces.add(kid + r)
    return undefined
  }

  const handleSealed = (contract: Call, handler: Handler, request: HttpRequest): HttpResponse => {
    const parsed =
      request.method === 'GET'
        ? decodeHeader(request.headers[ENVELOPE_HEADER])
        : parseRequest(JSON.parse(request.body ?? ''))
    const secret = parsed.ok ? secretOf(parsed.value) : undefined
    if (!parsed.ok || !secret) return json(refusal('EnvelopeRefused'))
    const envelope = parsed.value
    const keys = opener.deriveKeys(secret)
    const context = { method: request.method, path: contract.path, sessionId: request.headers['x-session'] ?? '' }
    const opened = opener.openRequest(envelope, keys, context)
    if (!opened.ok) return json(refusal('EnvelopeRefused'))
    envelopes.push({ path: contract.path, envelope })
    const late = Math.abs(now() - envelope.t) > WINDOW_MS
    const refused = late ? 'EnvelopeRefused' : spend(contract.protection === 'signed', envelope)
    const value = refused ? refusal(refused) : carryOut(contract, handler, opened.value.body, envelope)
    const iv = Uint8Array.from(randomBytes(16))
    return json(opener.sealResponse(keys, context, { request: envelope, iv, time: now(), value }))
  }

  return {
    publicKey,
    carriedOut,
    envelopes,
    forgetChannels: () => secrets.clear(),
    handle(request) {
      const { pathname, searchParams } = new URL(request.url, 'https://bank.example')
      const found = contractAt(pathname)
      if (!found) return Promise.resolve(json(refusal('UnknownCall')))
      const { contract, handler } = found
      if (contract.protection !== 'plain') return Promise.resolve(handleSealed(contract, handler, request))
      const body = request.method === 'GET' ? Object.fromEntries(searchParams) : JSON.parse(request.body ?? '{}')
      return Promise.resolve(json(carryOut(contract, handler, body)))
    },
  }
}
