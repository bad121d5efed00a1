import type { Browser } from 'playwright-core'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import { isAsked } from '../drivers/askedPages'
import { findings, RULES } from '../drivers/axe'
import { launchQuietChromium } from '../drivers/chromium'
import { openH5 } from '../drivers/h5'
import { personsOf } from '../drivers/persons'
import { views } from '../gallery/routes'
import { makeSamples } from '../gallery/samples'
import { watch } from '../gallery/watch'
import { PHONE_CONTEXT, STILL } from '../mini/host/chromium'
import { oneForEachLook, walk } from './walk'
import type { Look } from './walk'

jest.setTimeout(300_000)

/** The smallest phone that the app supports, and others on which dialogs have been cut off. */
const SMALLEST = { width: 320, height: 640 }
const DIALOGS_TOO = [
  { width: 320, height: 560 },
  { width: 360, height: 720 },
  { width: 375, height: 667 },
]

/**
 * Finds what must be reachable without scrolling but isn't: the primary actions, and a whole keyboard with what is paid.
 * Looks at the open dialog; otherwise at the page on top.
 */
const OUT_OF_SIGHT = `(() => {
  const shown = (element) => element.getClientRects().length > 0
  const dialogs = [...document.querySelectorAll('[aria-modal=true]')].filter(shown)
  const pages = [...document.querySelectorAll('.taro_page')].filter((each) => each.clientWidth > 0)
  const scope = dialogs.pop() ?? pages.pop() ?? document.body
  const needed = '.ui-button--primary, .ui-secure-keyboard__key, .ui-secure-keyboard__hint, .ui-sheet-head__close'
  return [...scope.querySelectorAll(needed)].filter(shown).flatMap((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const named = element.className + ' ' + (element.getAttribute('aria-label') ?? element.textContent.trim())
    if (top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1)
      return [named + ' stands from ' + Math.round(top) + ' to ' + Math.round(bottom)]
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return hit && (element.contains(hit) || hit.contains(element)) ? [] : [named + ' is covered']
  })
})()`

