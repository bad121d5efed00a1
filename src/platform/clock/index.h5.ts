import type { Clock, WhenIdle } from './types'

export const clock: Clock = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
}

const MAX_MS = 500
const GUESS_MS = 50

export const whenIdle: WhenIdle = () =>
  new Promise((resolve) => {
    // iOS has it only from version 26.
    if (typeof window.requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: MAX_MS })
    else setTimeout(resolve, GUESS_MS)
  })
