import type { Browser } from 'playwright-core'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import { allOrNone } from '../drivers/allOrNone'
import { keepSignedIn } from '../drivers/alive'
import { launchQuietChromium } from '../drivers/chromium'
import { hostileLinks, openHostile } from '../drivers/hostileLinks'
import { openMiniAs, personsOf } from '../drivers/persons'
import { weappBuild } from './programs'
import { readMini } from './sameScreen'

// Every link one after the other: half an hour was not enough beside other work.
jest.setTimeout(7_200_000)

describe('a link into the mini-program that somebody has tampered with', () => {
  let browser: Browser
  let bank: TestBank
  let stop: () => void = () => undefined

  beforeAll(async () => {
    ;[browser, bank] = await allOrNone(launchQuietChromium(), startBank({}))
  })

  afterAll(async () => {
    stop()
    await browser?.close()
    await bank?.close()
  })

  it('opens a page that says something and changes nothing at the bank', async () => {
    stop = keepSignedIn(bank)
    const persons = personsOf(bank)
    const found: string[] = []
    for (const [by, links] of hostileLinks()) {
      const options = { browser, directory: weappBuild(), bankOrigin: bank.origin, still: true }
      const mini = await openMiniAs(await persons(by), options)
      await mini.open('/')
      for (const link of links) found.push(...(await openHostile(mini, link, mini.open, () => readMini(mini))))
      await mini.close()
    }
    expect(found).toEqual([])
  })
})
