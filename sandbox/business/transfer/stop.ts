import { and, desc, eq } from 'drizzle-orm'
import { dayOfInstant } from '@/domain/dates/instant'
import type { Tx } from '@sandbox/kernel/db'
import { isFreezeShort } from '@sandbox/kernel/ledger'
import { payingRefusal } from '@sandbox/kernel/session/access'
import { moveTransfer } from './machine'
import { hasStopped } from './spending'
import { transfers } from './tables'
import type { Transfer } from './tables'

/** Why an order that waits isn't sent any more. */
export type StopReason = 'frozen' | 'restricted'

/**
 * Locks a customer's orders that wait to be sent, the last to be sent first. Who will lock the wallet too locks these
 * before it, and holds the customer's row, so that no order is added meanwhile.
 */
export const lockWaiting = (tx: Tx, customerId: string): Promise<Transfer[]> =>
  tx
    .select()
    .from(transfers)
    .where(and(eq(transfers.customerId, customerId), eq(transfers.state, 'WAITING')))
    .orderBy(desc(transfers.dueAt), desc(transfers.orderNo))
    .for('no key update')

/** Calls locked orders off while a freeze lacks money, one after the other; the ledger catches what comes back. */
export async function stopForFreezes(tx: Tx, waiting: readonly Transfer[], now: number): Promise<void> {
  for (const transfer of waiting) {
    if (!(await isFreezeShort(tx, transfer.customerId))) return
    await moveTransfer(tx, transfer, { trigger: 'stopped', failure: 'frozen', now })
  }
}

/** Why a locked order that waits may not be sent now; undefined when it may. */
export async function stopReason(tx: Tx, { customerId }: Transfer, now: number): Promise<StopReason | undefined> {
  if (await isFreezeShort(tx, customerId)) return 'frozen'
  const kept =
    (await hasStopped(tx, customerId, now)) || (await payingRefusal(tx, customerId, dayOfInstant(now))) !== undefined
  return kept ? 'restricted' : undefined
}
