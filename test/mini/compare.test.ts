import { isDeepStrictEqual } from 'node:util'
import type { Browser } from 'playwright-core'
import { startBank, type TestBank } from '../../sandbox/testing/bank'
import { openH5, type H5Driver } from '../drivers/h5'
import { remember } from '../drivers/member'
import type { MiniDriver } from '../drivers/mini'
import { openMiniAs, personsOf, type ReadyPerson } from '../drivers/persons'
import { turns, views, type View } from '../gallery/routes'
import { makeSamples } from '../gallery/samples'
import { watch } from '../gallery/watch'
import { weappBuild } from './fixtures'
import { launchQuietChromium } from '../drivers/chromium'
import { PHONE_CONTEXT } from './host/chromium'
import { readH5, readMini, type Screen } from './sameScreen'

// Two busy cores, and every route on two platforms.
jest.setTimeout(600_000)

/** Persons at once, and how many views one of them opens before somebody else may. */
const AT_ONCE = 2
const IN_ONE_TURN = 25

interface Difference {
  readonly route: string
  readonly h5: Screen
  readonly mini: Screen
}

interface Pair {
  /** Nothing is under way on the H5: what is public shows there before who the person is. */
  readonly settled: () => Promise<void>
  readonly h5: H5Driver
  readonly mini: MiniDriver
}

/** One person with both platforms in hand. The caller closes both. */
async function openPair(browser: Browser, bankOrigin: string, person: ReadyPerson): Promise<Pair> {
  const context = await browser.newContext(PHONE_CONTEXT)
  await remember(context, { sessionToken: person.app.token })
  const [h5, mini] = await Promise.all([
    openH5({ context, origin: bankOrigin }),
    openMiniAs(person, { browser, directory: weappBuild(), bankOrigin }),
  ])
  return { h5, mini, settled: watch(h5.page()).settled }
}

/**
 * Opens a view on both; the two screens where they aren't the same.
 * @param fresh the H5 loads the app anew, as it must where something was begun that asks before it is left
 */
async function differences({ h5, mini, settled }: Pair, view: View, fresh: boolean): Promise<Difference[]> {
  const { name, row, query, then } = view
  const look = (): Promise<[Screen, Screen]> => Promise.all([settled().then(() => readH5(h5)), readMini(mini)])
  await Promise.all([(fresh ? h5.open : h5.move)(row.name, query), mini.open(row.name, query)])
  let [onH5, inMini] = await look()
  if (then) {
    await Promise.all([then(h5), then(mini)])
    ;[onH5, inMini] = await look()
  }
  const [led, ledMini] = [await h5.currentRoute(), await mini.currentRoute()]
  expect([name, led, ledMini]).toEqual([name, row.name, row.name])
  return isDeepStrictEqual(onH5, inMini) ? [] : [{ route: name, h5: onH5, mini: inMini }]
}

describe('the same page on both platforms', () => {
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

  it('has the same title, texts and controls wherever a built route leads, and nothing goes wrong', async () => {
    const persons = personsOf(bank)
    const samples = await makeSamples((await persons('member')).app)
    const left = turns(views(samples).views, IN_ONE_TURN)
    const found: Difference[] = []
    const errors: string[] = []
    const work = async (): Promise<void> => {
      for (let turn = left.shift(); turn; turn = left.shift()) {
        const pair = await openPair(browser, bank.origin, await persons(turn.by))
        try {
          let fresh = true
          for (const view of turn.views) {
            found.push(...(await differences(pair, view, fresh)))
            fresh = view.then !== undefined
          }
          errors.push(...(await pair.h5.errors()), ...(await pair.mini.errors()))
        } finally {
          await Promise.all([pair.h5.page().context().close(), pair.mini.close()])
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    // Compared as screens, so that a failure shows the lines that differ.
    expect(found.map(({ route, mini }) => ({ route, ...mini }))).toEqual(
      found.map(({ route, h5 }) => ({ route, ...h5 })),
    )
    expect(errors).toEqual([])
  })
})
