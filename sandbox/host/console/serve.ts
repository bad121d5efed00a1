import { isStorable } from '../http/storable'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Bank } from '@sandbox/kernel/scope'
import type { DemoAccess } from '../demoAccess'
import { pagePolicy } from '../http/headers'
import { ACTIONS, VIEWS } from './actions'
import { catalogueOf } from './catalogue'
import { pageFiles } from './pageFiles'

const PREFIX = '/sandbox/api/'

/** A plain address or localhost: unlike a name, nobody elsewhere can make these point to another machine. */
const ADDRESS = /^(localhost|\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:]+\])(:\d{1,5})?$/i

/**
 * Whether the request comes from the console's own page. A page of another site can send a form here, but CORS keeps it
 * from sending this header or JSON; a page whose name was made to point here (DNS rebinding) sends that name as the host.
 */
const isOwnPage = (request: FastifyRequest, publicHost: string | undefined): boolean =>
  request.headers['x-sandbox-console'] === '1' &&
  [undefined, 'same-origin'].includes(siteOf(request)) &&
  (request.host === publicHost || ADDRESS.test(request.host))

const siteOf = (request: FastifyRequest): string | undefined => {
  const site = request.headers['sec-fetch-site']
  return typeof site === 'string' ? site : undefined
}

const keyOf = (request: FastifyRequest): string | undefined => {
  const key = request.headers['x-sandbox-key']
  return typeof key === 'string' ? key : undefined
}

/**
 * Serves the console at /sandbox/ and what its page asks for. It isn't part of the bank; a shared bank turns it off.
 * @param publicOrigin the name customers type, beside plain addresses
 */
export function serveConsole(server: FastifyInstance, bank: Bank, access: DemoAccess, publicOrigin?: string): void {
  const publicHost = publicOrigin === undefined ? undefined : new URL(publicOrigin).host
  server.get('/sandbox', (_request, reply) => reply.redirect('/sandbox/'))
  for (const { path, type, text } of pageFiles()) {
    server.get(path, async (_request, reply) =>
      reply
        .headers({
          'cache-control': 'no-cache',
          ...(type === 'text/html' && { 'content-security-policy': pagePolicy([]) }),
        })
        .type(`${type}; charset=utf-8`)
        .send(await text()),
    )
  }
  const mayAsk = (request: FastifyRequest): boolean => isOwnPage(request, publicHost) && access.allows(keyOf(request))
  // 401 makes the page ask for the key; another site's page learns nothing.
  const refuse = (request: FastifyRequest, reply: FastifyReply) =>
    isOwnPage(request, publicHost)
      ? reply.code(401).send({ error: 'the console asks for the key that the start printed' })
      : reply.code(403).send({ error: 'only the console’s own page may ask' })
  const parts = [{ views: VIEWS, actions: ACTIONS }, ...bank.capabilities.map(({ console = {} }) => console)]
  const catalogue = catalogueOf(parts)
  server.get(`${PREFIX}catalogue`, async (request, reply) => (mayAsk(request) ? catalogue : refuse(request, reply)))
  for (const [name, view] of parts.flatMap(({ views = {} }) => Object.entries(views))) {
    server.get(PREFIX + name, async (request, reply) => (mayAsk(request) ? view(bank) : refuse(request, reply)))
  }
  for (const [name, action] of parts.flatMap(({ actions = {} }) => Object.entries(actions))) {
    server.post(PREFIX + name, async (request, reply) => {
      if (!mayAsk(request)) return refuse(request, reply)
      const read = v.safeParse(action.input, request.body ?? {})
      if (!read.success) return reply.code(400).send({ error: read.issues.map(({ message }) => message).join('; ') })
      if (!isStorable(read.output)) return reply.code(400).send({ error: 'a text that can’t be stored' })
      return action.run(bank, read.output as never)
    })
  }
}
