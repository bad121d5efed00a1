import { watch } from 'node:fs'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import { parseArgs } from 'node:util'
import { serveMiniProgram } from '../mini-host/build/server'
import { previewPage } from './previewPage'

/** The bank's address compiled into a build (config/bank.ts). */
const BUILT_FOR = 'http://127.0.0.1:8080'
/** Taro writes many files; the page is reloaded after this many ms without a change. */
const QUIET_MS = 400

const { values } = parseArgs({
  options: {
    directory: { type: 'string', default: 'dist/weapp' },
    port: { type: 'string', default: '8090' },
    bank: { type: 'string', default: BUILT_FOR },
  },
})

/** Serves the mini-program in a phone's frame and reloads it after every build. Runs until it is stopped. */
async function preview(): Promise<void> {
  const directory = values.directory
  const host = await serveMiniProgram({ directory, origins: { [BUILT_FOR]: values.bank } })
  const viewers = new Set<ServerResponse>()
  const tell = (problem: string): void => {
    for (const viewer of viewers) viewer.write(`data: ${problem.replace(/\n/g, ' ')}\n\n`)
  }
  let timer: NodeJS.Timeout | undefined
  watch(directory, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      try {
        host.reload()
        tell('')
      } catch (error) {
        // During a build half of its files are missing; the next change brings the rest.
        tell(error instanceof Error ? error.message : String(error))
      }
    }, QUIET_MS)
  })
  const server = createServer((request, response) => {
    if (request.url === '/changes') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(':\n\n')
      viewers.add(response)
      response.on('close', () => viewers.delete(response))
    } else
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(previewPage(host.origin, values.bank))
  })
  server.listen(Number(values.port), '127.0.0.1', () => {
    console.log(`The mini-program of ${directory}: http://127.0.0.1:${values.port}/ (bank: ${values.bank})`)
  })
}

void preview().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
