import type { Browser } from 'playwright-core'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import { allOrNone } from '../drivers/allOrNone'
import { signInMember } from '../drivers/member'
import { launchQuietChromium } from '../drivers/chromium'
import { buyDeposits } from '../drivers/deposits'
import type { MiniDriver } from '../drivers/mini'
import { openMiniAs } from '../drivers/persons'
import { weappBuild } from './programs'
import { until } from '../mini-host/runtime/until'
import { LIMITS } from './limits'

// A second try tells a test that fails sometimes from one that fails; either is a fault (config/tasks/counts.mjs).
jest.retryTimes(1, { logErrorsBeforeRetry: true })

/** Several of the bank's pages, and enough that only rows near the screen are drawn. */
const COUNT = 100
/** The bank's page sizes (sandbox/business/holding/calls.ts). */
const [FIRST_PAGE, NEXT_PAGE] = [10, 30]

const offersMore = async (driver: MiniDriver): Promise<boolean> =>
  (await driver.controls()).some(({ name }) => name.includes('加载更多'))

/** How often holdings have been asked for; home asks too. */
const asked = async (driver: MiniDriver): Promise<number> =>
  (await driver.asked()).filter((path) => path.endsWith('/holding/queryHoldings')).length

describe('a long list in the mini-program', () => {
  let browser: Browser
  let bank: TestBank

  beforeAll(async () => {
    ;[browser, bank] = await allOrNone(launchQuietChromium(), startBank())
    await buyDeposits(bank, 'lina', COUNT)
  })

  afterAll(async () => {
    await browser?.close()
    await bank?.close()
  })

  test('comes to its end page by page, and keeps few nodes', async () => {
    const person = { app: await signInMember(bank.origin, 'lina'), key: 'lina', signedIn: true }
    const driver = await openMiniAs(person, { browser, directory: weappBuild(), bankOrigin: bank.origin, still: true })
    try {
      const before = await asked(driver)
      await driver.open('/ProductHoldList')
      await driver.see('月到期')
      const pages = 1 + (COUNT - FIRST_PAGE) / NEXT_PAGE
      await until(
        async () => {
          // The list also grows by itself near its end, so a tap may open a holding; then the test goes back.
          if ((await driver.currentRoute()) !== '/ProductHoldList') await driver.back()
          await driver.tapIfThere('加载更多')
          // The control is also hidden while a page is loading, so the end is recognised by the number of calls.
          return (await asked(driver)) - before >= pages && !(await offersMore(driver))
        },
        async () => `the list doesn't come to its end: ${(await driver.texts()).join(' | ')}`,
        30_000,
      )
      expect(await driver.errors()).toEqual([])
      const { nodes, children } = await driver.host().client.nodes()
      expect(nodes).toBeLessThan(LIMITS.nodes)
      expect(children).toBeLessThan(LIMITS.children)
    } finally {
      await driver.close()
    }
  })
})
