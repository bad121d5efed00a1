import { and, eq, or, sql } from 'drizzle-orm'
import * as calls from '@/contract/tracking'
import { ok } from '@/domain/result'
import { schema } from '@sandbox/kernel/db'
import { readFlag } from '@sandbox/kernel/flags'
import { publicHandler, sessionHandler } from '@sandbox/kernel/scope'
import { keepEvents } from './events'

const ROUTE = /^\/[A-Za-z0-9_/-]{0,63}$/
/** More than the app has routes; further paths can only be made up. */
const MAX_PATHS = 2_000

/** Counts only the path: no query, no session, no address. */
export const userVisit = publicHandler(calls.userVisit, async ({ bank }, { req_path }) => {
  const path = req_path.split(/[?#]/)[0] ?? ''
  if (!ROUTE.test(path)) return ok({})
  await bank.db.drizzle.execute(sql`
    insert into cache_values (owner, key, value)
    select 'visits', ${path}, '1'
    where exists (select 1 from cache_values where owner = 'visits' and key = ${path})
      or (select count(*) from cache_values where owner = 'visits') < ${MAX_PATHS}
    on conflict (owner, key) do update set value = (cache_values.value::bigint + 1)::text`)
  return ok({})
})

/** The contract's schema has dropped what it doesn't name; while the flag is off nothing is stored. */
export const trackEvents = publicHandler(calls.trackEvents, async ({ bank, realNow }, { events }) => {
  const on = bank.db.drizzle
  if ((await readFlag(on, 'buriedPoint')) !== '1') return ok({ kept: 0 })
  await keepEvents(on, events, realNow)
  return ok({ kept: events.length })
})

/**
 * Only the caller's own number and those of the bank's staff, who promote by links: trying numbers must not reveal other
 * customers.
 */
export const getMarketNoByClient = sessionHandler(
  calls.getMarketNoByClient,
  async ({ bank, session }, { clientNo }) => {
    const { customers } = schema
    const [own] = await bank.db.drizzle
      .select({ marketNo: customers.marketNo })
      .from(customers)
      .where(
        and(
          eq(customers.clientNo, clientNo),
          or(eq(customers.staff, true), eq(customers.id, session.customerId ?? '')),
        ),
      )
    return ok({ marketNo: own?.marketNo ?? '' })
  },
)
