/**
 * Reads a screen as a person perceives it: visible texts, controls by accessible name. It runs inside the browser on both
 * platforms, so that both are compared in the same way. No imports: drivers inject it into pages as one script.
 */

export interface Control {
  readonly role: string
  readonly name: string
  readonly disabled: boolean
  readonly checked: boolean
}

/** Where to tap; `problem` says why tapping there isn't possible. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly problem?: string
}

export interface Reader {
  texts(): string[]
  controls(): Control[]
  /** Whether the text is part of a visible text or of a control's name. */
  hears(text: string): boolean
  /**
   * A quick check before the thorough ones, which read every element's style: whether the text is anywhere in the page,
   * visible or not. It can be false for a visible text only when the text surrounds something hidden.
   */
  mayHold(text: string): boolean
  /** All that is heard, in one text: what a later look must not have found before. */
  said(): string
  /** The element a person would tap for this name: by label, then control, then text. A page's title is never tapped. */
  find(name: string): Element | undefined
  /** The text field with this label or placeholder. */
  field(label: string): HTMLInputElement | HTMLTextAreaElement | undefined
  /** Scrolls the element for the name into view and says where it is; undefined when there is none. */
  spot(name: string): Spot | undefined
}

const CONTROLS =
  'button,input,textarea,select,a[href],wx-navigator,wx-picker,[role=button],[role=link],[role=checkbox],[role=radio],[role=switch],[role=tab],[role=menuitem],[role=option],[role=slider],[role=textbox]'

const ROLES: Readonly<Record<string, string>> = {
  button: 'button',
  input: 'textbox',
  textarea: 'textbox',
  select: 'combobox',
  a: 'link',
  'wx-navigator': 'link',
  'wx-picker': 'button',
}

/** Attributes that name an element besides its text. */
const NAMING = ['aria-label', 'placeholder'] as const

const unspaced = (text: string): string => text.replace(/[\s\u200b]+/g, '')

const clean = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim()

function isVisible(element: Element): boolean {
  // Chromium calls it visible even when scripts run.
  if (element.tagName === 'NOSCRIPT') return false
  if (typeof element.checkVisibility === 'function') {
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    return window.getComputedStyle(element).display === 'contents' || element.getClientRects().length > 0
  }
  for (let node: Element | null = element; node; node = node.parentElement) {
    const { display, visibility } = window.getComputedStyle(node)
    if (display === 'none' || visibility === 'hidden' || (node as HTMLElement).hidden) return false
  }
  return true
}

/** Reports texts in runs: all that belongs to one line, however many nodes it is made of. */
function runsOf(root: Element, heard: (text: string, element: Element) => void): void {
  let run = ''
  let holder: Element = root
  const flush = (): void => {
    const text = clean(run)
    if (text !== '') heard(text, holder)
    run = ''
  }
  const walk = (element: Element): void => {
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) {
        if (run === '') holder = element
        run += node.textContent ?? ''
      } else if (
        node instanceof Element &&
        node.getAttribute('aria-hidden') !== 'true' &&
        !/^(script|style|noscript|iframe|svg)$/.test(node.localName)
      ) {
        const { display } = window.getComputedStyle(node)
        if (display === 'none') continue
        const flows = display === 'inline' || display === 'contents'
        if (!flows) flush()
        else if (run === '') holder = node
        if (flows || isVisible(node)) walk(node)
        if (!flows) flush()
      }
    }
  }
  if (isVisible(root)) walk(root)
  flush()
}

function textOf(element: Element): string {
  const texts: string[] = []
  runsOf(element, (text) => texts.push(text))
  return texts.join(' ')
}

function labelOf(element: Element): string {
  const label = element.getAttribute('aria-label')
  if (label) return clean(label)
  const by = element.getAttribute('aria-labelledby')
  if (by)
    return clean(
      by
        .split(/\s+/)
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    )
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return clean(element.placeholder)
  const around = /^wx-(checkbox|radio|switch)$/.test(element.localName) ? element.closest('wx-label') : null
  return textOf(element) || (around ? textOf(around) : '')
}

const roleOf = (element: Element): string => {
  const type = element instanceof HTMLInputElement ? element.type : ''
  return (
    element.getAttribute('role') ??
    (/^(checkbox|radio)$/.test(type) ? type : (ROLES[element.localName] ?? element.localName))
  )
}

const isDisabled = (element: Element): boolean =>
  element.hasAttribute('disabled') || element.getAttribute('aria-disabled') === 'true'

/** Whether the element, or a page around it, is still moving. */
const isMoving = (element: Element): boolean =>
  typeof document.getAnimations === 'function' &&
  document.getAnimations().some(({ effect, playState }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null
    const ends = effect?.getComputedTiming().iterations !== Infinity
    return playState === 'running' && ends && target?.contains(element) === true
  })

/**
 * For a link that continues on the next line, its widest part, because the middle of the whole may be outside the link.
 */
