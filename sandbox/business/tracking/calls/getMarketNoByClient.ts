import { and, eq } from 'drizzle-orm'
import { getMarketNoByClient as call } from '@/contract/tracking/getMarketNoByClient'
import { ok } from '@/domain/result'
import { schema } from '@sandbox/kernel/db'
import { sessionHandler } from '@sandbox/kernel/scope'

/** One's own only: nobody learns by trying numbers who else is a customer. */
export const getMarketNoByClient = sessionHandler(call, async ({ bank, session }, { clientNo }) => {
  const { customers } = schema
  const [own] = await bank.db.drizzle
    .select({ marketNo: customers.marketNo })
    .from(customers)
    .where(and(eq(customers.id, session.customerId ?? ''), eq(customers.clientNo, clientNo)))
  return ok({ marketNo: own?.marketNo ?? '' })
})
