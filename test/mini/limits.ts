import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { machineNow } from '@sandbox/kernel/clock'
import { openMini } from '../drivers/mini'
import type { MiniDriver } from '../drivers/mini'
import { packageRootOf, subPackagesOf, trimSlashes } from '../mini-host/program'
import { readMiniProgram } from '../mini-host/build/read'
import type { NodeFigures } from '../mini-host/runtime/measure'
import type { SetDataEntry } from '../mini-host/runtime/page'

const KIB = 1024

/**
 * The mini-program's limits. For packages our own goals, well below WeChat's 2 MiB and 30 MiB; the others are those of
 * WeChat's audit.
 */
export const LIMITS = {
  mainPackageBytes: 643 * KIB,
  subPackageBytes: 300 * KIB,
  totalBytes: 3019 * KIB,
  setDataBytes: 256 * KIB,
  setDataPerSecond: 20,
  nodes: 1000,
  depth: 30,
  children: 60,
} as const

export interface PackageFigures {
  /** Bytes by package root; '' is the main package. */
  readonly packages: Readonly<Record<string, number>>
  readonly total: number
}

/** Sizes as WeChat counts them: uncompressed files, by package. */
export function measurePackages(directory: string): PackageFigures {
  const { app, sizes } = readMiniProgram(directory)
  const packages: Record<string, number> = Object.fromEntries(
    ['', ...subPackagesOf(app).map(({ root }) => trimSlashes(root))].map((root) => [root, 0]),
  )
  for (const [path, bytes] of sizes) {
    const root = packageRootOf(app, path)
    packages[root] = (packages[root] ?? 0) + bytes
  }
  return { packages, total: Object.values(packages).reduce((sum, bytes) => sum + bytes, 0) }
}

export interface SetDataFigures {
  readonly count: number
  readonly bytes: number
  readonly largest: number
  /** Most calls within any one second. */
  readonly perSecond: number
}

/** Sums the setData traffic of some entries, times in ms. */
export function sumSetData(entries: readonly SetDataEntry[]): SetDataFigures {
  let from = 0
  let perSecond = 0
  entries.forEach(({ at }, index) => {
    while ((entries[from]?.at ?? at) <= at - 1000) from += 1
    perSecond = Math.max(perSecond, index - from + 1)
  })
  const bytes = entries.map((entry) => entry.bytes)
  return {
    count: bytes.length,
    bytes: bytes.reduce((sum, each) => sum + each, 0),
    largest: Math.max(0, ...bytes),
    perSecond,
  }
}

export interface StepFigures extends SetDataFigures {
  readonly step: string
  readonly nodes: NodeFigures
}

/** Looks are counted and not seconds, because on a busy machine one look may take many. */
const MOST_LOOKS = 50
const BETWEEN_LOOKS_MS = 200

/** Waits until a look counts as many calls as the one before. */
async function rest(step: string, count: () => Promise<number>): Promise<void> {
  let known = -1
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    await sleep(BETWEEN_LOOKS_MS)
    const found = await count()
    if (found === known) return
    known = found
  }
  throw new Error(`${step}: setData never rests, ${known} calls so far`)
}

/** Figures of one step of a journey: its setData traffic until the screen settles, and the page's nodes then. */
export async function measureStep(person: MiniDriver, step: string, work: () => Promise<void>): Promise<StepFigures> {
  const { client } = person.host()
  const before = (await client.setDataLog()).length
  await work()
  await rest(step, async () => (await client.setDataLog()).length)
  return { step, ...sumSetData((await client.setDataLog()).slice(before)), nodes: await client.nodes() }
}

/** The limits that a step exceeds, in words; empty when it exceeds none. */
export const breaches = ({ step, largest, perSecond, nodes }: StepFigures): string[] =>
  (
    [
      ['setData bytes', largest, LIMITS.setDataBytes],
      ['setData a second', perSecond, LIMITS.setDataPerSecond],
      ['nodes', nodes.nodes, LIMITS.nodes],
      ['depth', nodes.depth, LIMITS.depth],
      ['children', nodes.children, LIMITS.children],
    ] as const
  ).flatMap(([name, value, limit]) => (value > limit ? [`${step}: ${name} ${value} > ${limit}`] : []))

export interface LaunchFigures {
  /** ms from opening to each moment, medians over the runs. */
  readonly scriptsRead: number
  readonly firstPage: number
  readonly usefulScreen: number
  /** ms from opening the first page of another package, which is fetched then, to its text. */
  readonly nextPage: number
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/** Launches the app `runs` times under `slowDown` and waits for `useful`, a text on the first useful screen. */
export async function measureLaunch(
  options: { readonly browser: Browser; readonly directory: string; readonly bankOrigin: string },
  useful: string,
  { runs = 3, slowDown = 4 } = {},
): Promise<LaunchFigures> {
  const times: LaunchFigures[] = []
  for (let run = 0; run < runs; run += 1) {
    const person = await openMini({ ...options, slowDown })
    try {
      await person.open('/')
      await person.see(useful, 30_000)
      const usefulScreen = await person.host().page.evaluate(() => performance.now())
      const { scriptsRead, firstPage } = await person.host().client.launchTimes()
      times.push({ scriptsRead, firstPage, usefulScreen, nextPage: await timeOfNext(person) })
    } finally {
      await person.close()
    }
  }
  return medians(times)
}

/** Each figure's median over some launches. */
export function medians(times: readonly LaunchFigures[]): LaunchFigures {
  const of = (name: keyof LaunchFigures): number => Math.round(median(times.map((each) => each[name])))
  return {
    scriptsRead: of('scriptsRead'),
    firstPage: of('firstPage'),
    usefulScreen: of('usefulScreen'),
    nextPage: of('nextPage'),
  }
}

/** How long a customer waits who looks at home for a second and then opens a product, ms. */
async function timeOfNext(person: MiniDriver): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const from = machineNow()
  await person.open('/ProductIndex')
  await person.see('存款保险', 30_000)
  return machineNow() - from
}

type AppSettings = Record<string, unknown>

/** A copy of a build with other settings in its app.json; the caller removes it. */
export function buildWith(directory: string, change: (settings: AppSettings) => AppSettings): string {
  const copy = mkdtempSync(join(tmpdir(), 'mini-build-'))
  cpSync(directory, copy, { recursive: true })
  const file = join(copy, 'app.json')
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as AppSettings)))
  return copy
}
