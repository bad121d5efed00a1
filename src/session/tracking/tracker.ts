import type { TrackedEvent } from '@/contract/tracking/trackEvents'
import type { Clock } from '@/platform/clock/types'
import type { TrackingConfig } from './config'
import { trackedEvent } from './event'
import type { EventContext } from './event'
import type { Happening } from './happenings'

export interface TrackerWorld {
  readonly clock: Clock
  readonly config: TrackingConfig
  /** undefined: nothing may be recorded now, because consent was withdrawn. */
  readonly context: () => EventContext | undefined
  /** Sends a batch; nobody is told whether it arrived. */
  readonly send: (events: readonly TrackedEvent[]) => Promise<unknown>
}

export interface Tracker {
  hear(happening: Happening): void
  /** Sends what there is, because the app is going to the background. */
  flush(): void
}

/** Most events kept while the collector is slow; the oldest are dropped. */
const MAX_KEPT = 200

/**
 * Collects events and sends them in batches, one at a time. A failed batch is dropped, so that events never burden the
 * customer's connection.
 */
export function createTracker({ clock, config, context, send }: TrackerWorld): Tracker {
  const wanted = new Set(config.events)
  const focusedAt = new Map<string, number>()
  let kept: TrackedEvent[] = []
  let sending = false
  let cancelTimer: (() => void) | undefined

  const flush = (): void => {
    cancelTimer?.()
    cancelTimer = undefined
    if (context() === undefined) kept = []
    if (sending || kept.length === 0) return
    const batch = kept.slice(0, config.batchSize)
    kept = kept.slice(batch.length)
    sending = true
    void Promise.resolve()
      .then(() => send(batch))
      .catch(() => undefined)
      .then(() => {
        sending = false
        if (kept.length > 0) arrange()
      })
  }
  const arrange = (): void => {
    if (kept.length >= config.batchSize) flush()
    else cancelTimer ??= clock.after(config.flushSeconds * 1000, flush)
  }

  return {
    hear(happening) {
      const now = context()
      if (now === undefined) {
        kept = []
        return
      }
      const key = 'field' in happening ? `${happening.page} ${happening.field}` : ''
      const focusTime = happening.at - (focusedAt.get(key) ?? happening.at)
      if (happening.kind === 'focus') focusedAt.set(key, happening.at)
      if (happening.kind === 'blur') focusedAt.delete(key)
      const event = trackedEvent(happening, now, focusTime)
      if (!event || !wanted.has(event.name)) return
      kept = [...kept, event].slice(-MAX_KEPT)
      arrange()
    },
    flush,
  }
}
