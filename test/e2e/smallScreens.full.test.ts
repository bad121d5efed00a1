import type { Browser } from 'playwright-core'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import { allOrNone } from '../drivers/allOrNone'
import { ROWS } from '@/routes/table'
import { keepSignedIn } from '../drivers/alive'
import { isAsked } from '../drivers/askedPages'
import { COLOUR_RULES, findings, RULES, TALL } from '../drivers/axe'
import { launchQuietChromium } from '../drivers/chromium'
import { openH5 } from '../drivers/h5'
import { personsOf } from '../drivers/persons'
import { onSmallScreens, outOfSight, SMALLEST } from '../drivers/smallScreen'
import { drawsDialogs } from '../gallery/dialogModules'
import { DRAWN_BY, NOT_OPENED, OPENED_ONCE } from '../gallery/openings'
import { isInElder, oneForEachLook, views } from '../gallery/routes'
import type { View } from '../gallery/routes'
import { makeSamples } from '../gallery/samples'
import { watch } from '../gallery/watch'
import { PHONE_CONTEXT, STILL } from '../mini-host/chromium'
import { walk } from './walk'
import type { Look } from './walk'

// Every page is opened once, on two busy cores.
jest.setTimeout(900_000)

it('every module that draws a dialog is opened by some route’s sample', () => {
  const opened = [...Object.values(DRAWN_BY).flat(), ...OPENED_ONCE.map(({ drawnBy }) => drawnBy), NOT_OPENED]
  expect([...new Set(opened)].sort()).toEqual(drawsDialogs())
})

/** What must be in sight at once in the elder view, whole and large, unless a dialog has the page. */
const OUT_OF_REACH = (wanted: readonly string[]): string => `(() => {
  if ([...document.querySelectorAll('[aria-modal=true]')].some((each) => each.getClientRects().length > 0)) return []
  const pages = [...document.querySelectorAll('.taro_page')].filter((each) => each.clientWidth > 0)
  const page = pages.pop() ?? document.body
  const inSight = (element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
    const corners = [[left + 2, top + 2], [right - 2, top + 2], [left + 2, bottom - 2], [right - 2, bottom - 2]]
    const seen = ([x, y]) => { const hit = document.elementFromPoint(x, y); return hit && (element.contains(hit) || hit.contains(element)) }
    return width >= 60 && height >= 60 && corners.every(seen)
  }
  const controls = [...page.querySelectorAll('[role=button], [role=link]')]
  const nameOf = (element) => element.getAttribute('aria-label') ?? element.textContent.trim()
  return ${JSON.stringify(wanted)}.flatMap((name) =>
    controls.some((each) => nameOf(each).startsWith(name) && inSight(each)) ? [] : ['no ' + name + ' in sight'])
})()`

const openedOnce = (): View[] =>
  OPENED_ONCE.flatMap(({ route, ...opening }) =>
    ROWS.filter(({ name }) => name === route).map((row) => ({
      name: `${row.name}, opened`,
      row,
      query: {},
      aliases: [],
      look: '',
      ...opening,
    })),
  )

/** Records every title that the page on top sets. */
const NOTE_TITLES = `(() => {
  const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'title')
  window.titles = []
  Object.defineProperty(document, 'title', {
    get: () => get.call(document),
    set: (title) => { window.titles.push(title); set.call(document, title) },
  })
})()`

describe('on the smallest screen', () => {
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

  // The standard look is checked where every page is compared with the mini-program's (test/mini/everyPage).
  it('in the elder look all is in sight, large and accessible, and a page keeps its skeleton’s title', async () => {
    stop = keepSignedIn(bank)
    const persons = personsOf(bank)
    const samples = await makeSamples(persons)
    const asked = oneForEachLook(views(samples).views.filter((view) => isAsked(view.row) && isInElder(view)))
    const phone = { viewport: SMALLEST, bypassCSP: true }
    /** A person at the bank; on home also a transfer, and for whom none is possible what makes it so again. */
    const wanted = ({ row, by }: View): readonly string[] =>
      row.name !== '/' ? ['拨打客服热线'] : ['人工客服', '转账', ...(by === 'expired' ? ['身份证已过期'] : [])]
    const look: Look = async ({ driver, settled }, view) => {
      const { name, then } = view
      const page = driver.page()
      const found = await onSmallScreens(page, name, then !== undefined)
      if (then === undefined)
        for (const what of await page.evaluate<string[]>(OUT_OF_REACH(wanted(view)))) found.push(`${name}: ${what}`)
      await page.setViewportSize(TALL)
      // More of a list may be drawn now.
      await settled()
      found.push(...(await findings(page, `${name} elder`, RULES)))
      if (then !== undefined) {
        await page.emulateMedia({ colorScheme: 'dark' })
        found.push(...(await findings(page, `${name} elder dark`, COLOUR_RULES)))
        await page.emulateMedia({ colorScheme: 'light' })
      }
      await page.setViewportSize(SMALLEST)
      return found
    }
    const titles: Look = async ({ driver }, { name }) => {
      const said = await driver.page().evaluate<string[]>('window.titles.splice(0)')
      return new Set(said).size > 1 ? [`${name} is called ${said.join(', then ')}`] : []
    }
    const found = await walk(
      { browser, origin: bank.origin, persons, elder: true, phone, script: NOTE_TITLES },
      [...asked, ...openedOnce()],
      look,
      titles,
    )
    expect(found).toEqual([])
  })

  it.each([
    ['standard', false],
    ['elder', true],
  ])('the first question, for the consent, is whole and accessible in the %s look', async (_, elder) => {
    const context = await browser.newContext({ ...PHONE_CONTEXT, ...STILL, viewport: SMALLEST, bypassCSP: true })
    const driver = await openH5({ context, origin: bank.origin })
    try {
      await driver.open('/')
      await driver.tap('刘洋')
      await driver.see('隐私政策提示')
      await watch(driver.page()).settled()
      if (elder)
        await driver
          .page()
          .evaluate(`document.querySelectorAll('.theme').forEach((each) => each.classList.add('theme--elder'))`)
      expect(await outOfSight(driver.page())).toEqual([])
      // A low screen's bar covers a part of what lies behind the dialog, which axe would call a small target.
      await driver.page().setViewportSize(TALL)
      expect(await findings(driver.page(), 'consent', RULES)).toEqual([])
    } finally {
      await context.close()
    }
  })
})
