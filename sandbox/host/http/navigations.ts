import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ERRORS } from '@/domain/errors/catalogue'

/** The app's pages for people who can be shown nothing else (specification §2). */
const NOTICE = '/main/finalNotice'
const ERROR_PAGE = '/main/ErrorInfo'

/** Whether a browser asks for a page and not a script for an answer; by Fetch Metadata, else by the accept header. */
export function isNavigation({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  if (method !== 'GET') return false
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? (headers.accept ?? '').includes('text/html') : mode === 'navigate'
}

const isJson = (reply: FastifyReply): boolean => String(reply.getHeader('content-type')).startsWith('application/json')

const codeIn = (payload: unknown): unknown => {
  try {
    return typeof payload === 'string' ? Object(JSON.parse(payload)).code : undefined
  } catch {
    return undefined
  }
}

/** Sends a person to a page of the app. */
export function leadToPage(reply: FastifyReply, payload?: unknown): void {
  reply.code(302).header('location', codeIn(payload) === ERRORS.Maintenance.code ? NOTICE : ERROR_PAGE)
  reply.removeHeader('content-type')
}

/**
 * A link never ends on JSON: where a navigation would be answered with JSON, the person is sent to the app's error page,
 * or to its notice during maintenance.
 */
export function answerNavigationsWithPages(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    if (!isNavigation(request) || !isJson(reply)) return done(null, payload)
    leadToPage(reply, payload)
    done(null, '')
  })
}

/** What came of the request, as far as the parser had it. */
const firstBytes = (packet: unknown): string => (Buffer.isBuffer(packet) ? packet.toString('latin1', 0, 200) : '')

/**
 * Gives the answer to what Node's parser refuses before there is a request, such as headers of 16 KB; the sender is unknown. A
 * person's browser goes to the error page from it, and a script reads a refusal.
 * @param headers of every answer
 */
export const refuseUnparsed =
  (headers: Readonly<Record<string, string>>) =>
  (error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const tooLong = error.code === 'HPE_HEADER_OVERFLOW'
    const isApiCall = /^\w+ \/(?:api|sandbox\/api)\//.test(firstBytes(error.rawPacket))
    const leads = tooLong && !isApiCall
    const status = leads ? '302 Found' : tooLong ? '431 Request Header Fields Too Large' : '400 Bad Request'
    const { code, message } = ERRORS.InvalidRequest
    const body = isApiCall ? JSON.stringify({ code, msg: message }) : ''
    const lines = [
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      ...(leads ? [`location: ${ERROR_PAGE}`] : []),
      ...(isApiCall ? ['content-type: application/json; charset=utf-8', 'cache-control: no-store'] : []),
      'connection: close',
      `content-length: ${Buffer.byteLength(body)}`,
    ]
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
  }
