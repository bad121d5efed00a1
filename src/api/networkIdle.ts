import { pause } from '../platform/clock/types'
import type { Clock, WhenIdle } from '../platform/clock/types'
import type { SendRequest } from '../platform/request/types'

/** The longest wait, ms (ours). */
const MAX_MS = 1_000

export interface WatchedRequests {
  readonly send: SendRequest
  /** Settles when no request is under way and the answers that came have had time to be drawn; after a second at most. */
  readonly networkIdle: () => Promise<void>
}

/**
 * Counts the requests under way. For work that would freeze a slow phone (SM2) and can wait until the
 * answers under way are on the screen.
 */
export function watchRequests(send: SendRequest, clock: Clock, whenIdle: WhenIdle): WatchedRequests {
  const underWay = new Set<Promise<unknown>>()
  const settled = async (): Promise<void> => {
    await whenIdle()
    // A page that has just mounted has just sent its requests, so they are waited for.
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
      // Only observed here; the sender handles the failure.
      ended.catch(() => undefined)
      return sending
    },
    networkIdle: () => Promise.race([settled(), pause(clock, MAX_MS)]),
  }
}
