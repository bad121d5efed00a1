import { changeFirstCard as call } from '@/contract/card/changeFirstCard'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { consumePass, hasPass } from '@sandbox/business/identity'
import { recordEvent } from '@sandbox/kernel/audit'
import type { Queryable } from '@sandbox/kernel/db'
import { keptBy, ownerKeeper } from '@sandbox/kernel/orders/obstacles'
import { accountHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { givePayPassword } from '@sandbox/kernel/session/payPassword'
import { wireCard } from '../cards'
import type { BoundCard } from '../cards'
import { findOwn, makeFirst } from '../changes'
import { tellOfCard } from '../tell'

/** A card that isn't the first yet and may be. */
async function candidate(on: Queryable, customerId: string, cardId: string): Promise<Result<BoundCard, BankError>> {
  const card = await findOwn(on, customerId, cardId)
  return card.ok && card.value.role === 'FIRST' ? fail(bankError('CardAlreadyFirst')) : card
}

/** The face is asked before the password: a missing one costs nobody a guess. */
const keeper = ownerKeeper<typeof call>('firstCard')

const changing = accountHandler(call, async (scope, { cardId, password }) => {
  const { bank, customer, session, now, realNow } = scope
  const { db } = bank
  const asked = await candidate(db.drizzle, customer.id, cardId)
  if (!asked.ok) return asked
  const obstacle = await keeper(db.drizzle, scope, {})
  if (obstacle) return fail(obstacle)
  if (!(await hasPass(db.drizzle, customer.id, 'changeFirstCard', realNow))) return fail(bankError('FaceMissing'))
  const known = await givePayPassword(scope, customer.id, password)
  if (!known.ok) return known
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    const obstacleNow = await keeper(tx, scope, {})
    if (obstacleNow) return fail(obstacleNow)
    const card = await candidate(tx, customer.id, cardId)
    if (!card.ok) return card
    if (!(await consumePass(tx, customer.id, 'changeFirstCard', realNow))) return fail(bankError('FaceMissing'))
    const first = await makeFirst(tx, bank.capabilities, card.value, now)
    await recordEvent(tx, now, 'firstCardChanged', {
      customerId: customer.id,
      sessionId: session.id,
      detail: { cardId },
    })
    await tellOfCard(tx, first, {
      kind: 'firstCardChanged',
      title: '已更换主卡',
      done: '已设为您的主卡，24小时内转出限额较低',
      now,
    })
    return ok(wireCard(first))
  })
})

export const changeFirstCard: typeof changing = { ...changing, obstacles: keptBy(keeper) }
