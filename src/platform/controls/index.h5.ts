import type { Box, Controls, Point } from './types'

export type * from './types'

interface Keyboard {
  readonly key: string
  readonly target: unknown
  readonly currentTarget: unknown
  readonly repeat?: boolean
  preventDefault(): void
}

interface Pointer {
  readonly clientX: number
  readonly clientY: number
  readonly pointerId: number
  readonly currentTarget: Element
}

const FOCUSABLE = 'a[href],button,input,textarea,select,[tabindex]'

const focusable = (within: Element): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && !element.hasAttribute('disabled') && element.getClientRects().length > 0,
  )

/** Dialogs may open over dialogs: only the last one opened holds the focus. */
const holders: Element[] = []

/** Moves the focus in code: the browser would leave the dialog when the focused element is not a tab stop. */
const cycle = (event: KeyboardEvent, within: Element): void => {
  event.preventDefault()
  const stops = focusable(within)
  const now = stops.findIndex((stop) => stop === document.activeElement)
  const next = event.shiftKey ? (now <= 0 ? stops.length - 1 : now - 1) : (now + 1) % Math.max(1, stops.length)
  stops[next]?.focus()
}

const holdFocus: Controls['holdFocus'] = (id, onEscape) => {
  const within = document.getElementById(id)
  if (!within) return () => undefined
  const before = document.activeElement
  holders.push(within)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (holders[holders.length - 1] !== within) return
    if (event.key === 'Escape') onEscape?.()
    if (event.key === 'Tab') cycle(event, within)
  }
  document.addEventListener('keydown', onKeyDown, true)
  // The dialog itself gets the focus, so that a screen reader begins with its title and no button is pressed by chance.
  within.focus({ preventScroll: true })
  return () => {
    document.removeEventListener('keydown', onKeyDown, true)
    const at = holders.indexOf(within)
    holders.splice(at, 1)
    // One that was opened over it has the focus and keeps it.
    if (!holders[at] && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
  }
}

const locks = new WeakMap<Element, number>()

const lockScroll: Controls['lockScroll'] = (id) => {
  // Taro's router gives every page a scrolling box of its own; only this page's is locked.
  const page = document.getElementById(id)?.closest<HTMLElement>('.taro_page') ?? document.body
  locks.set(page, (locks.get(page) ?? 0) + 1)
  page.style.overflow = 'hidden'
  let held = true
  return () => {
    if (!held) return
    held = false
    const left = (locks.get(page) ?? 1) - 1
    locks.set(page, left)
    if (left === 0) page.style.overflow = ''
  }
}

const strokeHandlers: Controls['strokeHandlers'] = (stroke) => {
  const at = (event: Pointer): Point => ({ x: event.clientX, y: event.clientY })
  return {
    style: { touchAction: 'none' },
    onPointerDown: (event: Pointer) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      stroke.onStart(at(event))
    },
    onPointerMove: (event: Pointer) => stroke.onMove(at(event)),
    onPointerUp: stroke.onEnd,
    onPointerCancel: stroke.onEnd,
  }
}

const boxOf = (id: string): Promise<Box | undefined> =>
  Promise.resolve(document.getElementById(id)?.getBoundingClientRect())

const intoSight: Controls['intoSight'] = (className, large = false) => {
  const scroll = (): void => {
    // Pages below the one on top are kept but have no size.
    const found = [...document.getElementsByClassName(className)].find((each) => each.getClientRects().length > 0)
    found?.scrollIntoView({ block: large ? 'end' : 'center' })
  }
  // Taro's elements take a changed class a frame after the change.
  requestAnimationFrame(() => requestAnimationFrame(scroll))
}

const INPUT_MODES = { text: 'text', digits: 'numeric', decimal: 'decimal', idcard: 'text' } as const

const controls: Controls = {
  // Browsers allow an image alone to be named by its label and read as one piece.
  role: (role) => ({ role: role === 'reading' ? 'img' : role }),
  // In a browser the style sheet's :active does this.
  pressFeedback: {},
  keyboardPress: (press) => ({
    onKeyDown: (event: Keyboard) => {
      if (event.target !== event.currentTarget || event.repeat) return
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      press()
    },
  }),
  keyboardStep: (step) => ({
    onKeyDown: (event: Keyboard) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
      event.preventDefault()
      step(event.key === 'ArrowDown' ? 1 : -1)
    },
  }),
  strokeHandlers,
  boxOf,
  intoSight,
  // Never type=number: it drops leading zeros, accepts exponents, and gives no value while its text is no number.
  softKeyboard: (kind) => ({ type: 'text', inputMode: INPUT_MODES[kind] }),
  noKeyboard: { type: 'text', inputMode: 'none' },
  oneTimeCode: { autoComplete: 'one-time-code' },
  anyLength: -1,
  placeholder: () => ({}),
  veil: {},
  lockScroll,
  holdFocus,
}

export default controls
