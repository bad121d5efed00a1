import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { findBrowser } from '@config/tasks/requirements.mjs'
import { PAGE, writePage, written } from './page'
import { bank } from './sections/bank'
import { contention } from './sections/contention'
import { dayEnd } from './sections/dayEnd'
import { envelope } from './sections/envelope'
import { lists } from './sections/lists'
import { load } from './sections/load'
import { mini } from './sections/mini'
import { onboarding } from './sections/onboarding'
import { pictures } from './sections/pictures'
import { purchases } from './sections/purchases'
import { routes480 } from './sections/routes480'
import { scale } from './sections/scale'
import type { Section } from './sections/section'
import { sizes } from './sections/sizes'
import { statements } from './sections/statements'

const SECTIONS: readonly Section[] = [
  sizes,
  routes480,
  load,
  lists,
  mini,
  onboarding,
  envelope,
  bank,
  purchases,
  pictures,
  statements,
  dayEnd,
  contention,
  scale,
]
const say = (line: string): void => void process.stdout.write(`${line}\n`)

function browserVersion(): string {
  const browser = findBrowser()
  return browser
    ? execFileSync(browser, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    : 'no Chromium'
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { quick: { type: 'boolean' } }, allowPositionals: true })
  const unknown = positionals.filter((name) => !SECTIONS.some((section) => section.name === name))
  if (unknown.length > 0)
    throw new Error(`no part is called ${unknown.join(', ')}: ${SECTIONS.map(({ name }) => name).join(', ')}`)
  const quick = values.quick ?? false
  const chosen = SECTIONS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  const parts = new Map<string, string>()
  for (const section of chosen) {
    say(`${section.title} …`)
    const measured = await section.run({ quick, say })
    const { name, title } = section
    const part = written({ name, title, command: `npm run bench -- ${name}`, programs: browserVersion() }, measured)
    say(`\n${measured}\n`)
    parts.set(name, part)
  }
  if (quick) return
  writePage(
    parts,
    SECTIONS.map(({ name }) => name),
  )
  say(`Written to ${PAGE}.`)
}

main().catch((error: unknown) => {
  process.stderr.write(`bench: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
