import type { Browser } from 'playwright-core'
import { HALL } from './fixtures'
import { openInChromium } from './host/chromium'
import type { HostInChromium } from './host/chromium'
import { until } from './host/until'

/** A page of the hall in a browser, with functions to use it. The caller closes the host. */
export interface HallPage {
  readonly host: HostInChromium
  tap(name: string): Promise<void>
  shows(text: string): Promise<boolean>
  /** The text of the element, once there is any. */
  text(selector: string): Promise<string>
}

export async function openHall(browser: Browser, page: string): Promise<HallPage> {
  const host = await openInChromium({ directory: HALL, start: `/pages/${page}/index`, browser })
  const { client } = host
  return {
    host,
    tap: async (name) => {
      const spot = await client.spot(name)
      if (!spot || spot.problem) throw new Error(`${name}: ${spot?.problem ?? 'not there'}`)
      await host.page.touchscreen.tap(spot.x, spot.y)
    },
    shows: (text) =>
      until(
        async () => (await client.texts()).some((found) => found.includes(text)),
        async () => `${text} is not among ${(await client.texts()).join(' | ')}`,
      ),
    text: async (selector) =>
      until(
        async () => (await host.page.locator(selector).textContent()) || undefined,
        () => `${selector} stays empty`,
      ),
  }
}
