import type { Browser, Page } from 'playwright-core'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import { queryProducts } from '@/contract/product/queryProducts'
import { allOrNone } from '../drivers/allOrNone'
import { launchQuietChromium } from '../drivers/chromium'
import { buyDeposits } from '../drivers/deposits'
import { openH5 } from '../drivers/h5'
import type { H5Driver } from '../drivers/h5'
import { remember, signInMember } from '../drivers/member'
import { until } from '../mini-host/runtime/until'

/**
 * Most rows that may be drawn: a screen and 1,500 pixels above and below it (src/ui/LongList). `npm run bench -- lists`
 * measures the speed, which a test can't do on a machine with other work.
 */
const MAX_ROWS = 100

/** Scrolls the page shown to its end or its beginning. */
const scrollTo = (page: Page, end: boolean): Promise<void> =>
  page.evaluate((down) => {
    for (const box of document.querySelectorAll('.taro_page')) box.scrollTo(0, down ? box.scrollHeight : 0)
  }, end)

const rows = (page: Page, row: string): Promise<number> => page.locator(row).count()

describe('a long list on the H5', () => {
  let browser: Browser
  let bank: TestBank

  beforeAll(async () => {
    ;[browser, bank] = await allOrNone(
      launchQuietChromium(),
      startBank({ env: { STATIC_DIR: process.env.STATIC_DIR ?? 'dist/h5' } }),
    )
  })

  afterAll(async () => {
    await browser?.close()
    await bank?.close()
  })

  const openAs = async (customer: string): Promise<H5Driver> => {
    const driver = await openH5({ browser, origin: bank.origin, still: true })
    const { token } = await signInMember(bank.origin, customer)
    await remember(driver.page().context(), { sessionToken: token })
    return driver
  }

  test('the shelf draws what is near the screen of a thousand products, down to the last', async () => {
    const count = 1_000
    const driver = await openAs('李娜')
    try {
      // The bank's own products, repeated.
      const answer = await fetch(bank.origin + queryProducts.path)
      const { products, ...rest } = (await answer.json()) as { products: { saleStatus: string }[] }
      const sold = products.filter(({ saleStatus }) => saleStatus === 'ON_SALE')
      const many = Array.from({ length: count }, (_, index) => sold[index % sold.length])
      const body = JSON.stringify({ ...rest, products: many })
      const page = driver.page()
      await page.route(`**${queryProducts.path}`, (route) => route.fulfill({ contentType: 'application/json', body }))
      await driver.open('/newProductList')
      await page.waitForSelector('.ui-product-card, .family-card')
      const atFirst = await rows(page, '.ui-product-card, .family-card')
      await until(
        async () => {
          // Parts that become visible have another height than estimated, so the end moves.
          await scrollTo(page, true)
          return (await page.locator('.ui-long-list').last().locator('.ui-product-card, .family-card').count()) > 0
        },
        () => 'the last products never come',
        30_000,
      )
      const atLast = await rows(page, '.ui-product-card, .family-card')
      expect(Math.max(atFirst, atLast)).toBeLessThan(MAX_ROWS)
      expect(await driver.errors()).toEqual([])
    } finally {
      await driver.close()
    }
  })

  test('the holding list asks page by page, shows every holding once and keeps few of them drawn', async () => {
    const count = 250
    await buyDeposits(bank, 'lina', count)
    const driver = await openAs('李娜')
    try {
      const page = driver.page()
      await driver.open('/ProductHoldList')
      await page.waitForSelector('.holding-row')
      const shown = (): Promise<number> =>
        page.$$eval('.month-group__sum', (sums) =>
          sums.reduce((sum, each) => sum + parseInt(each.textContent ?? ''), 0),
        )
      await until(
        async () => {
          await scrollTo(page, true)
          return (await shown()) >= count
        },
        async () => `only ${await shown()} of ${count} come`,
        30_000,
      )
      expect(await shown()).toBe(count)
      const atLast = await rows(page, '.holding-row')
      await scrollTo(page, false)
      await driver.see('月到期')
      expect(Math.max(atLast, await rows(page, '.holding-row'))).toBeLessThan(MAX_ROWS)
      expect(await driver.errors()).toEqual([])
    } finally {
      await driver.close()
    }
  })
})
