import { queryBoundCards as call } from '@/contract/card/queryBoundCards'
import { MOST_CARDS } from '@/domain/cards/roles'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { allCardsOf, wireCard } from '../cards'

export const queryBoundCards = accountHandler(call, async ({ bank, customer }) => {
  const cards = await allCardsOf(bank.db.drizzle, customer.id)
  return ok({ cards: cards.map(wireCard), limit: MOST_CARDS.own, specialLimit: MOST_CARDS.special })
})
