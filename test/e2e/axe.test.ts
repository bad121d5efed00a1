import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AxeResults } from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { startBank } from '../../sandbox/testing/bank'
import type { TestBank } from '../../sandbox/testing/bank'
import { ROWS } from '../../src/routes/table'
import { launchQuietChromium } from '../drivers/chromium'
import { openH5 } from '../drivers/h5'
import { remember } from '../drivers/member'
import { personsOf, type Person, type ReadyPerson } from '../drivers/persons'
import { turns, views, type View } from '../gallery/routes'
import { makeSamples } from '../gallery/samples'
import { SIGHTS } from '../gallery/sights'
import { watch } from '../gallery/watch'
import { PHONE_CONTEXT } from '../mini/host/chromium'

jest.setTimeout(240_000)

const AXE = readFileSync(join(__dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** All that a change of colours can break. */
const COLOUR_RULES = ['color-contrast']
/** Phones at once, and how many views one of them is led through before it is put away. */
const AT_ONCE = 3
const IN_ONE_TURN = 20

/** What axe finds on the page, a line each; [] when it is clean. */
async function findings(page: Page, name: string, rules: readonly string[]): Promise<string[]> {
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] })`,
  )
  return violations.map(
    ({ id, nodes }) =>
      `${name}: ${id} ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  )
}

describe('axe finds nothing on a built page', () => {
  let browser: Browser
  let bank: TestBank
  let all: readonly View[]
  let persons: (person: Person) => Promise<ReadyPerson>

  beforeAll(async () => {
    ;[browser, bank] = await Promise.all([
      launchQuietChromium(),
      startBank({ env: { STATIC_DIR: process.env.STATIC_DIR ?? 'dist/h5' } }),
    ])
    persons = personsOf(bank)
    all = views(await makeSamples((await persons('member')).app)).views
  })

  afterAll(async () => {
    await browser?.close()
    await bank?.close()
  })

  /** A person's phone whose app follows the system's colours. */
  async function phoneOf(by: Person, elderMode: boolean): Promise<BrowserContext> {
    const context = await browser.newContext({
      ...PHONE_CONTEXT,
      // Tall enough for a whole page: what a fixed bar covers until one scrolls is no finding.
      viewport: { width: 375, height: 4000 },
      bypassCSP: true,
      reducedMotion: 'reduce',
    })
    await remember(context, { sessionToken: (await persons(by)).app.token, colourMode: 'system', elderMode })
    return context
  }

  /**
   * Leads the persons through their views, some at once, and asks for each view what is wrong. The app is loaded once a
   * turn and moved on by its own router: loading it took most of the time.
   */
  async function onEach(
    chosen: readonly View[],
    elderMode: boolean,
    ask: (page: Page, view: View) => Promise<string[]>,
  ): Promise<string[]> {
    const left = turns(chosen, IN_ONE_TURN)
    const found: string[] = []
    const work = async (): Promise<void> => {
      for (let turn = left.shift(); turn; turn = left.shift()) {
        const context = await phoneOf(turn.by, elderMode)
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
          if (!(await driver.page().evaluate('"axe" in window'))) await driver.page().evaluate(AXE)
          found.push(...(await ask(driver.page(), view)))
        }
        await context.close()
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return found
  }

  it('in light and in dark', async () => {
    const found = await onEach(all, false, async (page, { name }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      const light = await findings(page, `${name} light`, RULES)
      await page.emulateMedia({ colorScheme: 'dark' })
      return [...light, ...(await findings(page, `${name} dark`, COLOUR_RULES))]
    })
    expect(found).toEqual([])
  })

  it('in the elder look', async () => {
    // Families share their pages: the first view of each page stands for them, unless each person sees another.
    const lookOf = ({ row, name }: View): string => (SIGHTS[row.name] ? name : row.page)
    const first = [...new Map([...all].reverse().map((view) => [lookOf(view), view])).values()]
    expect(await onEach(first, true, (page, { name }) => findings(page, `${name} elder`, RULES))).toEqual([])
  })

  it('has looked at every page that a route is built with', () => {
    expect(new Set(all.map(({ row }) => row.page))).toEqual(new Set(ROWS.map((row) => row.page)))
  })
})
