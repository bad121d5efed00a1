import type { Page } from 'playwright-core'

/** How many stops of the Tab key are looked at: a dialog's all, and a page's first ones. */
const STOPS = 10

/** Where the focus is, in the order of what a person reads; undefined: nowhere. */
interface Stop {
  readonly name: string
  /** In the page as if nothing had been scrolled. */
  readonly top: number
  readonly bottom: number
  /** Stays where it is while the page scrolls, and has no place in its order. */
  readonly stands: boolean
  readonly reachable: boolean
  readonly marked: boolean
  readonly index: number
}

/** A field is marked by the line around it and by its cursor; everything else has a ring. */
const FOCUSED = `(() => {
  const element = document.activeElement
  if (!element || element === document.body) return undefined
  const shown = (one) => one.getClientRects().length > 0
  const dialogs = [...document.querySelectorAll('[aria-modal=true]')].filter(shown)
  const pages = [...document.querySelectorAll('.taro_page')].filter((one) => one.clientWidth > 0)
  const scope = dialogs.pop() ?? pages.pop() ?? document.body
  const around = []
  for (let one = element.parentElement; one; one = one.parentElement) around.push(one)
  const scrolled = around.reduce((sum, one) => sum + one.scrollTop, 0)
  const { top, bottom } = element.getBoundingClientRect()
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  return {
    name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) || element.className,
    top: top + scrolled,
    bottom: bottom + scrolled,
    stands: [element, ...around].some((one) => /fixed|sticky/.test(getComputedStyle(one).position)),
    reachable: scope.contains(element),
    marked: /^(INPUT|TEXTAREA)$/.test(element.tagName) || (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0),
    index: [...document.querySelectorAll('*')].indexOf(element),
  }
})()`

const hasDialog = (page: Page): Promise<boolean> =>
  page.evaluate('[...document.querySelectorAll("[aria-modal=true]")].some((one) => one.getClientRects().length > 0)')

/**
 * What is wrong for who goes through the H5's page, or the dialog over it, by the Tab key, one line each: the focus isn't in
 * an opened dialog, leads behind it or to a page below, goes up the page, or can't be seen.
 */
export async function focusFaults(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  const look = (): Promise<Stop | undefined> => page.evaluate<Stop | undefined>(FOCUSED)
  const dialog = await hasDialog(page)
  if (dialog) {
    const now = await look()
    if (now?.reachable !== true) found.push(`${name}: the focus isn't in the dialog`)
  } else await page.evaluate('document.activeElement?.blur?.()')
  const seen = new Set<number>()
  let before: Stop | undefined
  while (seen.size < STOPS) {
    await page.keyboard.press('Tab')
    const now = await look()
    if (!now || seen.has(now.index)) {
      if (!now && dialog) found.push(`${name}: the focus leaves the dialog`)
      break
    }
    seen.add(now.index)
    if (!now.reachable) found.push(`${name}: the focus goes behind, to ${now.name}`)
    if (!now.marked) found.push(`${name}: nothing shows the focus on ${now.name}`)
    if (before && !before.stands && !now.stands && now.bottom <= before.top)
      found.push(`${name}: the focus goes up from ${before.name} to ${now.name}`)
    before = now
  }
  return found
}
