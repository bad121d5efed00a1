import { queryBoundCards as call } from '@/contract/card/queryBoundCards'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { CARD_LIMIT, cardsOf, wireCard } from '../cards'

export const queryBoundCards = accountHandler(call, async ({ bank, customer }) => {
  const cards = await cardsOf(bank.db.drizzle, customer.id)
  return ok({ cards: cards.map(wireCard), limit: CARD_LIMIT })
})
