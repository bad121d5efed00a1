import type { Browser } from 'playwright-core'
import { applicantOf } from '@sandbox/business/onboarding/testing/applicant'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import { openMini } from '../drivers/mini'
import { JOURNEYS } from '../journeys'
import { openConsole } from '../journeys/console'
import { signIn } from '../journeys/people'
import type { Query, RouteName } from '@/routes/link'
import { launchQuietChromium } from '../drivers/chromium'

jest.setTimeout(240_000)
// Other browsers work beside this one, and a page may move under a finger: what fails twice is wrong, and both are told.
jest.retryTimes(1, { logErrorsBeforeRetry: true })

const DIRECTORY = process.env.WEAPP_DIST ?? 'dist/weapp'

describe('in the mini-program', () => {
  let browser: Browser
  let bank: TestBank

  beforeAll(async () => {
    ;[browser, bank] = await Promise.all([launchQuietChromium(), startBank()])
  })

  afterAll(async () => {
    await browser?.close()
    await bank?.close()
  })

  it.each(JOURNEYS.filter(({ only }) => only !== 'h5'))('$name', async ({ customer, run }) => {
    const desk = openConsole(bank.origin)
    await desk.reset()
    // The stand-in's wx.login code says which customer WeChat takes this phone for.
    const phone = { loginCode: `demo:${customer}` }
    const driver = await openMini({ browser, directory: DIRECTORY, bankOrigin: bank.origin, phone, still: true })
    try {
      const arrive = (route: RouteName = '/', query?: Query) => driver.open(route, query)
      // WeChat's word on who holds the phone begins a session of its own, so the gesture is drawn.
      const arriveSignedIn = () => signIn({ driver, arrive })
      const applicant = (mobileNo: string) => applicantOf(bank, customer, mobileNo)
      await run({ driver, bank: desk, arrive, arriveSignedIn, applicant })
      expect(await driver.errors()).toEqual([])
      expect(await desk.violations()).toEqual([])
    } finally {
      await driver.close()
    }
  })
})
