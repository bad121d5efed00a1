import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from '../brands/types'
import { SWITCHES } from '../brands/types'
import { brandOf } from '../brands/brandOf'
import { BRANCH_KEYS } from '../src/domain/referral/marketer'
import { contrast, LEAST_CONTRAST, painted, READ_ON } from '../src/domain/contrast'

/** What the nearer wave covers (src/ui/WaterLine). */
const WATER = 0.2

type Colours = Readonly<Record<string, string>>

/** All tokens of a theme with a brand's colours in them, by their names. */
export function tokensOf(theme: 'light' | 'dark', colours: Colours): Colours {
  const source = readFileSync(join(__dirname, '../src/ui/tokens/_colours.scss'), 'utf8')
  const body = new RegExp(`@mixin ${theme} \\{([^]*?)\\n\\}`).exec(source)?.[1] ?? ''
  const own = [...body.matchAll(/--colour-([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => {
    const token = /brand-colour\('\w+', '([\w-]+)'\)/.exec(value)?.[1]
    return [name, token === undefined ? value : (colours[token] ?? '')]
  })
  const { hero = '', 'hero-water': water = '' } = colours
  return { ...Object.fromEntries(own), ...colours, 'hero-under-water': painted(hero, water, WATER) }
}

/** Every text of a theme that is hard to read, with its ground. */
export const unreadable = (tokens: Colours): readonly string[] =>
  READ_ON.flatMap(([text, grounds]) =>
    grounds
      .filter((ground) => !(contrast(tokens[text] ?? '', tokens[ground] ?? '') >= LEAST_CONTRAST))
      .map((ground) => `${text} on ${ground} has less than ${LEAST_CONTRAST}:1`),
  )

/** Exports that may be empty. */
const OPTIONAL = new Set(['MOTIF'])

/** Fields that are missing or empty, also those within, by the default brand's fields. */
function missing(given: unknown, wanted: unknown, path: string): readonly string[] {
  if (OPTIONAL.has(path)) return typeof given === 'string' ? [] : [`${path} is missing`]
  if (given === undefined || given === '') return [`${path} is missing`]
  // Lists, and channels, which have codes of the bank's own: nothing that another brand has to have.
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted) || path === 'CHANNELS') return []
  return Object.entries(wanted).flatMap(([name, value]) =>
    missing((given as Readonly<Record<string, unknown>>)[name], value, path ? `${path}.${name}` : name),
  )
}

const HEX = /^#[0-9a-f]{6}$/i

/** What is wrong with a brand, in sentences; none for one that may be built. */
export function brandFaults(given: Partial<Brand>): readonly string[] {
  const gaps = missing(given, { ...brandOf() }, '')
  if (gaps.length > 0) return gaps
  const { COLOURS, BRANCHES, OFFERED, RECEIVING_BANK, SWITCHES: chosen } = given as Brand
  const colours = (['light', 'dark'] as const).flatMap((theme) => {
    const own = Object.entries(COLOURS[theme])
    const unwritten = own.filter(([, value]) => !HEX.test(value)).map(([name]) => `${name} isn’t six-digit hex`)
    const faults = unwritten.length > 0 ? unwritten : unreadable(tokensOf(theme, { ...COLOURS[theme] }))
    return faults.map((fault) => `COLOURS.${theme}: ${fault}`)
  })
  const branches = BRANCH_KEYS.filter((key) => !BRANCHES.some(({ branchId }) => branchId === key))
  return [
    ...colours,
    ...branches.map((key) => `BRANCHES lacks ${key}`),
    ...(OFFERED === 'all' || OFFERED.includes('renewed') ? [] : ['OFFERED lacks renewed']),
    ...(/^990\d{5}$/.test(RECEIVING_BANK.accountPrefix)
      ? []
      : ['RECEIVING_BANK.accountPrefix isn’t 990 and five digits']),
    ...SWITCHES.filter((name) => !['on', 'off', 'never'].includes(chosen[name])).map(
      (name) => `SWITCHES.${name} is unknown`,
    ),
  ]
}

/** @throws Error with every fault of a brand that may not be built */
export function assertWhole(name: string): void {
  const faults = brandFaults(brandOf(name))
  if (faults.length > 0) throw new Error(`brands/${name} can’t be built:\n  ${faults.join('\n  ')}`)
}
