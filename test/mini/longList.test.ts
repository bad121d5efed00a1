import type { Browser } from 'playwright-core'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import { signInMember } from '../drivers/member'
import { launchQuietChromium } from '../drivers/chromium'
import { buyDeposits } from '../drivers/deposits'
import type { MiniDriver } from '../drivers/mini'
import { openMiniAs } from '../drivers/persons'
import { weappBuild } from './fixtures'
import { until } from './host/until'
import { LIMITS } from './limits'

jest.setTimeout(120_000)
// The list may move under a finger that is coming down: what fails twice is wrong, and both are told.
jest.retryTimes(1, { logErrorsBeforeRetry: true })

/** Several of the bank's pages, and long enough that only what is near the screen is drawn. */
const COUNT = 100
/** As the bank gives them out (sandbox/business/holding/calls/queryHoldings.ts). */
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
    ;[browser, bank] = await Promise.all([launchQuietChromium(), startBank()])
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
          // The list grows by itself near its end too, so a finger may come down on a holding: one goes back then.
          if ((await driver.currentRoute()) !== '/ProductHoldList') await driver.back()
          await driver.tapIfThere('加载更多')
          // While a page is on its way nothing is offered either, so the end is told by how often was asked.
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
