import type { FastifyInstance, FastifyReply } from 'fastify'
import { assetFolder } from '../http/assets'
import { sendAsset } from '../http/app'
import { pagePolicy } from '../http/headers'
import { join } from 'node:path'
import { around, readDocs, resultsOf } from './pages'
import type { Docs } from './pages'

const PREFIX = '/docs/'
const MOST = 30

/** Serves the project's own docs under /docs/ with a search, beside the console: a bank for customers has neither. */
export function serveDocs(server: FastifyInstance): void {
  const files = assetFolder(join(__dirname, '../../../docs'))
  let read: Promise<Docs> | undefined
  const send = (reply: FastifyReply, html: string): FastifyReply =>
    reply
      .header('content-security-policy', pagePolicy([]))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html)

  server.get('/docs', (_request, reply) => reply.redirect(PREFIX))
  server.get(PREFIX, (_request, reply) => reply.redirect(`${PREFIX}api`))
  server.get<{ Querystring: { q?: unknown } }>(`${PREFIX}search`, async (request, reply) => {
    const words = String(request.query.q ?? '').slice(0, 200)
    const docs = await (read ??= readDocs())
    return send(reply, around(words, resultsOf(docs.search(words, MOST)), 0, words))
  })
  server.get<{ Params: { '*': string } }>(`${PREFIX}*`, async (request, reply) => {
    const path = request.params['*'].replace(/\.md$/, '')
    const html = (await (read ??= readDocs())).page(path)
    if (html !== undefined) return send(reply, around(path, html, path.split('/').length - 1))
    const file = await files(path)
    return file ? sendAsset(request, reply, file) : reply.code(404).type('text/plain; charset=utf-8').send('not found')
  })
}
