import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { realNow } from '../clock/shift.cjs'
import { findBrowser } from '@config/tasks/requirements.mjs'
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
]
const PAGE = 'docs/measurements.md'
const HEAD = `# Measurements

\`npm run bench\` measures and writes this page; \`npm run bench -- load\` one part of it, \`-- --quick\` with fewer runs and without writing. Figures of one run belong together: compare ratios, not milliseconds of different machines.
`

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** The machine on which the figures were measured. */
function machine(): string {
  const browser = findBrowser()
  const version = browser
    ? execFileSync(browser, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    : 'no Chromium'
  const [first] = cpus()
  const day = new Date(realNow()).toISOString().slice(0, 10)
  // With a load above the number of cores, other programs have slowed down every figure below.
  const load = loadavg()[0]?.toFixed(1) ?? '?'
  return `${day}, ${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), load ${load} at the end, Node ${process.version.slice(1)}, ${version}`
}

const markOf = ({ name }: Section): string => `<!-- part: ${name} -->`

/** The page's parts by their marks, so that one can be replaced without the others. */
function readParts(): Map<string, string> {
  const text = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : ''
  const found = text.split(/(?=<!-- part: \w+ -->)/).filter((part) => part.startsWith('<!-- part:'))
  return new Map(found.map((part) => [/<!-- part: (\w+) -->/.exec(part)?.[1] ?? '', part.trim()]))
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { quick: { type: 'boolean' } }, allowPositionals: true })
  const unknown = positionals.filter((name) => !SECTIONS.some((section) => section.name === name))
  if (unknown.length > 0)
    throw new Error(`no part is called ${unknown.join(', ')}: ${SECTIONS.map(({ name }) => name).join(', ')}`)
  const quick = values.quick ?? false
  const chosen = SECTIONS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  const parts = readParts()
  for (const section of chosen) {
    say(`${section.title} …`)
    const measured = await section.run({ quick, say })
    const part = `${markOf(section)}\n\n## ${section.title}\n\n${machine()}; \`npm run bench -- ${section.name}\`\n\n${measured}`
    say(`\n${measured}\n`)
    parts.set(section.name, part)
  }
  if (quick) return
  // The runs of the tests are written by hand from their last lines.
  const names = [...SECTIONS.map(({ name }) => name), 'tests']
  const ordered = names.map((name) => parts.get(name)).filter((part) => part !== undefined)
  writeFileSync(PAGE, `${[HEAD.trim(), ...ordered].join('\n\n')}\n`)
  say(`Written to ${PAGE}.`)
}

main().catch((error: unknown) => {
  process.stderr.write(`bench: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
