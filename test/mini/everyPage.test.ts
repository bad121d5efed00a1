import { isDeepStrictEqual } from 'node:util'
import type { Browser } from 'playwright-core'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import type { RouteName } from '@/routes/names'
import { ROWS } from '@/routes/table'
import { allOrNone } from '../drivers/allOrNone'
import { keepSignedIn } from '../drivers/alive'
import { isAsked } from '../drivers/askedPages'
import { COLOUR_RULES, findings, RULES, TALL } from '../drivers/axe'
import { bannedTexts } from '../drivers/bannedTexts'
import { launchQuietChromium } from '../drivers/chromium'
import { focusFaults } from '../drivers/focus'
import { openH5 } from '../drivers/h5'
import type { H5Driver } from '../drivers/h5'
import { remember } from '../drivers/member'
import type { MiniDriver } from '../drivers/mini'
import { moved, NOTE_MOVES } from '../drivers/moved'
import { openMiniAs, personsOf } from '../drivers/persons'
import type { ReadyPerson } from '../drivers/persons'
import { onSmallScreens } from '../drivers/smallScreen'
import { oneForEachPage, turns, views } from '../gallery/routes'
import type { View } from '../gallery/routes'
import { makeSamples } from '../gallery/samples'
import { watch } from '../gallery/watch'
import { isFull } from '../strength'
import { weappBuild } from './programs'
import { PHONE_CONTEXT, STILL } from '../mini-host/chromium'
import { until } from '../mini-host/runtime/until'
import { breaches, measureStep } from './limits'
import { readH5, readMini } from './sameScreen'
import type { Screen } from './sameScreen'

// Minutes: there are two busy cores, and every route is opened on two platforms.
const MINUTES = 20

/**
 * How many persons work at once, one more than there are cores, because each waits for its screens half of the time; and how
 * many views one opens before the next may begin.
 */
const AT_ONCE = 3
const IN_ONE_TURN = 25

/** How often two screens that differ are read again before it counts. */
const LOOKS_AGAIN = 3
const LOOK_AGAIN_MS = 1_000
const SIGN_IN_MS = 20_000
const MORE_OF_A_LIST_MS = 100

/** Makes a link into the mini-program, and tells how long it holds, only outside of it. */
const LINK_FROM_OUTSIDE: RouteName = '/evokeMinip'

interface Difference {
  readonly route: string
  readonly h5: Screen
  readonly mini: Screen
}

/** What was seen when every page was opened once. */
interface Seen {
  readonly pages: Set<string>
  readonly differences: Difference[]
  readonly axe: string[]
  readonly small: string[]
  readonly focus: string[]
  readonly moved: string[]
  readonly ticked: string[]
  readonly banned: string[]
  readonly limits: string[]
  readonly errors: string[]
}

interface Pair {
  readonly h5: H5Driver
  readonly mini: MiniDriver
  /** Waits until nothing is under way on the H5, which shows public content before it knows who the person is. */
  readonly settled: (quietMs?: number) => Promise<void>
}

/**
 * Opens home until the bank has said who the person is and home has led them to the first step: a public page opened before
 * would ask nobody to sign in, or be left for that step when the answer comes.
 */
async function signInAtHome(mini: MiniDriver): Promise<void> {
  await mini.open('/')
  await until(
    async () => (await mini.currentRoute()) === '/VerifiedPhone',
    () => 'nobody signs in on home',
    SIGN_IN_MS,
  )
}

/**
 * One person with both platforms open. The caller closes both.
 * @param isNew somebody who has begun nothing and reads public pages
 */
async function openPair(browser: Browser, bankOrigin: string, person: ReadyPerson, isNew: boolean): Promise<Pair> {
  const context = await browser.newContext({ ...PHONE_CONTEXT, ...STILL, bypassCSP: true })
  await remember(context, { sessionToken: person.app.token, colourMode: 'system' })
  await context.addInitScript(NOTE_MOVES)
  const [h5, mini] = await allOrNone(
    openH5({ context, origin: bankOrigin }),
    openMiniAs(person, { browser, directory: weappBuild(), bankOrigin, still: true }),
  )
  // The launch is measured separately.
  if (!person.signedIn) await (isNew ? signInAtHome(mini) : mini.open('/'))
  return { h5, mini, settled: watch(h5.page()).settled }
}

