import type { Browser } from 'playwright-core'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import { allOrNone } from '../drivers/allOrNone'
import { launchQuietChromium } from '../drivers/chromium'
import { openMini } from '../drivers/mini'
import { weappBuild } from './programs'

interface Sizes {
  /** Font size of the theme around the page, in CSS pixels. */
  readonly page: number
  /** Font size of each visible text, by the text. */
  readonly texts: Readonly<Record<string, number>>
}

/** Runs in the page: reads its font sizes. */
function readSizes(): Sizes {
  const theme = [...document.querySelectorAll('.theme')].pop()
  const texts: Record<string, number> = {}
  const walker = document.createTreeWalker(theme ?? document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    if (text !== '' && node.parentElement) texts[text] = parseFloat(getComputedStyle(node.parentElement).fontSize)
  }
  return { page: theme ? parseFloat(getComputedStyle(theme).fontSize) : 0, texts }
}

/** WeChat tells the app the type size but scales nothing, so the app has to. */
describe('the type size that a person has chosen in WeChat', () => {
  let browser: Browser
  let bank: TestBank
  beforeAll(async () => {
    ;[browser, bank] = await allOrNone(launchQuietChromium(), startBank())
  })
  afterAll(async () => {
    await browser?.close()
    await bank?.close()
  })

  async function sizesAt(fontSizeScaleFactor: number): Promise<Sizes> {
    const phone = { loginCode: 'demo:xinke', fontSizeScaleFactor }
    const person = await openMini({ browser, directory: weappBuild(), bankOrigin: bank.origin, still: true, phone })
    try {
      await person.open('/ProductIndex', { productType: '20194' })
      await person.see('产品特点')
      // The page is complete once the bank has sent the rates.
      await person.see('持有到期与提前支取利率')
      return await person.host().page.evaluate(readSizes)
    } finally {
      await person.close()
    }
  }

  test('is followed by every text of a page, to 1.4 and no further', async () => {
    const [usual, large, largest] = [await sizesAt(1), await sizesAt(1.4), await sizesAt(1.8)]
    expect([usual.page, large.page, largest.page]).toEqual([15, 21, 21])
    const names = Object.keys(usual.texts).filter((text) => text in large.texts)
    expect(names.length).toBeGreaterThan(20)
    // Except the largest figures, which grow only up to the elder view's size.
    expect(names.filter((text) => (large.texts[text] ?? 0) <= (usual.texts[text] ?? 0))).toEqual([])
    expect(largest.texts).toEqual(large.texts)
  })
})
