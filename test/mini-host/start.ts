import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readMiniProgram } from './build/read'
import { serveMiniProgram } from './build/server'
import type { OriginMap } from './build/send'
import { openInJsdom } from './jsdom'
import { pagesOf } from './program'
import { until } from './runtime/until'

const USAGE = `mini-program-host <folder with app.json> [--page /pages/…] [--origin from=to …] [--port 8090]

Prints what the page shows; with --port, serves the mini-program to a browser instead, until it is stopped.`

/** `https://built.for=http://127.0.0.1:8080`: where requests for the first address go. */
const originsOf = (given: readonly string[]): OriginMap =>
  Object.fromEntries(given.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))

/** Prints the page's address, title, texts, controls, and what the program did that WeChat would refuse. */
async function print(directory: string, start: string, origins: OriginMap): Promise<void> {
  const host = await openInJsdom({ directory, start, origins })
  try {
    const { client } = host
    await until(
      async () => (await client.texts()).length > 0,
      () => 'the page shows nothing',
    )
    for (const { path, title } of await client.pages()) console.log(`/${path}  ${title}`)
    for (const text of await client.texts()) console.log(`  ${text}`)
    for (const { role, name } of await client.controls()) console.log(`  [${role}] ${name}`)
    const errors = await client.errors()
    for (const error of errors) console.error(error)
    if (errors.length > 0) process.exitCode = 1
  } finally {
    host.close()
  }
}

/** @throws Error with the pages that there are, for another one: WeChat itself would open the first page */
function requirePage(directory: string, page: string): void {
  const pages = pagesOf(readMiniProgram(directory).app).map((path) => `/${path}`)
  const [path = ''] = page.split('?')
  if (page !== '' && !pages.includes(path)) throw new Error(`${path} is none of its pages:\n  ${pages.join('\n  ')}`)
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ page: { type: 'string' }, origin: { type: 'string', multiple: true }, port: { type: 'string' } },
      help: { type: 'boolean' },
    },
  })
  const [directory] = positionals
  if (values.help) return console.log(USAGE)
  if (directory === undefined) throw new Error(USAGE)
  if (!existsSync(directory)) throw new Error(`There is no folder ${directory}`)
  const origins = originsOf(values.origin ?? [])
  if (values.port === undefined) {
    requirePage(directory, values.page ?? '')
    return print(directory, values.page ?? '', origins)
  }
  if (!/^\d{1,5}$/.test(values.port)) throw new Error(`"${values.port}" is no port: give a number from 1 to 65535.`)
  const { origin } = await serveMiniProgram({ directory, origins, port: Number(values.port) })
  console.log(`${directory}: ${origin}`)
}

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