const closePair = ({ h5, mini }: Pair): Promise<unknown> => Promise.all([h5.page().context().close(), mini.close()])

/** Axe's findings on the H5's page, in light and in dark; the page is left as tall as they need it. */
async function askAxe({ h5, settled }: Pair, name: string): Promise<string[]> {
  const page = h5.page()
  await page.setViewportSize(TALL)
  // More of a list may be drawn now: it is asked for with the next frame.
  await settled(MORE_OF_A_LIST_MS)
  const light = await findings(page, `${name} light`, RULES)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await findings(page, `${name} dark`, COLOUR_RULES)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark]
}

/** A consent that nobody has given yet: nothing may be ticked for a customer. */
const isTickedConsent = (control: string): boolean =>
  control.endsWith(' checked') && /同意|阅读|知悉|自愿|授权|确认/.test(control)

/** Our own address, which each platform was built or opened with. */
const ownAddress = (line: string): string => line.replace(/^http:\/\/(?:localhost|127\.0\.0\.1):\d+\//, '/')

/** A text that says up to which minute it holds, or in which it was made for its reader: one may ask a minute later. */
const atWhichMinute = (line: string): string => line.replace(/^(截至|出具时间).*?\d\d:\d\d/, '$1')

/**
 * What both platforms must show alike: without the reminders that only WeChat sends, without the minute in which each asked,
 * without whom the size of texts follows, without the way to a branch, which a browser alone has no map for, without the mini-program among the other channels, without the count of unread
 * messages, which only an app knows that has asked for it before, and without the value in a slider's name, which the H5
 * says apart. The texts of the message settings' sheet are not compared, because in the mini-program it has a part about WeChat's reminders.
 */
const comparable = ({ title, texts, controls }: Screen): Screen => {
  const isCommon = (line: string): boolean =>
    !line.includes('微信提醒') &&
    !/^跟随(?:微信|浏览器)|^(?:button )?微信小程序$|^(?:button )?(?:导航|复制地址)(?:，|$)/.test(line)
  return {
    title,
    texts: texts.filter(isCommon).map(ownAddress).map(atWhichMinute),
    controls: controls
      .filter(isCommon)
      .map((line) => line.replace(/，\d+条未读$/, '').replace(/^(slider [^，]*)，.*/, '$1')),
  }
}

/**
 * Opens a view on both and looks at it.
 * @param fresh the H5 loads the app anew, as it must after an act on a page that asks before it is left
 */
async function look(pair: Pair, view: View, fresh: boolean, seen: Seen): Promise<void> {
  const { h5, mini, settled } = pair
  const { name, row, query, then } = view
  const onH5 = async (): Promise<Screen> => {
    await (fresh ? h5.open : h5.move)(row.name, query)
    await settled()
    seen.moved.push(...(await moved(h5.page(), row.name)))
    if (then) {
      await then(h5)
      await settled()
    }
    return readH5(h5)
  }
  const inMini = async (): Promise<Screen> => {
    await mini.open(row.name, query)
    const first = await readMini(mini)
    if (!then) return first
    await then(mini)
    return readMini(mini)
  }
  let shown: Screen | undefined
  const [first, figures] = await Promise.all([
    onH5(),
    measureStep(mini, name, async () => {
      shown = await inMini()
    }),
  ])
  let screen = first
  const isAlike = (): boolean =>
    view.act === 'messageSettings' ||
    row.name === LINK_FROM_OUTSIDE ||
    (shown !== undefined && isDeepStrictEqual(comparable(screen), comparable(shown)))
  // A public page shows what it has before it knows who the person is, and one platform may know it before the other.
  for (let looks = 0; !isAlike() && looks < LOOKS_AGAIN; looks++) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
    ;[screen, shown] = await Promise.all([readH5(h5), readMini(mini)])
  }
  // What one of them has shown may be over: another of this customer's phones has read a message, say.
  if (!isAlike() && !then) {
    screen = await onH5()
    shown = await inMini()
  }
  const led = [await h5.currentRoute(), await mini.currentRoute()]
  expect([name, ...led]).toEqual([name, row.name, row.name])
  seen.pages.add(row.page)
  if (!then) seen.ticked.push(...screen.controls.filter(isTickedConsent).map((control) => `${name}: ${control}`))
  seen.banned.push(
    ...bannedTexts([screen.title, ...screen.texts, ...screen.controls]).map((text) => `${name}: ${text}`),
  )
  if (shown && !isAlike()) seen.differences.push({ route: name, h5: screen, mini: shown })
  seen.limits.push(...breaches(figures))
  const page = h5.page()
  const phone = page.viewportSize()
  seen.small.push(...(await onSmallScreens(page, name, view.act !== undefined)))
  seen.focus.push(...(await focusFaults(page, name)))
  seen.axe.push(...(await askAxe(pair, name)))
  if (phone) await page.setViewportSize(phone)
}

