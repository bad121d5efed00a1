import type { Control, Driver } from '../drivers/types'
import type { H5Driver } from '../drivers/h5'
import type { MiniDriver } from '../drivers/mini'
import { until } from '../mini-host/runtime/until'

/** What a person finds on one page, by the common reader. */
export interface Screen {
  /** The bar's title: drawn by the page on the H5, by WeChat in the mini-program. */
  readonly title: string
  readonly texts: readonly string[]
  /** Role, name and state of each control. */
  readonly controls: readonly string[]
}

const BACK = '返回'
const LOOK_MS = 150
const PATIENCE_MS = 15_000

const isKey = (name: string): boolean => /^(button )?\d$/.test(name)

/** The secure keyboard's digits sorted, because it shuffles them each time. */
function unshuffled(names: readonly string[]): string[] {
  const keys = names.filter(isKey).sort()
  return names.map((name) => (isKey(name) ? (keys.shift() ?? name) : name))
}

const spoken = ({ role, name, disabled, checked }: Control): string =>
  [role, name, disabled && 'disabled', checked && 'checked'].filter(Boolean).join(' ')

/** Reads a page once no skeleton is shown and two reads give the same. */
async function rested(driver: Driver, waits: () => Promise<boolean>): Promise<Omit<Screen, 'title'>> {
  let before = ''
  return until(
    async () => {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
      const [busy, texts, controls] = [await waits(), await driver.texts(), (await driver.controls()).map(spoken)]
      const now = JSON.stringify([texts, controls])
      const rests = !busy && texts.length > 0 && now === before
      before = now
      return rests ? { texts: unshuffled(texts), controls: unshuffled(controls) } : undefined
    },
    () => `${driver.platform} never rests; it shows ${before}`,
    PATIENCE_MS,
  )
}

const WAITS = "document.querySelector('.ui-skeleton') !== null"

/**
 * The H5's screen without what WeChat draws itself in the mini-program: the bar's title, which is compared separately, and
 * the back button. Everything else must be the same.
 */
export async function readH5(driver: H5Driver): Promise<Screen> {
  const { texts, controls } = await rested(driver, async () =>
    driver.page().evaluate<boolean>(`${WAITS} || !document.querySelector('.taro_page')`),
  )
  const title = await driver.page().title()
  // Under an open sheet nothing of the bar is read, and a text or button like one of the bar's is the sheet's own.
  const isRead = (await driver.page().locator('[aria-modal=true]:visible').count()) === 0
  const bar = isRead ? texts.indexOf(title) : -1
  const back = isRead ? controls.indexOf(`button ${BACK}`) : -1
  return {
    title,
    texts: texts.filter((_, index) => index !== bar),
    controls: controls.filter((_, index) => index !== back),
  }
}

export async function readMini(driver: MiniDriver): Promise<Screen> {
  const { page, client } = driver.host()
  const { texts, controls } = await rested(driver, () =>
    page.evaluate<boolean>(`document.querySelector('wx-webview:not([hidden]) .ui-skeleton') !== null`),
  )
  return { title: (await client.pages()).at(-1)?.title ?? '', texts, controls }
}
