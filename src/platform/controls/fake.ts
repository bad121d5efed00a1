import type { Controls } from './types'

/** For tests without a screen: counts what is locked and held. */
export function fakeControls(): Controls & { readonly counts: { locks: number; holds: number } } {
  const counts = { locks: 0, holds: 0 }
  const counted = (what: keyof typeof counts) => () => {
    counts[what] += 1
    return () => {
      counts[what] -= 1
    }
  }
  return {
    counts,
    role: (role) => ({ role }),
    pressFeedback: {},
    keyboardPress: () => ({}),
    keyboardStep: () => ({}),
    strokeHandlers: () => ({}),
    boxOf: () => Promise.resolve(undefined),
    intoSight: () => undefined,
    softKeyboard: () => ({}),
    noKeyboard: {},
    oneTimeCode: {},
    anyLength: -1,
    placeholder: () => ({}),
    veil: {},
    lockScroll: counted('locks'),
    holdFocus: counted('holds'),
  }
}
