import { startBank } from '../../../sandbox/testing/bank'
import { launchQuietChromium } from '../../drivers/chromium'
import { breaches, LIMITS, measureLaunch } from '../../mini/limits'
import { measurePages, measurePurchase } from '../../mini/figures'
import { buildBoth, WEAPP } from '../built'
import { table } from '../statistics'
import type { BenchOptions, Section } from './section'

/** Home shows the bank's own products then. */
const HOME_PRODUCT = '普通储蓄'

async function measure({ quick, say }: BenchOptions): Promise<string> {
  await buildBoth()
  const browser = await launchQuietChromium()
  const bank = await startBank()
  try {
    const options = { browser, directory: WEAPP, bankOrigin: bank.origin }
    const launch = await measureLaunch(options, HOME_PRODUCT, { runs: quick ? 1 : 5 })
    say('  launch done')
    const steps = await measurePurchase(options)
    const pages = await measurePages(options)
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
