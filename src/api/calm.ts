import { pause } from '../platform/clock/types'
import type { Clock, WhenIdle } from '../platform/clock/types'
import type { SendRequest } from '../platform/request/types'

/** The longest that anybody waits for others (ms, ours). */
const MOST_MS = 1_000

export interface CalmSend {
  readonly send: SendRequest
  /** Settles when no request is under way and what came has had time to be drawn, or after a second. */
  readonly calm: () => Promise<void>
}

/**
 * Watches what is under way, for work that would freeze a phone for a third of a second (SM2) and can wait until the
 * answers that are coming are on the screen.
 */
export function calmSend(send: SendRequest, clock: Clock, whenIdle: WhenIdle): CalmSend {
  const underWay = new Set<Promise<unknown>>()
  const settled = async (): Promise<void> => {
    await whenIdle()
    // A page that has only just mounted has only just asked.
    while (underWay.size > 0) {
      await Promise.allSettled(underWay)
      await whenIdle()
    }
  }
  return {
    send(request) {
      const sending = send(request)
      const ended = sending.answer.finally(() => underWay.delete(ended))
      underWay.add(ended)
      // Only watched here: whoever sent it hears of a failure.
      ended.catch(() => undefined)
      return sending
    },
    calm: () => Promise.race([settled(), pause(clock, MOST_MS)]),
  }
}
