import type { Browser } from 'playwright-core'
import { applicantOf } from '@sandbox/business/onboarding/testing/applicant'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import { allOrNone } from '../drivers/allOrNone'
import { signInMember } from '../drivers/member'
import { openMini } from '../drivers/mini'
import { journeysOn } from '../journeys'
import { notShown } from '../journeys/shown'
import { openConsole } from '../journeys/console'
import { signIn } from '../journeys/people'
import type { Query, RouteName } from '@/routes/link'
import { launchQuietChromium } from '../drivers/chromium'

jest.setTimeout(240_000)
// A second try tells a test that fails sometimes from one that fails; either is a fault (config/tasks/counts.mjs).
jest.retryTimes(1, { logErrorsBeforeRetry: true })

const DIRECTORY = process.env.WEAPP_DIST ?? 'dist/weapp'

describe('in the mini-program', () => {
  let browser: Browser
  let bank: TestBank

  beforeAll(async () => {
    ;[browser, bank] = await allOrNone(launchQuietChromium(), startBank())
  })

  afterAll(async () => {
    await browser?.close()
    await bank?.close()
  })

  it.each(journeysOn('mini'))('$name', async (journey) => {
    const { customer, run } = journey
    const desk = openConsole(bank.origin)
    await desk.reset()
    // The simulator's wx.login code identifies the customer for WeChat.
    const phone = { loginCode: `demo:${customer}` }
    const driver = await openMini({ browser, directory: DIRECTORY, bankOrigin: bank.origin, phone, still: true })
    try {
      const arrive = (route: RouteName = '/', query?: Query) => driver.open(route, query)
      // WeChat's identification begins a new session, so the gesture has to be drawn.
      const arriveSignedIn = () => signIn({ driver, arrive })
      const applicant = (mobileNo: string) => applicantOf(bank, customer, mobileNo)
      const other = (key: string) => signInMember(bank.origin, key)
      await run({ driver, bank: desk, arrive, arriveSignedIn, applicant, other })
      expect(notShown(journey, await driver.asked())).toEqual([])
      expect(await driver.errors()).toEqual([])
      expect(await desk.violations()).toEqual([])
    } finally {
      await driver.close()
    }
  })
})
