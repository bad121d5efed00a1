import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import type { BuiltRow } from '@/routes/names'
import { allOrNone } from '../drivers/allOrNone'
import { launchQuietChromium } from '../drivers/chromium'
import { openH5 } from '../drivers/h5'
import { remember } from '../drivers/member'
import { pagesFrom } from '../drivers/ownPages'
import { watch } from '../gallery/watch'
import { PHONE_CONTEXT, STILL } from '../mini-host/chromium'
import { openOtherBank } from '../otherBank/bank'
import type { OtherBank } from '../otherBank/bank'
import { WAYS, wrongText } from '../otherBank/ways'

const ANSWERS = JSON.parse(readFileSync(join(__dirname, '../../docs/examples.json'), 'utf8')) as {
  readonly queryProducts: { readonly products: readonly { readonly productName: string }[] }
}

describe('the built H5 at a bank that isn’t the sandbox', () => {
  let browser: Browser
  let bank: OtherBank
  beforeAll(async () => {
    ;[browser, bank] = await allOrNone(launchQuietChromium(), openOtherBank(process.env.STATIC_DIR ?? 'dist/h5'))
  })
  afterAll(async () => {
    await browser?.close()
    await bank?.close()
  })

  /** Opens pages as a customer, and gives what is wrong to see on each. */
  async function wrongOn(pages: readonly BuiltRow[]): Promise<readonly string[]> {
    const context = await browser.newContext({ ...PHONE_CONTEXT, ...STILL })
    try {
      await remember(context, { sessionToken: 'somebody', colourMode: 'system', elderMode: false })
      const driver = await openH5({ context, origin: bank.origin })
      const { settled } = watch(driver.page())
      const wrong: string[] = []
      for (const [index, { name }] of pages.entries()) {
        await (index === 0 ? driver.open : driver.move)(name)
        await settled()
        const text = await driver.page().evaluate(() => {
          const top = document.querySelector('.taro_page:last-child')
          return (top?.querySelector('.ui-screen__main') ?? top)?.textContent ?? ''
        })
        wrong.push(...wrongText(name, text))
      }
      return [...wrong, ...(await driver.errors())]
    } finally {
      await context.close()
    }
  }

  test.each(Object.values(WAYS))('$says', async ({ answers, wait }) => {
    Object.assign(bank, { answers, wait })
    expect(await wrongOn(pagesFrom(0, 1))).toEqual([])
  })

  it('shows the products that the bank answers', async () => {
    Object.assign(bank, WAYS.asTheyAre)
    const phone = await openH5({ browser, origin: bank.origin })
    await phone.open('/newProductList')
    for (const { productName } of ANSWERS.queryProducts.products) await phone.see(productName)
    await phone.close()
  })
})
