import { asked } from './bank'
import type { Mounted } from './harness'
import { navigation } from './router'

const CONTROLS = '.ui-pressable:not(.is-disabled):not([aria-selected=true]):not([aria-checked=true])'
/** How long a control may take to do something, ms. */
const SOON = 3_000

/** All that pressing can change: what is shown, where the customer is, what the bank was asked. */
const shown = ({ container }: Mounted): string =>
  JSON.stringify([container.innerHTML, navigation.stack, asked().length])

/**
 * Opens a page once for each of its controls, presses it, and gives the names of those that did nothing: of every control
 * that is drawn and neither disabled nor already chosen.
 * @param open opens the page anew and waits until it shows its content
 */
export async function deadControls(open: () => Promise<Mounted>): Promise<readonly string[]> {
  const dead: string[] = []
  for (let index = 0; ; index += 1) {
    const page = await open()
    const control = page.findAll(CONTROLS)[index]
    if (!control && index === 0) throw new Error('the page has nothing to press')
    if (!control) {
      page.unmount()
      return dead
    }
    const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
    const before = shown(page)
    await page.tap(control)
    const changed = () => {
      if (shown(page) === before) throw new Error(`${name} does nothing`)
    }
    await page.until(changed, SOON).catch(() => dead.push(name))
    page.unmount()
  }
}
