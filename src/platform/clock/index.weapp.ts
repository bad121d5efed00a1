import type { Clock, WhenIdle } from './types'

export const clock: Clock = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
}

/** Drawing happens in another thread; this leaves time for sending what is to be drawn. */
const GUESS_MS = 50

export const whenIdle: WhenIdle = () => new Promise((resolve) => setTimeout(resolve, GUESS_MS))
