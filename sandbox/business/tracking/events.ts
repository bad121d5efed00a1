import { lt } from 'drizzle-orm'
import type { Queryable } from '@sandbox/kernel/db'
import { trackedEvents } from './tables'

/** How long usage events are stored, ms (ours). */
export const KEPT_MS = 90 * 86_400_000

/** Stores usage events. @param now by the machine's clock, epoch ms */
export async function keepEvents(on: Queryable, events: readonly unknown[], now: number): Promise<void> {
  await on.insert(trackedEvents).values(events.map((event) => ({ receivedAt: now, event })))
}

/** Deletes those that are too old; run now and then. @param now by the machine's clock, epoch ms */
export async function sweepEvents(on: Queryable, now: number): Promise<void> {
  await on.delete(trackedEvents).where(lt(trackedEvents.receivedAt, now - KEPT_MS))
}
