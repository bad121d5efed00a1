import { and, desc, eq, ne } from 'drizzle-orm'
import { queryLoginRecords as call } from '@/contract/security/queryLoginRecords'
import { ok } from '@/domain/result'
import { comesAfter, PAGE, pageOf } from '@sandbox/kernel/db/keyset'
import { accountHandler } from '@sandbox/kernel/scope'
import { toldLogin } from '../devices/told'
import { loginRecords } from '../tables'

const { at, id, customerId, outcome } = loginRecords

export const queryLoginRecords = accountHandler(call, async ({ bank, customer }, { after, failed = false }) => {
  const own = eq(customerId, customer.id)
  const before = after === undefined ? undefined : comesAfter([at, id], and(own, eq(id, Number(after))))
  const found = await bank.db.drizzle
    .select()
    .from(loginRecords)
    .where(and(own, before, failed ? ne(outcome, 'right') : undefined))
    .orderBy(desc(at), desc(id))
    .limit(PAGE + 1)
  const { rows, more } = pageOf(found)
  return ok({ records: rows.map(toldLogin), more })
})
