import { queryBoundCards as call } from '../../../src/contract/card/queryBoundCards'
import { ok } from '../../../src/domain/result'
import { CARD_LIMIT, cardsOf, wireCard } from '../../cards'
import { accountHandler } from '../scope'

export const queryBoundCards = accountHandler(call, async ({ bank, customer }) => {
  const cards = await cardsOf(bank.db.drizzle, customer.id)
  return ok({ cards: cards.map(wireCard), limit: CARD_LIMIT })
})
