import type { Browser, BrowserContextOptions } from 'playwright-core'
import type { H5Driver } from '../drivers/h5'
import { openH5 } from '../drivers/h5'
import { remember } from '../drivers/member'
import type { Person, ReadyPerson } from '../drivers/persons'
import { turns } from '../gallery/routes'
import type { View } from '../gallery/routes'
import { watch } from '../gallery/watch'
import { PHONE_CONTEXT, STILL } from '../mini-host/chromium'

/** How many phones run at once, and how many views one of them opens before it is closed. */
const AT_ONCE = 3
const IN_ONE_TURN = 20

export interface Walk {
  readonly browser: Browser
  readonly origin: string
  readonly persons: (person: Person) => Promise<ReadyPerson>
  readonly elder: boolean
  readonly phone: BrowserContextOptions
  /** Runs in every page before the app does. */
  readonly script?: string
}

/** A phone on which a view is open. */
export interface Phone {
  readonly driver: H5Driver
  /** Waits until nothing is under way. */
  readonly settled: () => Promise<void>
}

/** The problems of one view, one line each. */
export type Look = (phone: Phone, view: View) => Promise<readonly string[]>

/**
 * Opens the views on the H5 as their persons, with each view's act, and looks at each.
 * @param before called before the view's act
 */
export async function walk(
  { browser, origin, persons, elder, phone, script = '' }: Walk,
  views: readonly View[],
  look: Look,
  before?: Look,
): Promise<string[]> {
  const left = turns(views, IN_ONE_TURN)
  const found: string[] = []
  // The app is loaded once for each turn and then moved by its own router, because loading took most of the time.
  const work = async (): Promise<void> => {
    for (let turn = left.shift(); turn; turn = left.shift()) {
      const context = await browser.newContext({ ...PHONE_CONTEXT, ...STILL, ...phone })
      await remember(context, {
        sessionToken: (await persons(turn.by)).app.token,
        colourMode: 'system',
        elderMode: elder,
      })
      await context.addInitScript(script)
      const driver = await openH5({ context, origin })
      const { settled } = watch(driver.page())
      // A person who has begun something is asked before leaving it.
      let began = true
      for (const view of turn.views) {
        await (began ? driver.open : driver.move)(view.row.name, view.query)
        await settled()
        if (before) found.push(...(await before({ driver, settled }, view)))
        began = view.then !== undefined
        const obstacle = await view.then?.(driver).catch(String)
        if (obstacle) {
          found.push(`${view.name}: ${obstacle}`)
          continue
        }
        if (began) await settled()
        const led = await driver.currentRoute()
        if (led !== view.row.name) found.push(`${view.name}: led to ${led}`)
        found.push(...(await look({ driver, settled }, view)))
      }
      await context.close()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return found
}
