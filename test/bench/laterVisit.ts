import type { Browser, Page } from 'playwright-core'
import { machineNow } from '@sandbox/kernel/clock'
import { coldPhone, slowDown } from './pageLoad'
import type { LoadTarget } from './pageLoad'
import { median, table } from './statistics'

/** A tap on home, and the text the opened page shows once it is usable. */
interface Hop {
  readonly tap: string
  readonly usableText: string
}

const HOPS: readonly Hop[] = [
  { tap: '产品', usableText: '普通储蓄' },
  { tap: '资产', usableText: '即将到期' },
  { tap: '我的', usableText: '隐私政策' },
  { tap: '存入', usableText: '持有到期' },
]

const PATIENCE_MS = 15_000

interface HopFigures {
  readonly usable: number
  /** Duration of the tap's slowest event, which INP counts, ms. */
  readonly interaction: number
}

type Timed = Window & { __tap__: { at: number; usable: number; slowest: number } }

/** Records in the page when the tap came, when the page on top was usable after it, and how long its events took. */
function timeTap(usableText: string): void {
  const timed = { at: 0, usable: 0, slowest: 0 }
  ;(window as unknown as Timed).__tap__ = timed
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) timed.slowest = Math.max(timed.slowest, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  const look = (): void => {
    const top = [...document.querySelectorAll('.taro_page')].at(-1)
    const ready = top?.textContent?.includes(usableText) && !top.querySelector('.ui-skeleton')
    if (ready) requestAnimationFrame(() => requestAnimationFrame(() => (timed.usable = performance.now())))
    else setTimeout(look, 16)
  }
  document.addEventListener(
    'click',
    () => {
      timed.at = performance.now()
      setTimeout(look, 0)
    },
    { capture: true, once: true },
  )
}

async function hop(page: Page, { tap, usableText }: Hop): Promise<HopFigures> {
  await page.evaluate(timeTap, usableText)
  await page.getByText(tap, { exact: true }).last().tap()
  const read = () => page.evaluate(() => ({ ...(window as unknown as Timed).__tap__ }))
  const end = machineNow() + PATIENCE_MS
  for (let timed = await read(); ; timed = await read()) {
    if (timed.usable > 0) return { usable: timed.usable - timed.at, interaction: timed.slowest }
    if (machineNow() > end) throw new Error(`nothing shows "${usableText}" after a tap on "${tap}"`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Measures each hop from home on a phone that has loaded nothing but home. */
export async function laterVisits(browser: Browser, home: LoadTarget, runs: number): Promise<string> {
  const rows: string[][] = []
  for (const each of HOPS) {
    const figures: HopFigures[] = []
    for (let run = 0; run < runs; run += 1) {
      const context = await coldPhone(browser, home)
      const page = await context.newPage()
      await page.goto(home.url)
      await page.getByText(home.usableText).first().waitFor()
      await page.waitForLoadState('networkidle')
      await slowDown(await context.newCDPSession(page))
      figures.push(await hop(page, each))
      await context.close()
    }
    const of = (figure: keyof HopFigures): string => median(figures.map((one) => one[figure])).toFixed(0)
    rows.push([each.tap, of('usable'), of('interaction')])
  }
  return `A later page's first visit, from the tap on home to usable, on the same slow phone (goals: 600 ms; interaction 100 ms):\n\n${table(['tap', 'usable ms', 'interaction ms'], rows)}`
}
