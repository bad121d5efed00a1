import { eq } from 'drizzle-orm'
import { querySettlementCard as call } from '@/contract/card/querySettlementCard'
import { ok } from '@/domain/result'
import { readFlag } from '@sandbox/kernel/flags'
import { accountHandler } from '@sandbox/kernel/scope'
import { findCard } from '../cards'
import { settlementCards } from '../tables'

/** A card that was unbound meanwhile is none. */
export const querySettlementCard = accountHandler(call, async ({ bank, customer }) => {
  const on = bank.db.drizzle
  const open = (await readFlag(on, 'kolEnabled')) === '1'
  const [chosen] = await on.select().from(settlementCards).where(eq(settlementCards.customerId, customer.id))
  const card = chosen && (await findCard(on, customer.id, chosen.cardId))
  return ok({ open, ...(open && card ? { cardId: card.id } : {}) })
})
