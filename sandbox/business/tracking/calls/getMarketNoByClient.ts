import { and, eq, or } from 'drizzle-orm'
import { getMarketNoByClient as call } from '@/contract/tracking/getMarketNoByClient'
import { ok } from '@/domain/result'
import { schema } from '@sandbox/kernel/db'
import { sessionHandler } from '@sandbox/kernel/scope'

/**
 * Only the caller's own number and those of the bank's staff, who promote by links: trying numbers must not reveal other
 * customers.
 */
export const getMarketNoByClient = sessionHandler(call, async ({ bank, session }, { clientNo }) => {
  const { customers } = schema
  const [own] = await bank.db.drizzle
    .select({ marketNo: customers.marketNo })
    .from(customers)
    .where(
      and(eq(customers.clientNo, clientNo), or(eq(customers.staff, true), eq(customers.id, session.customerId ?? ''))),
    )
  return ok({ marketNo: own?.marketNo ?? '' })
})
