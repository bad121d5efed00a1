import { and, asc, eq, inArray } from 'drizzle-orm'
import { TRANSFER_UNSETTLED } from '@/domain/transfer/machine'
import type { Queryable } from '@sandbox/kernel/db'
import { transfers } from './tables'
import type { Transfer } from './tables'

/** A customer's transfers out whose money is neither theirs nor the card's, the oldest first. */
export const unsettledOut = (on: Queryable, customerId: string): Promise<Transfer[]> =>
  on
    .select()
    .from(transfers)
    .where(
      and(
        eq(transfers.customerId, customerId),
        eq(transfers.direction, 'OUT'),
        inArray(transfers.state, [...TRANSFER_UNSETTLED]),
      ),
    )
    .orderBy(asc(transfers.orderNo))

/** Whether a transfer to or from a card isn't settled. */
export async function isCardInUse(
  on: Queryable,
  { customerId, cardId }: { readonly customerId: string; readonly cardId: string },
): Promise<boolean> {
  const [one] = await on
    .select({ orderNo: transfers.orderNo })
    .from(transfers)
    .where(
      and(
        eq(transfers.customerId, customerId),
        eq(transfers.cardId, cardId),
        inArray(transfers.state, [...TRANSFER_UNSETTLED]),
      ),
    )
    .limit(1)
  return one !== undefined
}
