import type { Browser, BrowserContext } from 'playwright-core'
import { openH5 } from '../drivers/h5'
import { remember } from '../drivers/member'
import type { Person, ReadyPerson } from '../drivers/persons'
import { PHONE_CONTEXT } from '../mini-host/chromium'
import type { View } from './routes'
import { watch, wrongToSee } from './watch'

export const LOOKS = ['light', 'dark', 'elder'] as const
export type Look = (typeof LOOKS)[number]

/** How a view is photographed: the H5 in its three looks, and the mini-program. */
export const MODES = [...LOOKS, 'mini'] as const
export type Mode = (typeof MODES)[number]

/** Takes pictures of the app on one platform. */
export interface Camera {
  /** Opens the view in the mode and writes a PNG. @returns its problems, empty when there are none */
  take(view: View, mode: Mode, path: string): Promise<string[]>
  close(): Promise<void>
}

/** Pictures of the H5 as the bank at `origin` serves it. */
export function h5Camera(
  browser: Browser,
  origin: string,
  persons: (person: Person) => Promise<ReadyPerson>,
  viewport: typeof PHONE_CONTEXT.viewport,
): Camera {
  const contexts = new Map<string, Promise<BrowserContext>>()

  const contextFor = (mode: Mode, by: Person): Promise<BrowserContext> => {
    const key = `${mode} ${by}`
    const made = contexts.get(key) ?? persons(by).then(({ app }) => newContext(mode, app.token))
    contexts.set(key, made)
    return made
  }
  const newContext = async (mode: Mode, sessionToken: string): Promise<BrowserContext> => {
    const colourMode = mode === 'dark' ? 'dark' : 'light'
    // Pictures are compared between runs, so nothing may move.
    const context = await browser.newContext({
      ...PHONE_CONTEXT,
      viewport,
      colorScheme: colourMode,
      reducedMotion: 'reduce',
    })
    await remember(context, { sessionToken, colourMode, elderMode: mode === 'elder' })
    return context
  }

  return {
    async take({ row, query, by, then }, mode, path) {
      const driver = await openH5({ origin, context: await contextFor(mode, by) })
      const page = driver.page()
      const watched = watch(page)
      try {
        await driver.open(row.name, query)
        await watched.settled()
        if (then) {
          await then(driver)
          await watched.settled()
        }
        const { pathname } = new URL(page.url())
        // The first route's address is the page's own; for others, another address means that the app refused and went
        // elsewhere.
        const moved = pathname !== `/main${row.name}` && row.name !== '/' ? [`it led to ${pathname}`] : []
        // The first picture of a new page can be its upper corner several times over (Chromium 156).
        await page.screenshot()
        await page.screenshot({ path })
        return [...watched.problems(), ...moved, ...(await wrongToSee(page))]
      } finally {
        await driver.close()
      }
    },
    async close() {
      await Promise.all([...contexts.values()].map(async (context) => (await context).close()))
    },
  }
}
