import type { Browser } from 'playwright-core'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import { allOrNone } from '../drivers/allOrNone'
import { keepSignedIn } from '../drivers/alive'
import { launchQuietChromium } from '../drivers/chromium'
import { openH5 } from '../drivers/h5'
import { hostileLinks, openHostile } from '../drivers/hostileLinks'
import { remember } from '../drivers/member'
import { personsOf } from '../drivers/persons'
import { PHONE_CONTEXT, STILL } from '../mini-host/chromium'
import { readH5 } from '../mini/sameScreen'

jest.setTimeout(1_800_000)

describe('a link that somebody has tampered with', () => {
  let browser: Browser
  let bank: TestBank
  let stop: () => void = () => undefined

  beforeAll(async () => {
    ;[browser, bank] = await allOrNone(
      launchQuietChromium(),
      startBank({ env: { STATIC_DIR: process.env.STATIC_DIR ?? 'dist/h5' } }),
    )
  })

  afterAll(async () => {
    stop()
    await browser?.close()
    await bank?.close()
  })

  it('opens a page that says something, runs nothing, stays with us and changes nothing at the bank', async () => {
    stop = keepSignedIn(bank)
    const persons = personsOf(bank)
    const found: string[] = []
    for (const [by, links] of hostileLinks()) {
      const { app } = await persons(by)
      const context = await browser.newContext({ ...PHONE_CONTEXT, ...STILL })
      await remember(context, { sessionToken: app.token })
      const driver = await openH5({ context, origin: bank.origin })
      let fresh = true
      for (const link of links) {
        found.push(...(await openHostile(driver, link, fresh ? driver.open : driver.move, () => readH5(driver))))
        const page = driver.page()
        const owned = await page.evaluate<boolean>('window.owned === true')
        if (owned) found.push(`${link.row.name} runs what a link says`)
        fresh = new URL(page.url()).origin !== bank.origin
        if (fresh) found.push(`${link.row.name} leads to ${page.url()}`)
      }
      await context.close()
    }
    expect(found).toEqual([])
  })
})
