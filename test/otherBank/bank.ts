import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { machineNow } from '../clock/machine'
import { decrypt, openInChannel, publicKeyOf, sealAnswer } from '../conformance/wire'
import type { Envelope } from '../conformance/wire'

/*
 * Another bank behind the app: docs/openapi.json's own answers in the envelope of docs/wire.md, from a plain HTTP server
 * without any code of the sandbox.
 */

/** A JSON Schema as far as an answer is changed by it. */
export interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
}

interface Operation {
  readonly operationId: string
  readonly 'x-protection': string
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly content?: {
          readonly 'application/json': {
            readonly schema: { readonly oneOf: readonly Schema[] }
            readonly example?: unknown
          }
        }
      }
    >
  >
}

const OPENAPI = JSON.parse(readFileSync(join(__dirname, '../../docs/openapi.json'), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
const PRIVATE_KEY = '7a'.repeat(32)
const UNKNOWN = { code: 9002, msg: '暂不支持该服务' }
const PAGE = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
}

export interface OtherBank {
  readonly origin: string
  /** How it answers from now on; as the docs' examples do unless given. */
  answers: (call: string, example: unknown, schema: Schema) => unknown
  /** Before each answer, ms. */
  wait: number
  close(): Promise<void>
}

/** @param app the folder of the built H5, whose page gets the bank's key */
export async function openOtherBank(app: string): Promise<OtherBank> {
  const channels = new Map<string, Buffer>()
  const publicKey = publicKeyOf(PRIVATE_KEY)
  const bank: Pick<OtherBank, 'answers' | 'wait'> = { wait: 0, answers: (_, example) => example ?? UNKNOWN }

  async function called(request: IncomingMessage, path: string, query: URLSearchParams): Promise<unknown> {
    const { method = 'GET', headers } = request
    const operation = OPENAPI.paths[path]?.[method.toLowerCase()]
    if (!operation) return UNKNOWN
    const posted = await text(request)
    await sleep(bank.wait)
    const { schema, example } = operation.responses['200']?.content?.['application/json'] ?? {}
    const keyed =
      operation.operationId === 'getCustomizedConfig'
        ? {
            code: 0,
            msg: '',
            configs: [{ configName: query.get('configName') ?? 'envelopePublicKey', configValue: publicKey }],
          }
        : example
    const answer = (): unknown => bank.answers(operation.operationId, keyed, schema?.oneOf[0] ?? {})
    if (operation['x-protection'] === 'plain') return answer()
    const sealed = method === 'POST' ? posted : Buffer.from(String(headers['x-envelope']), 'base64url').toString()
    const envelope = JSON.parse(sealed) as Envelope
    if (envelope.ek !== undefined) channels.set(envelope.kid, decrypt(PRIVATE_KEY, envelope.ek))
    const secret = channels.get(envelope.kid)
    if (!secret) return { code: 1001, msg: '请重试' }
    const at = { method, path, session: String(headers['x-session'] ?? '') }
    openInChannel(secret, at, { ...envelope })
    return sealAnswer(secret, at, envelope, { t: machineNow(), iv: randomBytes(16).toString('hex') }, answer())
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bank')
    if (pathname.startsWith('/api/'))
      return void called(request, pathname, searchParams).then((body) => {
        if (body === UNKNOWN) response.statusCode = 404
        response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
      })
    const file = extname(pathname) === '' ? 'index.html' : pathname.replace(/^\/main\//, '')
    try {
      const content = readFileSync(join(app, file))
      const isPage = file === 'index.html'
      const meta = `<head><meta name="bank-public-key" content="${publicKey}">`
      response.setHeader('content-type', PAGE[extname(file) as keyof typeof PAGE] ?? 'application/octet-stream')
      response.end(isPage ? content.toString().replace('<head>', meta) : content)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return Object.assign(bank, {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((done) => (server.closeAllConnections(), server.close(() => done()))),
  })
}
