import { desc, eq } from 'drizzle-orm'
import { MAX_EXPORTED } from '@sandbox/kernel/capability'
import type { ExportSection } from '@sandbox/kernel/capability'
import { dayOfInstant } from '@/domain/dates/instant'
import { givenBy, receivedBy } from './grants'
import { familyGrants, familySpendings } from './tables'
import { wireGiven, wireReceived } from './wire'

const given: ExportSection = {
  tables: [familyGrants],
  read: async (on, { customerId, now }) => wireGiven(on, await givenBy(on, customerId), dayOfInstant(now)),
}

const received: ExportSection = {
  tables: [familyGrants],
  read: async (on, { customerId, now }) => wireReceived(on, await receivedBy(on, customerId), dayOfInstant(now)),
}

const spendings: ExportSection = {
  tables: [familySpendings],
  async read(on, { customerId }) {
    const rows = await on
      .select()
      .from(familySpendings)
      .where(eq(familySpendings.ownerId, customerId))
      .orderBy(desc(familySpendings.orderNo))
      .limit(MAX_EXPORTED)
    return rows.map(({ orderNo, merchant, amount, refunded, at }) => ({ orderNo, merchant, amount, refunded, at }))
  },
}

export const familyExports = { familyCardsGiven: given, familyCardsReceived: received, familySpendings: spendings }
