import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BRAND } from '@/domain/brand'
import { asset, assetFolder, pickEncoding } from './assets'
import type { Asset } from './assets'
import { inlineScripts, pagePolicy } from './headers'

const BASE = '/main/'
/** WeChat serves its JS-SDK itself and allows no copies. */
const WECHAT_SDK = 'https://res.wx.qq.com'
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_FIRST = 'no-cache'

const NOT_BUILT = `<!DOCTYPE html><meta charset="utf-8"><title>${BRAND.bankName}</title>
<p>应用尚未构建 · The app has not been built yet: run <code>npm run build</code> and reload.</p>`

interface Page {
  readonly asset: Asset
  readonly policy: string
}

/** Sends a file in the best encoding, or 304 when the browser has it already. */
export async function sendAsset(request: FastifyRequest, reply: FastifyReply, file: Asset): Promise<FastifyReply> {
  const encoding = pickEncoding(request.headers['accept-encoding'])
  const encoded = encoding && (await file.encoded(encoding))
  reply.header('etag', file.etag).header('vary', 'accept-encoding')
  reply.header('cache-control', file.hashed ? FOREVER : ASK_FIRST)
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send()
  if (encoded) reply.header('content-encoding', encoding)
  return reply.type(file.type).send(encoded ?? file.body)
}

/**
 * Serves the H5 app under /main/: its files, and index.html for every path that is a route rather than a file.
 * The bank's public key goes into the page, so that one build runs against any bank.
 */
export function serveApp(server: FastifyInstance, folder: string, publicKey: string): void {
  const read = assetFolder(folder)
  let page: { readonly source: Asset; readonly page: Page } | undefined

  const pageOf = async (): Promise<Page | undefined> => {
    const source = await read('index.html')
    if (!source) return undefined
    if (page?.source !== source) page = { source, page: withPublicKey(source, publicKey) }
    return page.page
  }

  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const found = await pageOf()
    if (!found) return reply.code(503).type('text/html; charset=utf-8').send(NOT_BUILT)
    reply.header('content-security-policy', found.policy)
    return sendAsset(request, reply, found.asset)
  }

  server.get('/', (_request, reply) => reply.redirect(BASE))
  server.get('/main', (_request, reply) => reply.redirect(BASE))
  // Search engines ask for it at the root alone.
  server.get('/robots.txt', async (request, reply) => {
    const file = await read('robots.txt')
    return file ? sendAsset(request, reply, file) : reply.code(404).type('text/plain; charset=utf-8').send('not found')
  })
  server.get<{ Params: { '*': string } }>(`${BASE}*`, async (request, reply) => {
    const path = request.params['*']
    const isFile = /\.\w+$/.test(path) && path !== 'index.html'
    if (!isFile) return sendPage(request, reply)
    const file = await read(path)
    return file ? sendAsset(request, reply, file) : reply.code(404).type('text/plain; charset=utf-8').send('not found')
  })
}

function withPublicKey(source: Asset, publicKey: string): Page {
  const meta = `<meta name="bank-public-key" content="${publicKey}">`
  const html = source.body.toString('utf8').replace(/<head[^>]*>/i, (head) => head + meta)
  return { asset: asset('index.html', Buffer.from(html)), policy: pagePolicy(inlineScripts(html), [WECHAT_SDK]) }
}
