import { queryTransferLimits as call } from '@/contract/transfer/queryTransferLimits'
import { maskCard } from '@/domain/masks/mask'
import { ok } from '@/domain/result'
import { cardLeft, outLeft, STEP_UP_OVER } from '@/domain/transfer/limits'
import { cardsOf } from '@sandbox/business/card'
import type { BoundCard } from '@sandbox/business/card'
import type { Queryable } from '@sandbox/kernel/db'
import { balanceOf, wallet } from '@sandbox/kernel/ledger'
import { accountHandler } from '@sandbox/kernel/scope'
import { readCardLimits, readOutLimits } from '../limits'

export const queryTransferLimits = accountHandler(call, async ({ bank, customer, now }) => {
  const on = bank.db.drizzle
  const limits = await readOutLimits(on, customer.id, now)
  const { single, aDay, countADay, used, coolingUntil, nightLock } = limits
  const cards = await cardsOf(on, customer.id)
  return ok({
    out: {
      ...{ single, aDay, countADay, coolingUntil, nightLock },
      usedToday: used.amount,
      countToday: used.count,
      left: outLeft(limits),
      available: await balanceOf(on, wallet(customer.id)),
      codeOver: STEP_UP_OVER.code,
      faceOver: STEP_UP_OVER.face,
    },
    cards: await Promise.all(cards.map((card) => wireLimits(on, card, now))),
  })
})

async function wireLimits(on: Queryable, card: BoundCard, now: number) {
  const limits = await readCardLimits(on, card, now)
  const { single, aDay, used } = limits
  const { id: cardId, bankName, cardNo } = card
  return { cardId, bankName, cardNo: maskCard(cardNo), single, aDay, usedToday: used, left: cardLeft(limits) }
}
