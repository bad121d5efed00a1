import Fastify from 'fastify'
import { sendAsset } from '@sandbox/host/http/app'
import { assetFolder } from '@sandbox/host/http/assets'

export interface StaticServer {
  readonly origin: string
  close(): Promise<void>
}

/** Serves a folder at / exactly as the sandbox serves the app: same compression, same caching. */
export async function serveFolder(folder: string): Promise<StaticServer> {
  const read = assetFolder(folder)
  const server = Fastify()
  server.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const file = (await read(request.params['*'] || 'index.html')) ?? (await read('index.html'))
    return file ? sendAsset(request, reply, file) : reply.code(404).send('')
  })
  const listening = await server.listen({ port: 0, host: '127.0.0.1' })
  // The bank is reached under this name, and browsers accept brotli without TLS only from it.
  return { origin: `http://localhost:${new URL(listening).port}`, close: () => server.close() }
}
