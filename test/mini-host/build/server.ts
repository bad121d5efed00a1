import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, sep } from 'node:path'
import { FAILURE_HEADER, headOf, HOST_PATHS, REQUEST_HEADER, RESPONSE_HEADER } from '../runtime/wire'
import { bundleMiniProgram } from './bundle'
import type { Bundle } from './bundle'
import { runtimeScript } from './runtime'
import { nodeTransport } from './send'
import type { OriginMap } from './send'

export interface HostServerOptions {
  /** The folder with app.json. */
  readonly directory: string
  /** 0 or undefined: any free port. */
  readonly port?: number
  readonly origins?: OriginMap
}

export interface HostServer {
  readonly origin: string
  /** Reads the folder again; the next page load shows the new build. */
  reload(): void
  close(): Promise<void>
}

const TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
}

/** The page the mini-program runs in: an empty phone screen, filled by the runtime. */
export const HOST_PAGE = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"></head><body>
<script src="${HOST_PATHS.program}"></script><script src="${HOST_PATHS.packages}"></script>
<script src="${HOST_PATHS.runtime}"></script></body></html>`

const answer = (response: ServerResponse, type: string, text: string): void => {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(text)
}

async function readBody(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

async function forward(request: IncomingMessage, response: ServerResponse, origins: OriginMap): Promise<void> {
  const head = headOf(String(request.headers[REQUEST_HEADER]))
  const body = await readBody(request)
  const abort = new AbortController()
  response.on('close', () => abort.abort())
  try {
    const result = await nodeTransport(origins)({ ...head, body }, abort.signal)
    const { body: payload, ...rest } = result
    response.writeHead(200, { [RESPONSE_HEADER]: encodeURIComponent(JSON.stringify(rest)) }).end(payload)
  } catch (error) {
    const reason =
      error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error)
    response.writeHead(200, { [FAILURE_HEADER]: encodeURIComponent(reason) }).end()
  }
}

function sendAsset(directory: string, path: string, response: ServerResponse): void {
  const file = normalize(join(directory, path))
  if (!file.startsWith(normalize(directory) + sep) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
  createReadStream(file).pipe(response)
}

const listen = (server: Server, port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })

/** Serves one mini-program to a browser on the loopback address. Rejects when the port is taken. */
export async function serveMiniProgram({ directory, port = 0, origins = {} }: HostServerOptions): Promise<HostServer> {
  let bundle: Bundle = bundleMiniProgram(directory)
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname)
    if (path === '/') return answer(response, 'text/html', HOST_PAGE)
    if (path === HOST_PATHS.runtime) return answer(response, 'text/javascript', await runtimeScript())
    if (path === HOST_PATHS.program) return answer(response, 'text/javascript', bundle.program)
    if (path === HOST_PATHS.request) return forward(request, response, origins)
    if (path.startsWith(HOST_PATHS.packages)) {
      const code = bundle.packages.get(path.slice(HOST_PATHS.packages.length))
      if (code !== undefined) return answer(response, 'text/javascript', code)
    }
    return sendAsset(directory, path, response)
  }
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  const origin = await listen(server, port)
  return {
    origin,
    reload: () => {
      bundle = bundleMiniProgram(directory)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
