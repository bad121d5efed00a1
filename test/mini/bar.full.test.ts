import type { Browser } from 'playwright-core'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import type { RouteName } from '@/routes/link'
import { allOrNone } from '../drivers/allOrNone'
import { launchQuietChromium } from '../drivers/chromium'
import { signInMember } from '../drivers/member'
import { openMiniAs } from '../drivers/persons'
import { buy, preparePurchase } from '../drivers/orders'
import { weappBuild } from './programs'

/** The colours of WeChat's bar and of the page directly below it. */
const COLOURS = `(() => {
  const shown = [...document.querySelectorAll('wx-webview')].filter((each) => !each.hidden).pop()
  const screen = shown.querySelector('.ui-screen')
  return [document.querySelector('wx-bar'), screen].map((each) => getComputedStyle(each).backgroundColor)
})()`

describe('WeChat’s bar in the mini-program', () => {
  let browser: Browser
  let bank: TestBank

  beforeAll(async () => {
    ;[browser, bank] = await allOrNone(launchQuietChromium(), startBank())
  })

  afterAll(async () => {
    await browser?.close()
    await bank?.close()
  })

  test.each(['light', 'dark'] as const)('goes over into the page without a step: a result page, %s', async (theme) => {
    const app = await signInMember(bank.origin, 'lina')
    const { orderId } = await buy(app, await preparePurchase(app, '20194'))
    const person = { app, key: 'lina', signedIn: true }
    const driver = await openMiniAs(person, { browser, directory: weappBuild(), bankOrigin: bank.origin, still: true })
    try {
      const places: readonly (readonly [RouteName, Readonly<Record<string, string>>, string])[] = [
        ['/ProductIndex', {}, '产品特点'],
        ['/ProductResult', { orderId }, '存入成功'],
      ]
      await driver.open('/')
      await driver.host().page.emulateMedia({ colorScheme: theme })
      for (const [route, query, seen] of places) {
        await driver.open(route, query)
        await driver.see(seen, 15_000)
        const [bar, screen] = await driver.host().page.evaluate<string[]>(COLOURS)
        expect({ route, bar }).toEqual({ route, bar: screen })
      }
    } finally {
      await driver.close()
    }
  })
})
