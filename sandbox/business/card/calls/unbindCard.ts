import { unbindCard as call } from '@/contract/card/unbindCard'
import { KEPT_ERRORS } from '@/domain/cards/roles'
import { bankError } from '@/domain/errors/catalogue'
import { maskCard } from '@/domain/masks/mask'
import { fail, ok } from '@/domain/result'
import { recordEvent } from '@sandbox/kernel/audit'
import { keptBy, ownerKeeper } from '@sandbox/kernel/orders/obstacles'
import { accountHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { givePayPassword } from '@sandbox/kernel/session/payPassword'
import { findBoundCard } from '../cards'
import { unbind, whyKept } from '../changes'
import { tellOfCard } from '../tell'

/** What can't be unbound costs nobody a guess; what changed while the password was asked is seen under the lock. */
const keeper = ownerKeeper<typeof call>('card')

const unbinding = accountHandler(call, async (scope, { cardId, password }) => {
  const { bank, customer, session, now } = scope
  const { capabilities, db } = bank
  const asked = await findBoundCard(db.drizzle, customer.id, cardId)
  if (!asked) return fail(bankError('CardUnknown'))
  const kept = await whyKept(db.drizzle, capabilities, asked)
  if (kept) return fail(bankError(KEPT_ERRORS[kept]))
  const obstacle = await keeper(db.drizzle, scope, {})
  if (obstacle) return fail(obstacle)
  const known = await givePayPassword(scope, customer.id, password)
  if (!known.ok) return known
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    const obstacleNow = await keeper(tx, scope, {})
    if (obstacleNow) return fail(obstacleNow)
    const card = await findBoundCard(tx, customer.id, cardId)
    if (!card) return fail(bankError('CardUnknown'))
    const done = await unbind(tx, capabilities, card, now)
    if (!done.ok) return done
    await recordEvent(tx, now, 'cardUnbound', { customerId: customer.id, sessionId: session.id, detail: { cardId } })
    await tellOfCard(tx, card, { kind: 'cardUnbound', title: '已解绑银行卡', done: '已从您的电子账户解绑', now })
    const { id, bankName, cardNo } = card
    return ok({ cardId: id, bankName, cardNo: maskCard(cardNo), at: now })
  })
})

export const unbindCard: typeof unbinding = { ...unbinding, obstacles: keptBy(keeper) }
