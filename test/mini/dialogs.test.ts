import type { Browser } from 'playwright-core'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import { allOrNone } from '../drivers/allOrNone'
import { COLOUR_RULES, findings } from '../drivers/axe'
import { launchQuietChromium } from '../drivers/chromium'
import type { MiniDriver } from '../drivers/mini'
import { openMiniAs, personsOf } from '../drivers/persons'
import { OPENINGS } from '../gallery/openings'
import { weappBuild } from './programs'

/** The open dialog: what is drawn around it, and what of it doesn't fit on the screen. */
const OPEN = `(() => {
  const dialogs = document.querySelectorAll('[aria-modal=true]')
  const out = [...document.querySelectorAll('[aria-modal=true], [aria-modal=true] .ui-secure-keyboard__key')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ top, bottom }) => top < 0 || bottom > innerHeight + 1)
  return { count: dialogs.length, inCard: dialogs[0]?.closest('.ui-card, .ui-screen') != null, out: out.length }
})()`

describe('a dialog in the mini-program', () => {
  let browser: Browser
  let bank: TestBank
  let driver: MiniDriver

  beforeAll(async () => {
    ;[browser, bank] = await allOrNone(launchQuietChromium(), startBank())
    const member = await personsOf(bank)('member')
    driver = await openMiniAs(member, { browser, directory: weappBuild(), bankOrigin: bank.origin, still: true })
  })

  afterAll(async () => {
    await driver?.close()
    await browser?.close()
    await bank?.close()
  })

  it.each([
    ['the explanation behind a hero’s question mark', '/ProductHoldList', 'explanation'],
    ['the password’s keyboard', '/ProductBuy', 'orderPassword'],
    ['a question', '/SettingSecret', 'question'],
  ] as const)('such as %s stands at the page’s root, legible and whole on a small phone', async (_, route, opening) => {
    await driver.open(route)
    await OPENINGS[opening](driver)
    const { page } = driver.host()
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(OPEN)).toEqual({ count: 1, inCard: false, out: 0 })
    expect(await findings(page, opening, COLOUR_RULES)).toEqual([])
    expect(await driver.errors()).toEqual([])
    await page.setViewportSize({ width: 375, height: 812 })
  })
})
