import { and, eq } from 'drizzle-orm'
import { finding } from '@/domain/closure/checks'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import { moveParcel } from './parcels'
import { prizeParcels } from './tables'

const unaddressed = (customerId: string) =>
  and(eq(prizeParcels.customerId, customerId), eq(prizeParcels.state, 'ASKED'))

/** A thing without an address lapses with the account; one that has it is still sent. */
export const drawClosing: ClosureChecks = {
  find: async (on, { customerId }) => finding('rewards', await on.$count(prizeParcels, unaddressed(customerId))),
  async closed(tx, { customerId, now }) {
    const open = await tx.select().from(prizeParcels).where(unaddressed(customerId))
    for (const { rewardId } of open) await moveParcel(tx, rewardId, 'lapse', { endedAt: now })
  },
}
