import { trackEvents } from '@/contract/tracking/trackEvents'
import type { TrackedEvent } from '@/contract/tracking/trackEvents'
import { clock } from '@/platform/clock'
import { storage } from '@/platform/storage'
import { call, onCall, randomBytes } from '../bank'
import { session } from '../session'
import type { TrackingConfig } from './config'
import { happened, listen } from './happenings'
import { createTracker } from './tracker'
import type { Tracker } from './tracker'

const SESSION_BYTES = 16

/** Calls by which a customer submits information on the way to an account; setting a password is none. */
const SUBMITS = new Set([
  'registerCustomer',
  'confirmIdCard',
  'savePersonalInfo',
  'saveTaxResidency',
  'bindOpeningCard',
  'agreeOpening',
  'openAccount',
])

/** The tracking session's id: made here for this visit, and usable for nothing else. */
function trackingSession(): string {
  const kept = storage.get('trackingSession')
  if (kept !== undefined) return kept
  const made = Array.from(randomBytes(SESSION_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('')
  storage.set('trackingSession', made)
  return made
}

/**
 * Records what happens from now on, while the person agrees. @returns a tracker whose `flush` sends the rest when the app
 * is hidden
 */
export function startTracking(config: TrackingConfig, channel: TrackedEvent['channel']): Tracker {
  const tracker = createTracker({
    clock,
    config,
    context: () => {
      const { consent, visitor } = session()
      return consent === 'given'
        ? { sessionId: trackingSession(), channel, phone: visitor?.registerMobileNo }
        : undefined
    },
    send: (events) => call(trackEvents, { events: [...events] }),
  })
  onCall(({ name }) => {
    if (SUBMITS.has(name)) happened.submit()
  })
  listen(tracker.hear)
  return tracker
}
