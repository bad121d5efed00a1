import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { cardNameOf } from '@sandbox/business/card'
import type { Queryable } from '@sandbox/kernel/db'
import { transfers } from './tables'

type CardName = NonNullable<Awaited<ReturnType<typeof cardNameOf>>>

/** Bank and number of the card at the other end, for those of the numbers that are a customer's transfers. */
export async function cardsOfTransfers(
  on: Queryable,
  customerId: string,
  orderNos: readonly string[],
): Promise<ReadonlyMap<string, CardName>> {
  const { orderNo, cardId } = transfers
  const rows = await on
    .select({ orderNo, cardId })
    .from(transfers)
    .where(and(eq(transfers.customerId, customerId), isNotNull(cardId), inArray(orderNo, [...new Set(orderNos), ''])))
  const names = new Map<string, CardName | undefined>()
  for (const row of rows) {
    const id = row.cardId ?? ''
    if (!names.has(id)) names.set(id, await cardNameOf(on, id))
  }
  return new Map(
    rows.flatMap((row): [string, CardName][] => {
      const name = names.get(row.cardId ?? '')
      return name === undefined ? [] : [[row.orderNo, name]]
    }),
  )
}
