import type { Page } from 'playwright-core'

/** The smallest phone that the app supports, and others on which dialogs have been cut off. */
export const SMALLEST = { width: 320, height: 640 }
const DIALOGS_TOO = [
  { width: 320, height: 560 },
  { width: 360, height: 720 },
  { width: 375, height: 667 },
]

/**
 * Finds what must be reachable without scrolling but isn't: the primary actions but those of a field, the amount that is typed, a whole keyboard with what is paid, and a
 * whole gesture pad.
 * Looks at the open dialog; otherwise at the page on top.
 */
const OUT_OF_SIGHT = `(() => {
  const shown = (element) => element.getClientRects().length > 0
  const dialogs = [...document.querySelectorAll('[aria-modal=true]')].filter(shown)
  const pages = [...document.querySelectorAll('.taro_page')].filter((each) => each.clientWidth > 0)
  const scope = dialogs.pop() ?? pages.pop() ?? document.body
  const needed = '.ui-button--primary:not(.ui-button--small), .ui-gesture-pad__point, .ui-secure-keyboard__key, .ui-secure-keyboard__hint, .ui-keypad__key, .ui-sheet-head__close'
  // A lower screen has no room for an amount and all its keys.
  const typed = innerHeight >= 640 ? ', .ui-amount-input__entry--typing .ui-amount-input__line' : ''
  return [...scope.querySelectorAll(needed + typed)].filter(shown).flatMap((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const named = element.className + ' ' + (element.getAttribute('aria-label') ?? element.textContent.trim())
    if (top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1)
      return [named + ' stands from ' + Math.round(top) + ' to ' + Math.round(bottom)]
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return hit && (element.contains(hit) || hit.contains(element)) ? [] : [named + ' is covered']
  })
})()`

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
  const isFigure = (element) => /¥[0-9]|[0-9](?:,[0-9]{3})+|[0-9](?:元|万元|%)/.test(textOf(element))
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

/**
 * Pictures that are cut by their frame, arrows that stand off the line of what they belong to, short words that are broken,
 * and a bar for actions without one.
 */
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
  const isBroken = (each) =>
    each.childElementCount === 0 && each.textContent.trim().length <= 4 &&
    each.clientHeight > 2.2 * parseFloat(getComputedStyle(each).fontSize)
  return [
    ...all('.ui-cell__value, .ui-tag').filter(isBroken).map((each) => 'a short word is broken: ' + each.textContent.trim()),
    ...all('.ui-screen__action').filter((each) => each.textContent.trim() === '').map(() => 'a bar without an action'),
    ...cut.map(() => 'a picture is larger than its frame'),
    ...off.map((arrow) => 'an arrow stands off the line of ' + arrow.parentElement.textContent.trim()),
  ]
})()`

/**
 * Controls of one page or of the dialog over it that are called the same, so that nobody who hears them knows which is
 * which. Keys, places of a calendar and rows of a list that only differ by what happened are told apart by their place,
 * rows of groups by the group's heading.
 */
const CALLED_THE_SAME = `(() => {
  const shown = (element) => element.getClientRects().length > 0
  const dialogs = [...document.querySelectorAll('[aria-modal=true]')].filter(shown)
  const pages = [...document.querySelectorAll('.taro_page')].filter((each) => each.clientWidth > 0)
  const scope = dialogs.pop() ?? pages.pop() ?? document.body
  const controls = [...scope.querySelectorAll('[role=button], [role=link], [role=switch], [role=checkbox], input, textarea')]
  const groupOf = (element) => element.closest('.ui-cell-group')?.querySelector('.ui-cell-group__title')?.textContent ?? ''
  const nameOf = (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\\s+/g, '')
  const byPlace = '[role=listitem], .list-row, .ui-tab-bar, .ui-month-grid'
  const happened = /[0-9]:[0-9]{2}|¥[0-9,.]+$/
  const told = controls.filter((each) => shown(each) && each.closest(byPlace) === null && nameOf(each) !== '' && !happened.test(nameOf(each)))
  const names = told.map((each) => nameOf(each) + groupOf(each))
  return [...new Set(told.filter((_, index) => names.indexOf(names[index]) !== index).map(nameOf))].map((name) => 'several controls are called ' + name)
})()`

/** Scrolls to an amount that is being typed, as the page does when its keys are opened on a screen of this size. */
const AS_OPENED = `(() => {
  const entry = [...document.querySelectorAll('.ui-amount-input__entry--typing')].find((each) => each.getClientRects().length > 0)
  entry?.scrollIntoView({ block: 'end' })
})()`

/** What is out of sight on the screen as large as it is now, one line each. */
export const outOfSight = (page: Page): Promise<string[]> => page.evaluate<string[]>(OUT_OF_SIGHT)

/**
 * What a small screen shows badly, one line each; [] when there is nothing. The page is left on the smallest screen.
 * @param dialog looks at it on further screens, because dialogs have been cut off on these
 */
export async function onSmallScreens(page: Page, name: string, dialog: boolean): Promise<string[]> {
  const found: string[] = []
  for (const size of dialog ? [...DIALOGS_TOO, SMALLEST] : [SMALLEST]) {
    await page.setViewportSize(size)
    await page.evaluate(AS_OPENED)
    for (const what of await outOfSight(page)) found.push(`${name} ${size.width}x${size.height}: ${what}`)
  }
  for (const script of [SMALL_OR_MISCOLOURED, OFF_THE_LINE, CALLED_THE_SAME])
    for (const what of await page.evaluate<string[]>(script)) found.push(`${name}: ${what}`)
  return found
}