const touchable = (element: Element): DOMRect =>
  [...element.getClientRects()].reduce(
    (widest, each) => (each.width > widest.width ? each : widest),
    element.getClientRects()[0] ?? element.getBoundingClientRect(),
  )

function spotOf(element: Element): Spot {
  element.scrollIntoView?.({ block: 'center', inline: 'center' })
  const rect = touchable(element)
  const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2]
  const hit = document.elementFromPoint?.(x, y)
  const { clientWidth, clientHeight } = document.documentElement
  // A page about to slide in is beside the screen, where a phone's browser still finds the document itself.
  const isOutside = !hit || x < 0 || y < 0 || x > clientWidth || y > clientHeight
  if (isDisabled(element)) return { x, y, problem: 'it is disabled' }
  if (isMoving(element)) return { x, y, problem: 'it is moving' }
  if (typeof document.elementFromPoint === 'function' && isOutside) return { x, y, problem: 'it is outside the screen' }
  if (hit && !element.contains(hit) && !hit.contains(element))
    return { x, y, problem: `<${hit.localName} class="${hit.className}"> covers it` }
  return { x, y }
}

/** A reader over the given roots, the topmost last; a modal dialog among them hides the others. */
export function createReader(roots: () => readonly Element[]): Reader {
  const scope = (): readonly Element[] => {
    const modal = roots()
      .flatMap((root) => [...root.querySelectorAll('[aria-modal=true]')])
      .filter(isVisible)
    const last = modal[modal.length - 1]
    return last ? [last] : roots()
  }
  const elements = (selector: string): Element[] =>
    scope()
      .flatMap((root) => [...root.querySelectorAll(selector)])
      .filter(isVisible)
  const runs = (): { text: string; element: Element }[] => {
    const found: { text: string; element: Element }[] = []
    for (const root of scope()) runsOf(root, (text, element) => found.push({ text, element }))
    return found
  }
  // A title often says the same as a button that comes a moment later.
  const tappable = () => runs().filter(({ element }) => !element.closest('[role=heading][aria-level="1"]'))
  const find = (name: string): Element | undefined => {
    const wanted = clean(name)
    const controls = (): Element[] => elements(CONTROLS)
    const steps: (() => Element[])[] = [
      () => elements('[aria-label]').filter((element) => clean(element.getAttribute('aria-label') ?? '') === wanted),
      () => controls().filter((element) => labelOf(element) === wanted),
      () => tappable().flatMap(({ text, element }) => (text === wanted ? [element] : [])),
      () => controls().filter((element) => labelOf(element).includes(wanted)),
      () => tappable().flatMap(({ text, element }) => (text.includes(wanted) ? [element] : [])),
    ]
    for (const step of steps) {
      const found = step()
      if (found.length > 0) return found.find((element) => !isDisabled(element)) ?? found[0]
    }
    return undefined
  }
  return {
    texts: () => runs().map(({ text }) => text),
    hears: (text) =>
      runs().some((run) => run.text.includes(text)) ||
      elements(CONTROLS).some((element) => labelOf(element).includes(text)),
    mayHold: (text) => {
      const wanted = unspaced(text)
      return roots().some(
        (root) =>
          unspaced(root.textContent ?? '').includes(wanted) ||
          [...root.querySelectorAll(NAMING.map((name) => `[${name}]`).join())].some((element) =>
            NAMING.some((name) => unspaced(element.getAttribute(name) ?? '').includes(wanted)),
          ),
      )
    },
    said: () => [...runs().map(({ text }) => text), ...elements(CONTROLS).map(labelOf)].join('\n'),
    controls: () =>
      elements(CONTROLS).map((element) => ({
        role: roleOf(element),
        name: labelOf(element),
        disabled: isDisabled(element),
        checked:
          element.getAttribute('aria-checked') === 'true' || (element instanceof HTMLInputElement && element.checked),
      })),
    find,
    field: (label) => {
      const fields = elements('input,textarea') as (HTMLInputElement | HTMLTextAreaElement)[]
      const wanted = clean(label)
      const exact = fields.find((field) => labelOf(field) === wanted || clean(field.placeholder) === wanted)
      if (exact) return exact
      const partly = fields.find(
        (field) => labelOf(field).includes(wanted) || clean(field.placeholder).includes(wanted),
      )
      if (partly) return partly
      // A caption beside a field names it visually: the smallest box that contains both.
      const captions = runs().filter(({ text }) => text === wanted || text.startsWith(wanted))
      for (const { element } of captions) {
        for (let box = element.parentElement, step = 0; box && step < 4; box = box.parentElement, step += 1) {
          const inside = fields.filter((field) => box?.contains(field))
          if (inside.length === 1) return inside[0]
          if (inside.length > 1) break
        }
      }
      return undefined
    },
    spot: (name) => {
      const element = find(name)
      return element && spotOf(element)
    },
  }
}
