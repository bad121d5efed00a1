import type { Browser } from 'playwright-core'
import type { MiniDriver } from '../drivers/mini'
import { openMiniAs } from '../drivers/persons'
import type { Person, ReadyPerson } from '../drivers/persons'
import type { PHONE_CONTEXT } from '../mini-host/chromium'
import { readMini } from '../mini/sameScreen'
import type { Camera, Look } from './camera'

interface MiniCameraOptions {
  readonly browser: Browser
  readonly origin: string
  readonly directory: string
  readonly persons: (person: Person) => Promise<ReadyPerson>
  readonly viewport: typeof PHONE_CONTEXT.viewport
  readonly look: Look
}

/** Pictures of the compiled mini-program. It has one page stack, so they are taken one after the other. */
export function miniCamera({ browser, origin, directory, persons, viewport, look }: MiniCameraOptions): Camera {
  let held: { readonly by: Person; readonly driver: MiniDriver } | undefined
  const leave = async (): Promise<void> => {
    await held?.driver.close()
    held = undefined
  }
  const driverOf = async (by: Person): Promise<MiniDriver> => {
    if (held?.by === by) return held.driver
    await leave()
    const dark = look === 'dark'
    const remembered = { colourMode: dark ? 'dark' : 'light', elderMode: look === 'elder' } as const
    const options = { browser, directory, bankOrigin: origin, viewport, dark, remembered, still: true }
    held = { by, driver: await openMiniAs(await persons(by), options) }
    return held.driver
  }

  let last: Promise<unknown> = Promise.resolve()
  return {
    take({ row, query, by, then }, _mode, path) {
      const picture = last.then(async () => {
        const person = await driverOf(by)
        const before = (await person.errors()).length
        await person.open(row.name, query)
        await readMini(person)
        if (then) {
          await then(person)
          await readMini(person)
        }
        await person.screenshot(path)
        const led = await person.currentRoute()
        const errors = (await person.errors()).slice(before)
        // What was opened on this page, such as a question, would stand on the next one too.
        if (then) await leave()
        return [...errors, ...(led === row.name ? [] : [`it led to ${led}`])]
      })
      last = picture.catch(() => undefined)
      return picture
    },
    close: leave,
  }
}