describe('every page that a built route leads to, opened on both platforms', () => {
  let browser: Browser
  let bank: TestBank
  let stop: () => void = () => undefined
  const seen: Seen = {
    pages: new Set(),
    differences: [],
    axe: [],
    small: [],
    focus: [],
    moved: [],
    ticked: [],
    banned: [],
    limits: [],
    errors: [],
  }

  beforeAll(async () => {
    ;[browser, bank] = await allOrNone(
      launchQuietChromium(),
      startBank({ env: { STATIC_DIR: process.env.STATIC_DIR ?? 'dist/h5' } }),
    )
    stop = keepSignedIn(bank)
    const persons = personsOf(bank)
    const samples = await makeSamples(persons)
    const asked = views(samples).views.filter(({ row }) => isAsked(row))
    const left = turns(isFull ? asked : oneForEachPage(asked), IN_ONE_TURN)
    const work = async (): Promise<void> => {
      for (let turn = left.shift(); turn; turn = left.shift()) {
        const pair = await openPair(browser, bank.origin, await persons(turn.by), turn.by === 'stranger')
        try {
          let fresh = true
          for (const view of turn.views) {
            await look(pair, view, fresh, seen)
            fresh = view.then !== undefined
            // A question belongs to the app and would stay open after its page.
            if (view.act === 'question') await pair.mini.tap('取消')
          }
          seen.errors.push(...(await pair.h5.errors()), ...(await pair.mini.errors()))
        } catch (error) {
          left.length = 0
          throw error
        } finally {
          await closePair(pair)
        }
      }
    }
    // Waits for all before reporting one's failure: otherwise the others would go on and leave servers behind, and Jest
    // would never end.
    const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  }, MINUTES * 60_000)

  afterAll(async () => {
    stop()
    await browser?.close()
    await bank?.close()
  })

  test('is one of all that there are', () => {
    expect(seen.pages).toEqual(new Set(ROWS.filter(isAsked).map(({ page }) => page)))
  })

  test('has the same title, texts and controls on both, and nothing goes wrong', () => {
    // Compared as screens, so that a failure shows the lines that differ.
    expect(seen.differences.map(({ route, mini }) => ({ route, ...mini }))).toEqual(
      seen.differences.map(({ route, h5 }) => ({ route, ...h5 })),
    )
    expect(seen.errors).toEqual([])
  })

  test('has ticked no consent beforehand', () => {
    expect(seen.ticked).toEqual([])
  })

  test('says nothing that a bank must not say', () => {
    expect(seen.banned).toEqual([])
  })

  test('is accessible in light and in dark, as far as axe can tell', () => {
    expect(seen.axe).toEqual([])
  })

  test('has its primary actions and keyboards in sight on a screen of 320 by 640, and no figure in small print', () => {
    expect(seen.small).toEqual([])
  })

  test('is gone through by the Tab key from top to bottom, in sight, and not behind a dialog', () => {
    expect(seen.focus).toEqual([])
  })

  test('moves nothing after it was drawn', () => {
    expect(seen.moved).toEqual([])
  })

  test("keeps WeChat's limits", () => {
    expect(seen.limits).toEqual([])
  })
})
