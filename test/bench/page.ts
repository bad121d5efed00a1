import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { realNow } from '../clock/shift.cjs'

const PAGE = 'docs/measurements.md'
const HEAD = `# Measurements

\`npm run bench\` measures and writes this page; \`npm run bench -- load\` one part of it, \`-- --quick\` with fewer runs and without writing. Figures of one run belong together: compare ratios, not milliseconds of different machines.
`
/** The runs of the tests are written by hand from their last lines; they stand last. */
const LAST = 'tests'

/** A part of the page. */
export interface Part {
  readonly name: string
  readonly title: string
  /** The command that measures it. */
  readonly command: string
  /** Programs that count for it, with their versions. */
  readonly programs: string
}

/** The machine on which the figures were measured. */
function machine(): string {
  const [first] = cpus()
  const day = new Date(realNow()).toISOString().slice(0, 10)
  // With a load above the number of cores, other programs have slowed down every figure below.
  const load = loadavg()[0]?.toFixed(1) ?? '?'
  return `${day}, ${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), load ${load} at the end, Node ${process.version.slice(1)}`
}

/** The page's parts by their marks, so that one can be replaced without the others. */
function readParts(): Map<string, string> {
  const text = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : ''
  const found = text.split(/(?=<!-- part: \w+ -->)/).filter((part) => part.startsWith('<!-- part:'))
  return new Map(found.map((part) => [/<!-- part: (\w+) -->/.exec(part)?.[1] ?? '', part.trim()]))
}

/** A part as it stands on the page. */
export const written = ({ name, title, command, programs }: Part, measured: string): string =>
  `<!-- part: ${name} -->\n\n## ${title}\n\n${machine()}, ${programs}; \`${command}\`\n\n${measured}`

/** Puts parts in place of the earlier ones of their names, new ones after them. @param order which names come first */
export function writePage(parts: ReadonlyMap<string, string>, order: readonly string[] = []): void {
  const all = new Map([...readParts(), ...parts])
  const names = [...new Set([...order, ...all.keys()])].filter((name) => name !== LAST)
  const ordered = [...names, LAST].map((name) => all.get(name)).filter((part) => part !== undefined)
  writeFileSync(PAGE, `${[HEAD.trim(), ...ordered].join('\n\n')}\n`)
}

export { PAGE }
