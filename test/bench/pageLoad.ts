import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { machineNow } from '@sandbox/kernel/clock'
import { remember } from '../drivers/member'
import type { Remembered } from '../drivers/member'
import { PHONE_CONTEXT } from '../mini-host/chromium'

/** What is loaded, and the text that shows that it can be used. */
export interface LoadTarget {
  readonly name: string
  readonly url: string
  /** A text from the bank that is shown once the page is usable. */
  readonly usableText: string
  /** Where on the page it has to stand, by a selector; anywhere without one. */
  readonly within?: string
  readonly remembered?: Remembered
}

/** One load. Times in milliseconds since navigation. */
export interface LoadFigures {
  readonly fcp: number
  readonly lcp: number
  readonly usable: number
  /** When the app's own page is shown without a skeleton. */
  readonly complete: number
  readonly cls: number
  readonly nodes: number
  readonly requests: number
  /** Bytes on the wire, headers included. */
  readonly transferred: number
  readonly longestTask: number
  /** The waterfall: when each request began and ended, its kind and path. */
  readonly requestList: readonly { readonly path: string; readonly from: number; readonly to: number }[]
}

/** The phone and the network of all measurements: a cheap Android with a slow connection. */
export const THROTTLE = { cpu: 4, megabitsDown: 1.6, megabitsUp: 0.75, latency: 150 }

const PATIENCE_MS = 30_000
const QUIET_MS = 700
const BITS_PER_BYTE = 8
const MEGA = 1024 * 1024

interface Observed {
  fcp: number
  lcp: number
  cls: number
  usable: number
  complete: number
  longestTask: number
}
type Watched = Window & { __bench__: Observed }

/** Runs in the page before anything else. */
function observe({ usableText, within }: { usableText: string; within: string }): void {
  const seen: Observed = { fcp: 0, lcp: 0, cls: 0, usable: 0, complete: 0, longestTask: 0 }
  ;(window as unknown as Watched).__bench__ = seen
  const on = (type: string, take: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  }
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  on('longtask', ({ duration }) => (seen.longestTask = Math.max(seen.longestTask, duration)))
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.cls += value
  })
  // In the next frame, when what was found is painted.
  const painted = (note: (at: number) => void): void =>
    void requestAnimationFrame(() => requestAnimationFrame(() => note(performance.now())))
  const wait = (until: () => boolean, note: (at: number) => void): void => {
    if (until()) painted(note)
    else setTimeout(wait, 16, until, note)
  }
  const usable = (): boolean =>
    document.querySelector(within)?.textContent?.includes(usableText) === true && !document.querySelector('#shell')
  wait(usable, (at) => (seen.usable = at))
  wait(
    () => usable() && !document.querySelector('.ui-skeleton, #first-picture'),
    (at) => (seen.complete = at),
  )
}

export async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE.cpu })
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: THROTTLE.latency,
    downloadThroughput: (THROTTLE.megabitsDown * MEGA) / BITS_PER_BYTE,
    uploadThroughput: (THROTTLE.megabitsUp * MEGA) / BITS_PER_BYTE,
  })
}

interface Traffic {
  readonly list: () => LoadFigures['requestList']
  readonly transferred: () => number
  /** Milliseconds without any traffic; 0 while a request is under way. */
  readonly quietFor: () => number
}

/** Counts the traffic from now on. */
export function listen(cdp: CDPSession): Traffic {
  const requests = new Map<string, { path: string; from: number; to?: number; bytes: number }>()
  let begin: number | undefined
  let last = machineNow()
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('http')) return
    begin ??= timestamp
    last = machineNow()
    requests.set(requestId, { path: new URL(request.url).pathname, from: timestamp, bytes: 0 })
  })
  const end = ({
    requestId,
    timestamp,
    encodedDataLength = 0,
  }: {
    requestId: string
    timestamp: number
    encodedDataLength?: number
  }): void => {
    const request = requests.get(requestId)
    last = machineNow()
    if (request) Object.assign(request, { to: timestamp, bytes: encodedDataLength })
  }
  cdp.on('Network.loadingFinished', end)
  cdp.on('Network.loadingFailed', end)
  const sinceBegin = (time: number): number => Math.round((time - (begin ?? time)) * 1000)
  return {
    list: () =>
      [...requests.values()].map(({ path, from, to = from }) => ({ path, from: sinceBegin(from), to: sinceBegin(to) })),
    transferred: () => [...requests.values()].reduce((sum, { bytes }) => sum + bytes, 0),
    quietFor: () => ([...requests.values()].some(({ to }) => to === undefined) ? 0 : machineNow() - last),
  }
}

async function untilUsable(page: Page, traffic: Traffic): Promise<Observed> {
  const end = machineNow() + PATIENCE_MS
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    const seen = await page.evaluate(() => (window as unknown as Watched).__bench__).catch(() => undefined)
    if (seen && seen.complete > 0 && traffic.quietFor() > QUIET_MS) return seen
    if (machineNow() > end) throw new Error(`${page.url()} was not usable within ${PATIENCE_MS / 1000} s`)
  }
}

/** A phone with nothing cached. The caller closes it. */
export async function coldPhone(
  browser: Browser,
  { url, usableText, within = 'body', remembered }: LoadTarget,
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...PHONE_CONTEXT, serviceWorkers: 'block' })
  // tsx adds calls of a helper to functions, and the page doesn't have that helper.
  await context.addInitScript('globalThis.__name = (named) => named')
  if (remembered) {
    // A signed-in person has been here before and has the cookie id.
    await context.addCookies([{ url, name: 'bankCookieId', value: '0'.repeat(32) }])
    await remember(context, remembered)
  }
  await context.addInitScript(observe, { usableText, within })
  return context
}

/** Loads the target once with an empty cache on the slow phone. */
export async function loadOnce(browser: Browser, target: LoadTarget): Promise<LoadFigures> {
  const context = await coldPhone(browser, target)
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await slowDown(cdp)
    const traffic = listen(cdp)
    await page.goto(target.url, { waitUntil: 'commit', timeout: PATIENCE_MS })
    const seen = await untilUsable(page, traffic)
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    const { fcp, lcp, usable, complete, cls, longestTask } = seen
    const requestList = traffic.list()
    return {
      ...{ fcp, lcp, usable, complete, cls, longestTask, nodes, requestList },
      requests: requestList.length,
      transferred: traffic.transferred(),
    }
  } finally {
    await context.close()
  }
}
