import { sql } from 'drizzle-orm'
import { userVisit as call } from '@/contract/tracking/userVisit'
import { ok } from '@/domain/result'
import { publicHandler } from '@sandbox/kernel/scope'

const ROUTE = /^\/[A-Za-z0-9_/-]{0,63}$/
/** More than the app has routes; further paths can only be made up. */
const MOST_PATHS = 2_000

/** Counts only the path: no query, no session, no address. */
export const userVisit = publicHandler(call, async ({ bank }, { req_path }) => {
  const path = req_path.split(/[?#]/)[0] ?? ''
  if (!ROUTE.test(path)) return ok({})
  await bank.db.drizzle.execute(sql`
    insert into cache_values (owner, key, value)
    select 'visits', ${path}, '1'
    where exists (select 1 from cache_values where owner = 'visits' and key = ${path})
      or (select count(*) from cache_values where owner = 'visits') < ${MOST_PATHS}
    on conflict (owner, key) do update set value = (cache_values.value::bigint + 1)::text`)
  return ok({})
})
