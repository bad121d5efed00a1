import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import { keepSignedIn } from '../drivers/alive'
import { launchQuietChromium } from '../drivers/chromium'
import { personsOf } from '../drivers/persons'
import { SMALLEST } from '../drivers/smallScreen'
import { PHONE_CONTEXT } from '../mini-host/chromium'
import { h5Camera, LOOKS, MODES } from './camera'
import type { Camera, Look, Mode } from './camera'
import { miniCamera } from './miniCamera'
import { isInElder, turns, views } from './routes'
import type { View } from './routes'
import { makeSamples } from './samples'
import { writeSheets } from './sheet'
import type { Taken } from './sheet'

const AT_ONCE = 3
/** WEAPP_DIST names the folder of another build to look at. */
const WEAPP_DIST = process.env.WEAPP_DIST ?? 'dist/weapp'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

interface Choice {
  /** Parts of names of routes or pages. */
  readonly only: readonly string[]
  /** Whole names of views, as `/AccountTurnOut 3`; empty for all. */
  readonly views: readonly string[]
  /** The folder, which is emptied first. */
  readonly to: string
  readonly modes: readonly Mode[]
  readonly viewport: typeof PHONE_CONTEXT.viewport
  /** The mini-program's. */
  readonly look: Look
}

function readChoice(): Choice {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: { only: text, views: text, to: text, mode: text, look: text, width: text, height: text },
  })
  const modes = MODES.filter((mode) => values.mode === undefined || mode === values.mode)
  if (modes.length === 0) throw new Error(`--mode is one of ${MODES.join(', ')}`)
  const width = Number(values.width ?? PHONE_CONTEXT.viewport.width)
  if (!(width >= SMALLEST.width)) throw new Error(`--width is ${SMALLEST.width} or more`)
  const height = Number(values.height ?? PHONE_CONTEXT.viewport.height)
  if (!(height >= SMALLEST.height)) throw new Error(`--height is ${SMALLEST.height} or more`)
  const look = LOOKS.find((each) => each === (values.look ?? 'light'))
  if (look === undefined) throw new Error(`--look is one of ${LOOKS.join(', ')}`)
  return {
    only: (values.only ?? '').split(','),
    views: values.views?.split(',') ?? [],
    to: values.to ?? 'gallery',
    modes,
    viewport: { width, height },
    look,
  }
}

const fileOf = ({ name }: View, mode: Mode): string => `${name.slice(1).replace(' ', '-') || 'home'}-${mode}.png`

async function takeAll(
  cameraFor: (mode: Mode) => Camera,
  chosen: readonly View[],
  { modes, to }: Choice,
): Promise<Taken[]> {
  const taken: Taken[] = chosen.map((view) => ({ view, pictures: [] }))
  const jobs = taken.flatMap((each) =>
    modes.filter((mode) => mode !== 'elder' || isInElder(each.view)).map((mode) => ({ each, mode })),
  )
  const work = async (): Promise<void> => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const { each, mode } = job
      const file = fileOf(each.view, mode)
      const problems = await cameraFor(mode)
        .take(each.view, mode, join(to, file))
        .catch((error: unknown) => [String(error)])
      ;(each.pictures as Taken['pictures'][number][]).push({ mode, file, problems })
      for (const problem of problems) say(`  ${each.view.name} (${mode}): ${problem}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return taken.map(({ view, pictures }) => ({
    view,
    pictures: [...pictures].sort((a, b) => MODES.indexOf(a.mode) - MODES.indexOf(b.mode)),
  }))
}

async function photograph(browser: Browser, bank: TestBank, choice: Choice): Promise<number> {
  const { only, modes, viewport, look, to } = choice
  const persons = personsOf(bank)
  const samples = await makeSamples(persons)
  const { views: all, without } = views(samples)
  const named = ({ name, row, aliases }: View): boolean =>
    choice.views.length > 0
      ? choice.views.includes(name)
      : [row.name, row.page, ...aliases].some((each) => only.some((part) => each.includes(part)))
  // Person by person, because the mini-program runs for one person at a time.
  const chosen = turns(all.filter(named)).flatMap(({ views: theirs }) => theirs)
  if (without.length > 0) say(`Nobody can hold what these would show: ${without.join(' ')}`)
  if (chosen.length === 0) throw new Error(`no built route is called so, or has that in its name or its page's`)
  say(`Taking ${chosen.length} views in ${modes.join(', ')} …`)
  const { origin } = bank
  const h5 = h5Camera(browser, origin, persons, viewport)
  const mini = modes.includes('mini')
    ? miniCamera({ browser, origin, directory: WEAPP_DIST, persons, viewport, look })
    : undefined
  const taken = await takeAll((mode) => (mode === 'mini' && mini ? mini : h5), chosen, choice)
  await Promise.all([h5.close(), mini?.close()])
  await writeSheets(browser, to, taken, modes)
  const wrong = taken.flatMap(({ pictures }) => pictures).filter(({ problems }) => problems.length > 0).length
  const count = chosen.reduce((sum, { aliases }) => sum + 1 + aliases.length, 0)
  say(
    `${taken.flatMap(({ pictures }) => pictures).length} pictures of ${count} routes in ${to}/index.html; ${wrong} with problems`,
  )
  return wrong
}

async function main(): Promise<void> {
  const choice = readChoice()
  // STATIC_DIR names the folder of another build to look at, as for the bank.
  const staticDir = process.env.STATIC_DIR
  if (!staticDir) {
    // An ES module with a top-level await can only be imported dynamically here.
    const { build } = await import('@config/tasks/build.mjs')
    await build('h5')
    if (choice.modes.includes('mini')) await build('weapp')
  }
  rmSync(choice.to, { recursive: true, force: true })
  mkdirSync(choice.to, { recursive: true })
  const bank = await startBank({ env: { STATIC_DIR: staticDir ?? 'dist/h5' } })
  const stop = keepSignedIn(bank)
  try {
    const browser = await launchQuietChromium()
    try {
      if ((await photograph(browser, bank, choice)) > 0) process.exitCode = 1
    } finally {
      await browser.close()
    }
  } finally {
    stop()
    await bank.close()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`gallery: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
