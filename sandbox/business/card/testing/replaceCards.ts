import { inArray } from 'drizzle-orm'
import type { Queryable } from '@sandbox/kernel/db'
import { boundCards } from '../tables'

type Card = typeof boundCards.$inferInsert

/** Gives customers these cards in place of those that they come with. */
export async function replaceCards(on: Queryable, ...cards: readonly Card[]): Promise<void> {
  const owners = cards.map(({ customerId }) => customerId)
  await on.delete(boundCards).where(inArray(boundCards.customerId, owners))
  await on.insert(boundCards).values([...cards])
}
