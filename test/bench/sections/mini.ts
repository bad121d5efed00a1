import { rmSync } from 'node:fs'
import { startBank } from '@sandbox/testing/bank'
import { launchWholeChromium } from '@test/drivers/chromium'
import { breaches, buildWith, LIMITS, measureLaunch, medians } from '@test/mini/limits'
import type { LaunchFigures } from '@test/mini/limits'
import { measurePages, measurePurchase } from '@test/mini/figures'
import { buildBoth, WEAPP } from '../built'
import { table } from '../statistics'
import type { BenchOptions, Section } from './section'

/** A text on home that comes from the bank's own products. */
const HOME_PRODUCT = '到期年利率'

type Options = Parameters<typeof measureLaunch>[0]

/** Launches with the settings chosen and without each of them, in turn. */
async function launchesBySetting(options: Options, runs: number) {
  const without = (name: string): string => buildWith(options.directory, ({ [name]: _left, ...settings }) => settings)
  const copies = {
    'without lazyCodeLoading': without('lazyCodeLoading'),
    'without preloadRule': without('preloadRule'),
  }
  const variants = [['as built', options.directory], ...Object.entries(copies)] as const
  const seen = new Map<string, LaunchFigures[]>(variants.map(([name]) => [name, []]))
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const [name, directory] of variants) {
        seen.get(name)?.push(await measureLaunch({ ...options, directory }, HOME_PRODUCT, { runs: 1 }))
      }
    }
  } finally {
    for (const copy of Object.values(copies)) rmSync(copy, { recursive: true, force: true })
  }
  const figuresOf = (name: string) => ({ name, figures: medians(seen.get(name) ?? []) })
  return [figuresOf('as built'), ...Object.keys(copies).map(figuresOf)] as const
}

async function measure({ quick, say }: BenchOptions): Promise<string> {
  await buildBoth()
  const browser = await launchWholeChromium()
  const bank = await startBank()
  try {
    const options = { browser, directory: WEAPP, bankOrigin: bank.origin }
    const launches = await launchesBySetting(options, quick ? 1 : 5)
    const launch = launches[0].figures
    say('  launch done')
    const steps = await measurePurchase(options)
    const pages = await measurePages({ ...options, bank })
    const broken = [...steps, ...pages].flatMap(breaches)
    const largest = (figure: 'nodes' | 'depth' | 'children') =>
      pages.reduce((worst, page) => (page.nodes[figure] > worst.nodes[figure] ? page : worst))
    const nodeRows = (['nodes', 'depth', 'children'] as const).map((figure) => {
      const page = largest(figure)
      return [figure, String(page.nodes[figure]), String(LIMITS[figure]), page.step]
    })
    return [
      `Four times slowed down, from opening to home with the bank's products: ${launch.usefulScreen} ms (WeChat: 5,000), first page drawn at ${launch.firstPage} ms, scripts read at ${launch.scriptsRead} ms.`,
      table(
        [
          'settings of app.json',
          'scripts read ms',
          'first page ms',
          'products on home ms',
          'product page, a second later ms',
        ],
        launches.map(({ name, figures }) => [
          name,
          ...[figures.scriptsRead, figures.firstPage, figures.usefulScreen, figures.nextPage].map(String),
        ]),
      ),
      table(
        ['a purchase, step by step', 'setData', 'bytes', 'largest', 'in the busiest second', 'nodes'],
        steps.map(({ step, count, bytes, largest: most, perSecond, nodes }) =>
          [step, count, bytes, most, perSecond, nodes.nodes].map(String),
        ),
      ),
      `Limits: ${LIMITS.setDataBytes} bytes a call, ${LIMITS.setDataPerSecond} calls a second.`,
      table([`the worst of ${pages.length} pages`, 'figure', 'limit', 'page'], nodeRows),
      broken.length === 0 ? 'Every limit is kept.' : `Broken: ${broken.join('; ')}`,
    ].join('\n\n')
  } finally {
    await bank.close()
    await browser.close()
  }
}

export const mini: Section = { name: 'mini', title: 'The mini-program by WeChat’s limits', run: measure }
