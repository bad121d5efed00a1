import { setSettlementCard as call } from '@/contract/card/setSettlementCard'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { readFlag } from '@sandbox/kernel/flags'
import { keptBy, ownerKeeper } from '@sandbox/kernel/orders/obstacles'
import { accountHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { givePayPassword } from '@sandbox/kernel/session/payPassword'
import { findOwn } from '../changes'
import { settlementCards } from '../tables'

const keeper = ownerKeeper<typeof call>('card')

const choosing = accountHandler(call, async (scope, { cardId, password }) => {
  const { bank, customer, now } = scope
  const { db } = bank
  if ((await readFlag(db.drizzle, 'kolEnabled')) !== '1') return fail(bankError('PromotionClosed'))
  const asked = await findOwn(db.drizzle, customer.id, cardId)
  if (!asked.ok) return asked
  const obstacle = await keeper(db.drizzle, scope, {})
  if (obstacle) return fail(obstacle)
  const known = await givePayPassword(scope, customer.id, password)
  if (!known.ok) return known
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    const card = await findOwn(tx, customer.id, cardId)
    if (!card.ok) return card
    const chosen = { cardId, chosenAt: now }
    await tx
      .insert(settlementCards)
      .values({ customerId: customer.id, ...chosen })
      .onConflictDoUpdate({ target: settlementCards.customerId, set: chosen })
    return ok({})
  })
})

export const setSettlementCard: typeof choosing = { ...choosing, obstacles: keptBy(keeper) }
