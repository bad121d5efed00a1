import { and, desc, eq } from 'drizzle-orm'
import { queryLoginRecords as call } from '@/contract/security/queryLoginRecords'
import { ok } from '@/domain/result'
import { comesAfter, PAGE, pageOf } from '@sandbox/kernel/db/keyset'
import { accountHandler } from '@sandbox/kernel/scope'
import { loginRecords } from '../tables'

const { at, id, customerId, device, outcome } = loginRecords

export const queryLoginRecords = accountHandler(call, async ({ bank, customer }, { after }) => {
  const own = eq(customerId, customer.id)
  const before = after === undefined ? undefined : comesAfter([at, id], and(own, eq(id, Number(after))))
  const found = await bank.db.drizzle
    .select({ id, at, device, outcome })
    .from(loginRecords)
    .where(and(own, before))
    .orderBy(desc(at), desc(id))
    .limit(PAGE + 1)
  const { rows, more } = pageOf(found)
  return ok({ records: rows.map((row) => ({ ...row, id: String(row.id) })), more })
})
