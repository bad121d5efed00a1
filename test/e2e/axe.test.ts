import type { Browser, BrowserContext } from 'playwright-core'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import { isAsked } from '../drivers/askedPages'
import { findings, RULES, TALL } from '../drivers/axe'
import { launchQuietChromium } from '../drivers/chromium'
import { openH5 } from '../drivers/h5'
import { remember } from '../drivers/member'
import { personsOf } from '../drivers/persons'
import type { Person, ReadyPerson } from '../drivers/persons'
import { turns, views } from '../gallery/routes'
import type { View } from '../gallery/routes'
import { makeSamples } from '../gallery/samples'
import { watch } from '../gallery/watch'
import { PHONE_CONTEXT, STILL } from '../mini/host/chromium'

jest.setTimeout(240_000)

/** Phones at once, and how many views one of them is led through before it is put away. */
const AT_ONCE = 3
const IN_ONE_TURN = 20

/** Families share their pages: the first view of each page stands for them, unless each person sees another. */
const lookOf = ({ row, name }: View): string =>
  row.sample === undefined || row.with?.family !== undefined ? row.page : name

// In light and in dark every page is looked at where it is compared with the mini-program's (test/mini/everyPage).
describe('in the elder look', () => {
  let browser: Browser
  let bank: TestBank
  let persons: (person: Person) => Promise<ReadyPerson>

  beforeAll(async () => {
    ;[browser, bank] = await Promise.all([
      launchQuietChromium(),
      startBank({ env: { STATIC_DIR: process.env.STATIC_DIR ?? 'dist/h5' } }),
    ])
    persons = personsOf(bank)
  })

  afterAll(async () => {
    await browser?.close()
    await bank?.close()
  })

  async function phoneOf(by: Person): Promise<BrowserContext> {
    const context = await browser.newContext({
      ...PHONE_CONTEXT,
      ...STILL,
      viewport: TALL,
      bypassCSP: true,
    })
    await remember(context, { sessionToken: (await persons(by)).app.token, elderMode: true })
    return context
  }

  it('axe finds nothing on a built page', async () => {
    const samples = await makeSamples((await persons('member')).app, (await persons('holder')).app)
    const all = views(samples).views.filter(({ row }) => isAsked(row))
    const chosen = [...new Map([...all].reverse().map((view) => [lookOf(view), view])).values()]
    const left = turns(chosen, IN_ONE_TURN)
    const found: string[] = []
    // The app is loaded once a turn and moved on by its own router: loading it took most of the time.
    const work = async (): Promise<void> => {
      for (let turn = left.shift(); turn; turn = left.shift()) {
        const context = await phoneOf(turn.by)
        const driver = await openH5({ context, origin: bank.origin })
        const { settled } = watch(driver.page())
        // Whoever has begun something is asked before leaving it.
        let began = true
        for (const view of turn.views) {
          await (began ? driver.open : driver.move)(view.row.name, view.query)
          await settled()
          began = view.then !== undefined
          await view.then?.(driver)
          if (began) await settled()
          const led = await driver.currentRoute()
          if (led !== view.row.name) found.push(`${view.name}: led to ${led}`)
          found.push(...(await findings(driver.page(), `${view.name} elder`, RULES)))
        }
        await context.close()
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    expect(found).toEqual([])
  })
})
