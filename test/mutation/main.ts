import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { runInThisContext } from 'node:vm'
import { build } from 'esbuild'
import type { Plugin } from 'esbuild'
import { brandFolder } from '@config/brandWords'
import { handedThrough, numbersOf } from './numbers'
import type { WrittenNumber } from './numbers'
import { UNPINNED } from './unpinned'

/*
 * Whether every number of a rule is pinned: each number of the modules below is made larger by one in turn, and the
 * tables that name the numbers once more must fail. What no table names stands in unpinned.ts with its reason, so that a
 * new number is seen. The tables are bundled once, with modules in which each number asks how large it is; a change is
 * then one more run of the bundle.
 */

const ROOT = join(__dirname, '../..')
const TABLES = ['src/ruleNumbers.test.ts', 'sandbox/ruleNumbers.test.ts']
const LOOKED_THROUGH = [
  'src/domain',
  'src/contract',
  'sandbox/business',
  'sandbox/kernel',
  'src/crypto/protocol.ts',
  'src/platform/device/fingerprint.ts',
  'src/platform/imageChoice/compress.ts',
  'src/platform/navigation/rules.ts',
]

/** What a number is handed through in the bundles. */
const CALL = 'writtenNumber'

interface Module {
  readonly text: string
  readonly numbers: readonly WrittenNumber[]
  /** The place of its first number among those of all modules. */
  readonly first: number
}

type Handed = (place: number, number: number) => number

/** A table with the modules it reads, as something to run. */
interface Table {
  readonly run: (require: (name: string) => unknown, test: unknown, expect: unknown, handed: Handed) => void
  /** The places of the numbers that it comes across. */
  readonly read: ReadonlySet<number>
}

const isModule = (path: string): boolean =>
  path.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)testing(?:\.ts$|\/)/.test(path)

const modulesUnder = (path: string): readonly string[] =>
  statSync(join(ROOT, path)).isFile()
    ? [path]
    : readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' })
        .map((each) => `${path}/${each.replaceAll('\\', '/')}`)
        .filter(isModule)
        .sort()

function readModules(): ReadonlyMap<string, Module> {
  const modules = new Map<string, Module>()
  let first = 0
  for (const path of LOOKED_THROUGH.flatMap(modulesUnder)) {
    const text = readFileSync(join(ROOT, path), 'utf8')
    const numbers = numbersOf(path, text)
    if (numbers.length > 0) modules.set(path, { text, numbers, first })
    first += numbers.length
  }
  return modules
}

const handing = (modules: ReadonlyMap<string, Module>): Plugin => ({
  name: 'written-numbers',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/, namespace: 'file' }, ({ path }) => {
      const known = modules.get(relative(ROOT, path).replaceAll('\\', '/'))
      return known && { contents: handedThrough(known.text, known.numbers, known.first, CALL), loader: 'ts' }
    })
  },
})

async function bundleTable(path: string, modules: ReadonlyMap<string, Module>): Promise<Table> {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, path)],
    bundle: true,
    platform: 'node',
    packages: 'external',
    resolveExtensions: ['.h5.ts', '.ts'],
    // Migrations are looked up beside their module.
    define: { __dirname: JSON.stringify(join(ROOT, 'sandbox/kernel/db')) },
    alias: { '@brand': brandFolder() },
    plugins: [handing(modules)],
    write: false,
    logLevel: 'error',
  })
  const run: Table['run'] = runInThisContext(`(require, test, expect, ${CALL}) => {${outputFiles[0]?.text ?? ''}\n}`)
  const read = new Set<number>()
  const asWritten: Handed = (place, number) => {
    read.add(place)
    return number
  }
  if (fails(run, asWritten)) throw new Error(`${path} fails as it is`)
  return { run, read }
}

type Row = readonly unknown[]

function fails(run: Table['run'], handed: Handed): boolean {
  let rows = 0
  let failed = 0
  const expect = (value: unknown) => ({
    toEqual: (pinned: unknown) => {
      rows += 1
      if (!isDeepStrictEqual(value, pinned)) failed += 1
    },
  })
  const each = (table: readonly Row[]) => (_title: string, act: (...row: Row) => void) => {
    for (const row of table) act(...row)
  }
  run(require, { each }, expect, handed)
  if (rows === 0) throw new Error('a table without rows')
  return failed > 0
}

/** Whether a table fails while the numbers at those places are larger by one, or its modules can't be loaded at all. */
function isSeen(tables: readonly Table[], places: readonly number[]): boolean {
  const changed = new Set(places)
  return tables.some(({ run, read }) => {
    if (!places.some((place) => read.has(place))) return false
    try {
      return fails(run, (place, number) => (changed.has(place) ? number + 1 : number))
    } catch {
      return true
    }
  })
}

/** Whether one of the places isn't seen; halves are looked at where one of many is. */
function hasUnseen(tables: readonly Table[], places: readonly number[]): boolean {
  if (places.length === 0) return false
  if (!isSeen(tables, places)) return true
  const half = Math.floor(places.length / 2)
  return half > 0 && [places.slice(0, half), places.slice(half)].some((part) => hasUnseen(tables, part))
}

async function main(): Promise<void> {
  const modules = readModules()
  const names = [...modules.values()].flatMap(({ numbers }) => numbers.map(({ name }) => name))
  const tables = await Promise.all(TABLES.map((path) => bundleTable(path, modules)))
  const placesOf = (excuse: string) => [...names.keys()].filter((place) => names[place]?.startsWith(excuse))
  const excused = new Map(UNPINNED.flatMap(({ of }) => of.map((excuse) => [excuse, placesOf(excuse)] as const)))

  const ruled = [...names.keys()].filter((place) => ![...excused.values()].some((places) => places.includes(place)))
  const missed = new Set(ruled.filter((place) => !isSeen(tables, [place])).map((place) => names[place]))
  const needless = [...excused].filter(([, places]) => !hasUnseen(tables, places))
  for (const name of missed) console.log(`not pinned: ${name}`)
  for (const [excuse] of needless) console.log(`in test/mutation/unpinned.ts for nothing: ${excuse}`)
  console.log(`${names.length} numbers, ${ruled.length} of rules: ${missed.size} not pinned`)
  if (missed.size > 0 || needless.length > 0) process.exitCode = 1
}

void main()
