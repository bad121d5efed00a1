import type { Browser } from 'playwright-core'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import { isAsked } from '../drivers/askedPages'
import { COLOUR_RULES, findings, RULES, TALL } from '../drivers/axe'
import { launchQuietChromium } from '../drivers/chromium'
import { personsOf } from '../drivers/persons'
import { drawsDialogs } from '../gallery/dialogModules'
import { DRAWN_BY } from '../gallery/openings'
import { views } from '../gallery/routes'
import { makeSamples } from '../gallery/samples'
import { oneForEachLook, walk } from './walk'

jest.setTimeout(300_000)

it('every module that draws a dialog is opened by some route’s sample', () => {
  expect([...new Set(Object.values(DRAWN_BY).flat())].sort()).toEqual(drawsDialogs())
})

// Every page and dialog is checked in light and in dark where it is compared with the mini-program's (test/mini/everyPage).
describe('in the elder look', () => {
  let browser: Browser
  let bank: TestBank

  beforeAll(async () => {
    ;[browser, bank] = await Promise.all([
      launchQuietChromium(),
      startBank({ env: { STATIC_DIR: process.env.STATIC_DIR ?? 'dist/h5' } }),
    ])
  })

  afterAll(async () => {
    await browser?.close()
    await bank?.close()
  })

  it('axe finds nothing on a built page, nor in a dialog on it', async () => {
    const persons = personsOf(bank)
    const samples = await makeSamples(persons)
    const asked = oneForEachLook(views(samples).views.filter(({ row }) => isAsked(row)))
    const phone = { viewport: TALL, bypassCSP: true }
    const found = await walk(
      { browser, origin: bank.origin, persons, elder: true, phone },
      asked,
      async (driver, { name, act }) => {
        const page = driver.page()
        const light = await findings(page, `${name} elder`, RULES)
        if (act === undefined) return light
        await page.emulateMedia({ colorScheme: 'dark' })
        const dark = await findings(page, `${name} elder dark`, COLOUR_RULES)
        await page.emulateMedia({ colorScheme: 'light' })
        return [...light, ...dark]
      },
    )
    expect(found).toEqual([])
  })
})
