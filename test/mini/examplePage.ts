import type { Browser } from 'playwright-core'
import { COMPONENTS } from './programs'
import { openInChromium } from '../mini-host/chromium'
import type { HostInChromium } from '../mini-host/chromium'
import { until } from '../mini-host/runtime/until'

/** A page of the example in a browser, with functions to use it. The caller closes the host. */
export interface ExamplePage {
  readonly host: HostInChromium
  tap(name: string): Promise<void>
  shows(text: string): Promise<boolean>
  /** The text of the element, once there is any. */
  text(selector: string): Promise<string>
}

export async function openExample(browser: Browser, page: string): Promise<ExamplePage> {
  const host = await openInChromium({ directory: COMPONENTS, start: `/pages/${page}/index`, browser })
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
