import type { Browser, Page } from 'playwright-core'
import { DEMO_GESTURE } from '@sandbox/host/seeding/customers'
import { machineNow } from '@sandbox/kernel/clock'
import { POINTS } from '../journeys/people'
import { coldPhone, slowDown } from './pageLoad'
import type { LoadTarget } from './pageLoad'
import { median, table } from './statistics'

/** A tap on home, and the text the opened page shows once it is usable. */
interface Hop {
  readonly tap: string
  readonly usableText: string
  /** Where on the opened page it has to stand, by a selector; anywhere without one. */
  readonly within?: string
}

const HOPS: readonly Hop[] = [
  { tap: '产品', usableText: '普通储蓄' },
  { tap: '资产', usableText: '即将到期' },
  { tap: '我的', usableText: '卡券' },
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
function timeTap({ usableText, within }: { usableText: string; within: string | undefined }): void {
  const timed = { at: 0, usable: 0, slowest: 0 }
  ;(window as unknown as Timed).__tap__ = timed
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) timed.slowest = Math.max(timed.slowest, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  const look = (): void => {
    const top = [...document.querySelectorAll('.taro_page')].at(-1)
    const place = within ? top?.querySelector(within) : top
    const ready = place?.textContent?.includes(usableText) && !top?.querySelector('.ui-skeleton')
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

async function hop(page: Page, { tap, usableText, within }: Hop): Promise<HopFigures> {
  await page.evaluate(timeTap, { usableText, within })
  await page.getByText(tap, { exact: true }).last().tap()
  const read = () => page.evaluate(() => ({ ...(window as unknown as Timed).__tap__ }))
  const end = machineNow() + PATIENCE_MS
  for (let timed = await read(); ; timed = await read()) {
    if (timed.usable > 0) return { usable: timed.usable - timed.at, interaction: timed.slowest }
    if (machineNow() > end) throw new Error(`nothing shows "${usableText}" after a tap on "${tap}"`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** The total of a customer's own money on home, once the bank has told it: before, there are two dashes. */
export const OWN_MONEY = { usableText: '.', within: '.home-hero__total' }
const DRAWN: Hop = { tap: '完成', ...OWN_MONEY }

/** Takes the hop `runs` times, each on a phone that has loaded nothing but the target. @returns its row of the table */
async function row(
  browser: Browser,
  { runs, name, target, prepare }: { runs: number; name: string; target: () => Promise<LoadTarget>; prepare: Prepare },
  each: Hop,
): Promise<string[]> {
  const figures: HopFigures[] = []
  for (let run = 0; run < runs; run += 1) {
    const from = await target()
    const context = await coldPhone(browser, from)
    const page = await context.newPage()
    await page.goto(from.url)
    await page.getByText(from.usableText).first().waitFor()
    await page.waitForLoadState('networkidle')
    await prepare(page)
    await slowDown(await context.newCDPSession(page))
    figures.push(await hop(page, each))
    await context.close()
  }
  const of = (figure: keyof HopFigures): string => median(figures.map((one) => one[figure])).toFixed(0)
  return [name, of('usable'), of('interaction')]
}
type Prepare = (page: Page) => Promise<void>

/** Presses the points of the demonstration's gesture, so that 完成 is what is left. */
async function pressPoints(page: Page): Promise<void> {
  for (const [place, point] of [...DEMO_GESTURE].entries()) {
    await page.getByLabel(POINTS[Number(point)] ?? '', { exact: true }).tap()
    await page.getByText(`已选${place + 1}个点`).waitFor()
  }
}

/**
 * Measures each hop from home, and the one from the gesture to home with the customer's own money.
 * @param visitor gives a customer of a session before the gesture; a session that has passed it is another
 */
export async function laterVisits(
  browser: Browser,
  { home, visitor, runs }: { home: LoadTarget; visitor: () => Promise<LoadTarget>; runs: number },
): Promise<string> {
  const rows: string[][] = []
  for (const each of HOPS)
    rows.push(
      await row(browser, { runs, name: each.tap, target: async () => home, prepare: async () => undefined }, each),
    )
  const gesture = {
    runs,
    name: '完成 of the gesture, until home has the own money',
    target: visitor,
    prepare: pressPoints,
  }
  rows.push(await row(browser, gesture, DRAWN))
  return `A later page's first visit, from the tap on home to usable, on the same slow phone (goals: 600 ms, of the gesture 1,000; interaction 100 ms):\n\n${table(['tap', 'usable ms', 'interaction ms'], rows)}`
}
