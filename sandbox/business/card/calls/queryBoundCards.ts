import { queryBoundCards as call } from '@/contract/card/queryBoundCards'
import { MOST_CARDS } from '@/domain/cards/roles'
import { instantOf } from '@/domain/dates/instant'
import { maskCard } from '@/domain/masks/mask'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { allCardsOf, lastUnbound, wireCard } from '../cards'

export const queryBoundCards = accountHandler(call, async ({ bank, customer, today }) => {
  const on = bank.db.drizzle
  const cards = await allCardsOf(on, customer.id)
  const gone = await lastUnbound(on, customer.id, instantOf(today))
  return ok({
    cards: cards.map(wireCard),
    limit: MOST_CARDS.own,
    specialLimit: MOST_CARDS.special,
    ...(gone && { unboundToday: { bankName: gone.bankName, cardNo: maskCard(gone.cardNo), at: gone.unboundAt } }),
  })
})
