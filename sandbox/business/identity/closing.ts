import { and, eq, sql } from 'drizzle-orm'
import { finding } from '@/domain/closure/checks'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import { facePasses, identityRecords } from './tables'

/** What a person still decides; whether the account may be closed doesn't stand in its own way. */
export const identityClosing: ClosureChecks = {
  async find(on, { customerId }) {
    const waiting = and(
      eq(identityRecords.customerId, customerId),
      eq(identityRecords.state, 'REVIEW'),
      sql`${identityRecords.pending} ->> 'review' IS DISTINCT FROM 'closure'`,
    )
    return finding('reviews', await on.$count(identityRecords, waiting))
  },
  async closed(tx, { customerId }) {
    await tx.delete(facePasses).where(eq(facePasses.customerId, customerId))
  },
}
