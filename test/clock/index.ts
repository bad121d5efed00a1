import './preload.cjs'
import type { Browser, BrowserContext } from 'playwright-core'
import { aheadNow, HANDED_ON, shiftDate } from './shift.cjs'

export { OPENING, START } from './shift.cjs'

const clock = () => {
  const { testClock } = Date as Parameters<typeof shiftDate>[0]['Date']
  if (!testClock) throw new Error('this realm shows the real time')
  return testClock
}

/**
 * Lets the clock stand at `at` (epoch ms) during the work: what is kept for later suites must not depend on how long making
 * it took, nor be of a time that those have not reached.
 */
export async function atOneTime<T>(at: number, work: () => Promise<T>): Promise<T> {
  clock().held = at
  try {
    return await work()
  } finally {
    clock().held = undefined
  }
}

/** Turns this realm's clock back to the beginning, for another suite. */
export function beginAnew(): void {
  const ahead = aheadNow()
  clock().ahead = ahead
  process.env[HANDED_ON] = String(ahead)
}

/** Gives every page of a browser the clock of the test that opens it. */
export function withTestClock(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options): Promise<BrowserContext> => {
    const context = await newContext(options)
    await context.addInitScript(`(${shiftDate.toString()})(globalThis, ${clock().ahead})`)
    return context
  }
  return browser
}

/** As above for a window without Jest's environment. */
export const shiftWindow = (window: Parameters<typeof shiftDate>[0]): void => shiftDate(window, clock().ahead)
