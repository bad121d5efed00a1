import type { Page } from 'playwright-core'
import { machineNow } from '@sandbox/kernel/clock/machine'

/** Texts that no picture may show: the error boundary's, a refused query's, a failed read's. */
const NEVER_SHOWN = ['页面出错了', '链接中的信息有误', '网络繁忙，请稍后再试', '请求失败']
const QUIET_MS = 300
const PATIENCE_MS = 15_000
const LOOK_MS = 50

interface Watched {
  readonly problems: () => string[]
  /** Waits until nothing loads, no skeleton is shown and no animation moves, and this for a minimum time. */
  readonly settled: (quietMs?: number) => Promise<void>
}

/** Collects errors on a page that nobody would see, and counts the requests under way. */
export function watch(page: Page): Watched {
  const problems: string[] = []
  let open = 0
  let lastEvent = machineNow()
  const happened = (change: number): void => {
    open += change
    lastEvent = machineNow()
  }
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`))
  page.on('console', (message) => {
    // Browsers also ask for an icon for the pages of the sandbox's simulators.
    if (message.location().url.endsWith('/favicon.ico')) return
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`console: ${message.text()}`)
  })
  page.on('request', () => happened(1))
  page.on('requestfinished', () => happened(-1))
  page.on('requestfailed', (request) => {
    happened(-1)
    problems.push(`request failed: ${request.url()} ${request.failure()?.errorText ?? ''}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`)
  })

  const isQuiet = (ms: number): boolean => open <= 0 && machineNow() - lastEvent >= ms
  const waiting = (): Promise<boolean> =>
    page.evaluate(
      () => document.querySelector('.ui-skeleton, #shell') !== null || !document.querySelector('.taro_page'),
    )

  return {
    problems: () => problems,
    async settled(quietMs = QUIET_MS) {
      lastEvent = machineNow()
      const end = machineNow() + PATIENCE_MS
      while (!isQuiet(quietMs) || (await waiting())) {
        if (machineNow() > end) {
          problems.push('the page is not there after 15 s: something still loads or a skeleton stands')
          return
        }
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
      }
      await page.evaluate(() =>
        Promise.all(
          document
            .getAnimations()
            .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
            .map((animation) => animation.finished.catch(() => undefined)),
        ).then(() => undefined),
      )
    },
  }
}

/** The problems visible on the page. */
export async function wrongToSee(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => document.body.innerText)
  return NEVER_SHOWN.filter((sentence) => text.includes(sentence)).map((sentence) => `it shows: ${sentence}`)
}
