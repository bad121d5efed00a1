import * as v from 'valibot'
import { TRACKED_EVENTS } from '@/contract/tracking/trackEvents'
import type { TrackedEvent } from '@/contract/tracking/trackEvents'
import type { SendRequest } from '@/platform/request/types'

/** Where the bank's host keeps the static tracking configuration (specification §7). */
export const TRACKING_CONFIG_PATH = '/api/static/trackingConfig.json'

const TIMEOUT_MS = 5_000
/** Most events the bank takes in one call. */
const MAX_EVENTS = 50

export interface TrackingConfig {
  readonly events: readonly TrackedEvent['name'][]
  /** Most events that are sent together. */
  readonly batchSize: number
  /** Seconds after which fewer events are sent too. */
  readonly flushSeconds: number
}

/** Used when the file can't be loaded or is malformed (ours). */
export const DEFAULT_TRACKING: TrackingConfig = { events: TRACKED_EVENTS, batchSize: 20, flushSeconds: 10 }

const whole = (least: number, most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most))

const file = v.object({
  scenario: v.literal('open_account'),
  events: v.array(v.string()),
  batchSize: whole(1, MAX_EVENTS),
  flushSeconds: whole(1, 600),
})

/** Reads the configuration's text; the default when it is malformed. */
export function readTrackingConfig(text: string): TrackingConfig {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return DEFAULT_TRACKING
  }
  const read = v.safeParse(file, parsed)
  if (!read.success) return DEFAULT_TRACKING
  const wanted = new Set(read.output.events)
  return { ...read.output, events: TRACKED_EVENTS.filter((name) => wanted.has(name)) }
}

/** Fetches the static file; only the tracker waits for it. */
export async function fetchTrackingConfig(send: SendRequest, origin: string): Promise<TrackingConfig> {
  const answer = await send({ method: 'GET', url: origin + TRACKING_CONFIG_PATH, headers: {}, timeout: TIMEOUT_MS })
    .answer
  return answer.ok && answer.value.status === 200 ? readTrackingConfig(answer.value.text) : DEFAULT_TRACKING
}
