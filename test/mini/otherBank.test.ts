import type { Browser } from 'playwright-core'
import type { BuiltRow } from '@/routes/names'
import { allOrNone } from '../drivers/allOrNone'
import { launchQuietChromium } from '../drivers/chromium'
import { openMini } from '../drivers/mini'
import { pagesFrom } from '../drivers/ownPages'
import { openOtherBank } from '../otherBank/bank'
import type { OtherBank } from '../otherBank/bank'
import { WAYS, wrongText } from '../otherBank/ways'
import { isFull } from '../strength'
import { weappBuild } from './programs'
import { until } from '../mini-host/runtime/until'

/** At the usual strength the two ways that ask most of a page, each on a few of the pages. */
const ways = Object.values(isFull ? WAYS : { leanest: WAYS.leanest, early: WAYS.early })
const ONE_IN = 12
const PATIENCE_MS = 15_000

/** The text of the page on top, and whether a skeleton stands on it. */
const TOP = `(() => {
  const top = document.querySelector('wx-webview:not([hidden])')
  return { text: (top?.querySelector('.ui-screen__main') ?? top)?.textContent ?? '', waits: top?.querySelector('.ui-skeleton') !== null }
})()`

describe('the compiled mini-program at a bank that isn’t the sandbox', () => {
  let browser: Browser
  let bank: OtherBank
  beforeAll(async () => {
    ;[browser, bank] = await allOrNone(launchQuietChromium(), openOtherBank(weappBuild()))
  })
  afterAll(async () => {
    await browser?.close()
    await bank?.close()
  })

  /** Opens pages as a customer, and gives what is wrong to see on each. */
  async function wrongOn(pages: readonly BuiltRow[]): Promise<readonly string[]> {
    const mini = await openMini({ browser, directory: weappBuild(), bankOrigin: bank.origin, still: true })
    try {
      const wrong: string[] = []
      for (const { name } of pages) {
        await mini.open(name)
        let last = ''
        const text = await until(
          async () => {
            const seen = await mini.host().page.evaluate<{ readonly text: string; readonly waits: boolean }>(TOP)
            const stands = !seen.waits && seen.text !== '' && seen.text === last
            last = seen.text
            return stands && seen.text
          },
          () => '',
          PATIENCE_MS,
        ).catch(() => last)
        wrong.push(...wrongText(name, text))
      }
      return [...wrong, ...(await mini.errors())]
    } finally {
      await mini.close()
    }
  }

  test.each(ways.map((way, index) => ({ ...way, index })))('$says', async ({ answers, wait, index }) => {
    Object.assign(bank, { answers, wait })
    expect(await wrongOn(pagesFrom(index, ONE_IN))).toEqual([])
  })
})