/** What must be in sight at once in the elder view, whole and large: a person at the bank, and on home a transfer. */
const OUT_OF_REACH = (wanted: readonly string[]): string => `(() => {
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

/** Pages on which money is moved or shown: home, shelf, assets, accounts, transfers, records, cards and products. */
const ABOUT_MONEY = /^(?:pages\/(?:home|shelf|assets)|packages\/(?:account|cards|product))\//

/**
 * Amounts, rates, problems and actions in small print, and red or green money that is neither interest nor income, by
 * what stands beside it or over its group.
 */
const SMALL_OR_MISCOLOURED = `(() => {
  const shown = (element) => element.getClientRects().length > 0
  const pages = [...document.querySelectorAll('.taro_page')].filter((each) => each.clientWidth > 0)
  const scope = pages.pop() ?? document.body
  const textOf = (element) => (element.textContent ?? '').trim()
  const all = (selector) => [...scope.querySelectorAll(selector)].filter((each) => shown(each) && textOf(each) !== '')
  const bar = (element) => element.closest('.ui-tab-bar') !== null
  const isAction = (element) => textOf(element).length <= 6 && !bar(element)
  const leaves = (element) => [...element.querySelectorAll('*'), element].filter((each) =>
    shown(each) && [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== ''))
  const isFigure = (element) => /^[+−-]?(?:¥[0-9,.]+|[0-9]+,[0-9,.]+|[0-9,.]+(?:元|万元|%))$/.test(textOf(element))
  const needed = [
    ...all('.ui-amount, .ui-rate, [role=alert]'),
    ...all('[role=button], [role=link]').filter(isAction),
    ...leaves(scope).filter(isFigure),
  ]
  const small = [...new Set(needed.flatMap(leaves))].filter((each) => parseFloat(getComputedStyle(each).fontSize) < 13)
  const beside = (element) => element.parentElement?.parentElement?.parentElement ?? element
  const titleOf = (element) =>
    element.closest('.ui-cell-group')?.querySelector('.ui-cell-group__title')?.textContent ?? ''
  const miscoloured = all('.ui-amount--gain, .ui-amount--loss').filter((each) =>
    getComputedStyle(each).color !== getComputedStyle(each.parentElement).color &&
    !/息|收益|奖励|券/.test(textOf(beside(each)) + titleOf(each)))
  return [
    ...small.map((each) => 'in small print: ' + textOf(each)),
    ...miscoloured.map((each) => 'coloured as income: ' + textOf(beside(each))),
  ]
})()`

/** Pictures that are cut by their frame, and arrows that stand off the line of what they belong to. */
const OFF_THE_LINE = `(() => {
  const shown = (element) => element.getClientRects().length > 0
  const pages = [...document.querySelectorAll('.taro_page')].filter((each) => each.clientWidth > 0)
  const page = pages.pop() ?? document.body
  const all = (selector) => [...page.querySelectorAll(selector)].filter(shown)
  const middle = (element) => { const { top, bottom } = element.getBoundingClientRect(); return (top + bottom) / 2 }
  const cut = all('img').filter((each) => {
    const [own, frame] = [each, each.parentElement].map((one) => one.getBoundingClientRect())
    return own.width > frame.width + 1 || own.height > frame.height + 1
  })
  const beside = (arrow) => arrow.previousElementSibling ?? arrow.parentElement
  const off = all('.ui-icon--arrow-right').filter((arrow) => Math.abs(middle(arrow) - middle(beside(arrow))) > 2)
  return [
    ...cut.map(() => 'a picture is larger than its frame'),
    ...off.map((arrow) => 'an arrow stands off the line of ' + arrow.parentElement.textContent.trim()),
  ]
})()`

/** Records every title that the page on top sets. */
const NOTE_TITLES = `(() => {
  const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'title')
  window.titles = []
  Object.defineProperty(document, 'title', {
    get: () => get.call(document),
    set: (title) => { window.titles.push(title); set.call(document, title) },
  })
})()`

describe.each([
  ['the standard look', false],
  ['the elder look', true],
])('on a screen of 320 by 640 in %s', (_, elder) => {
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

  it('every primary action and every keyboard is in sight without scrolling, and a page keeps its skeleton’s title', async () => {
    const persons = personsOf(bank)
    const samples = await makeSamples(persons)
    const asked = oneForEachLook(views(samples).views.filter(({ row }) => isAsked(row)))
    const phone = { viewport: SMALLEST }
    const look: Look = async (driver, { name, row, act }) => {
      const page = driver.page()
      const found: string[] = []
      for (const size of act === undefined ? [SMALLEST] : [...DIALOGS_TOO, SMALLEST]) {
        await page.setViewportSize(size)
        for (const what of await page.evaluate<string[]>(OUT_OF_SIGHT))
          found.push(`${name} ${act ?? ''} ${size.width}x${size.height}: ${what}`)
      }
      for (const what of await page.evaluate<string[]>(SMALL_OR_MISCOLOURED))
        found.push(`${name} ${act ?? ''}: ${what}`)
      for (const what of await page.evaluate<string[]>(OFF_THE_LINE)) found.push(`${name} ${act ?? ''}: ${what}`)
      if (elder && act === undefined && ABOUT_MONEY.test(row.page))
        for (const what of await page.evaluate<string[]>(
          OUT_OF_REACH(row.name === '/' ? ['人工客服', '转账'] : ['拨打客服热线']),
        ))
          found.push(`${name}: ${what}`)
      return found
    }
    const titles: Look = async (driver, { name }) => {
      const said = await driver.page().evaluate<string[]>('window.titles.splice(0)')
      return new Set(said).size > 1 ? [`${name} is called ${said.join(', then ')}`] : []
    }
    const found = await walk(
      { browser, origin: bank.origin, persons, elder, phone, script: NOTE_TITLES },
      asked,
      look,
      titles,
    )
    expect(found).toEqual([])
  })

  it('the first question, for the consent, is whole and accessible', async () => {
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
      expect(await driver.page().evaluate<string[]>(OUT_OF_SIGHT)).toEqual([])
      expect(await findings(driver.page(), 'consent', RULES)).toEqual([])
    } finally {
      await context.close()
    }
  })
})
