import { createSelectorQuery, nextTick, pageScrollTo } from '@tarojs/taro'
import type { Box, Controls, Point } from './types'

export type * from './types'

interface Touches {
  readonly touches: readonly { readonly clientX: number; readonly clientY: number }[]
}

const strokeHandlers: Controls['strokeHandlers'] = (stroke) => {
  const follow = (then: (at: Point) => void) => (event: Touches) => {
    const finger = event.touches[0]
    if (finger) then({ x: finger.clientX, y: finger.clientY })
  }
  return {
    catchMove: true,
    onTouchStart: follow(stroke.onStart),
    onTouchMove: follow(stroke.onMove),
    onTouchEnd: stroke.onEnd,
    onTouchCancel: stroke.onEnd,
  }
}

const boxOf = (id: string): Promise<Box | undefined> =>
  new Promise((resolve) => {
    createSelectorQuery()
      .select(`#${id}`)
      .boundingClientRect((found) => resolve((Array.isArray(found) ? found[0] : found) ?? undefined))
      .exec()
  })

/** Px left above the target for what sticks to the top, and for the field that the sentence is about. */
const ABOVE = 160
/** For what sticks alone. */
const ABOVE_LARGE = 64

const intoSight: Controls['intoSight'] = (className, large = false) =>
  nextTick(() => {
    // Rejects when no element has the class.
    pageScrollTo({ selector: `.${className}`, offsetTop: large ? -ABOVE_LARGE : -ABOVE, duration: 200 }).catch(
      () => undefined,
    )
  })

const INPUT_TYPES = { text: 'text', digits: 'number', decimal: 'digit', idcard: 'idcard' } as const

const controls: Controls = {
  role: (role) => ({ 'aria-role': role === 'reading' ? 'text' : role }),
  pressFeedback: { hoverClass: 'is-pressed', hoverStartTime: 20, hoverStayTime: 80 },
  keyboardPress: () => ({}),
  keyboardStep: () => ({}),
  strokeHandlers,
  boxOf,
  intoSight,
  softKeyboard: (kind) => ({ type: INPUT_TYPES[kind] }),
  noKeyboard: undefined,
  oneTimeCode: {},
  anyLength: -1,
  placeholder: (className) => ({ placeholderClass: className }),
  veil: { catchMove: true },
  // The veil catches every drag, so the mini-program needs nothing else.
  lockScroll: () => () => undefined,
  // WeChat's screen readers follow aria-modal; the mini-program can't move the focus.
  holdFocus: () => () => undefined,
}

export default controls
