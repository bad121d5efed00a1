import { lt } from 'drizzle-orm'
import { trackEvents as call } from '@/contract/tracking/trackEvents'
import { ok } from '@/domain/result'
import { readFlag } from '@sandbox/kernel/flags'
import { publicHandler } from '@sandbox/kernel/scope'
import { trackedEvents } from '../tables'

/** How long usage events are stored, ms (ours). */
export const KEPT_MS = 90 * 86_400_000

/** The contract's schema has dropped what it doesn't name; while the flag is off nothing is stored. */
export const trackEvents = publicHandler(call, async ({ bank, realNow }, { events }) => {
  const on = bank.db.drizzle
  if ((await readFlag(on, 'buriedPoint')) !== '1') return ok({ kept: 0 })
  await on.delete(trackedEvents).where(lt(trackedEvents.receivedAt, realNow - KEPT_MS))
  await on.insert(trackedEvents).values(events.map((event) => ({ receivedAt: realNow, event })))
  return ok({ kept: events.length })
})
