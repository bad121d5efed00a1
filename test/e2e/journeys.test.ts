import type { Browser } from 'playwright-core'
import { applicantOf } from '@sandbox/business/onboarding/testing/applicant'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import { allOrNone } from '../drivers/allOrNone'
import { openH5 } from '../drivers/h5'
import { rememberAtFirst, signInMember } from '../drivers/member'
import { openConsole } from '../journeys/console'
import { journeysOn } from '../journeys'
import { notShown } from '../journeys/shown'
import { launchQuietChromium } from '../drivers/chromium'
import { beInWechat } from '../drivers/wechat'

jest.setTimeout(240_000)
// A second try tells a test that fails sometimes from one that fails; either is a fault (config/tasks/counts.mjs).
jest.retryTimes(1, { logErrorsBeforeRetry: true })

describe('on the H5', () => {
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

  it.each(journeysOn('h5'))('$name', async (journey) => {
    const { customer, run } = journey
    const desk = openConsole(bank.origin)
    await desk.reset()
    const driver = await openH5({ browser, origin: bank.origin, still: true })
    try {
      // WeChat identifies the person whenever the app asks.
      await beInWechat(driver.page().context().request, bank.origin, customer)
      await run({
        driver,
        bank: desk,
        applicant: (mobileNo) => applicantOf(bank, customer, mobileNo),
        other: (key) => signInMember(bank.origin, key),
        arrive: (route = '/', query) => driver.open(route, query),
        arriveSignedIn: async () => {
          const { token: sessionToken } = await signInMember(bank.origin, customer)
          await rememberAtFirst(driver.page(), { sessionToken })
          await driver.open('/')
          await driver.see('总资产')
        },
      })
      expect(notShown(journey, await driver.asked())).toEqual([])
      expect(await driver.errors()).toEqual([])
      expect(await desk.violations()).toEqual([])
    } finally {
      await driver.close()
    }
  })
})
