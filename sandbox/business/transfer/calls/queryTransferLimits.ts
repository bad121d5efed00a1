import { and, eq } from 'drizzle-orm'
import { queryTransferLimits as call } from '@/contract/transfer/queryTransferLimits'
import { maskCard, maskName } from '@/domain/masks/mask'
import { ok } from '@/domain/result'
import { sendingAt } from '@/domain/transfer/asking'
import { TRANSFER_SPEEDS } from '@/domain/transfer/machine'
import { cardLeft, outLeft, STEP_UP_OVER } from '@/domain/transfer/limits'
import { cardsOf } from '@sandbox/business/card'
import type { BoundCard } from '@sandbox/business/card'
import type { Queryable } from '@sandbox/kernel/db'
import { balanceOf, stillToCatch, wallet } from '@sandbox/kernel/ledger'
import { accountHandler } from '@sandbox/kernel/scope'
import { readCardLimits, readOutLimits } from '../limits'
import { readPaySecurity } from '../paySecurity'
import { transfers } from '../tables'

export const queryTransferLimits = accountHandler(call, async ({ bank, customer, now }) => {
  const on = bank.db.drizzle
  const limits = await readOutLimits(on, customer.id, now)
  const { single, aDay, countADay, used, coolingUntil, nightLock } = limits
  const { stoppedAt, provinces } = await readPaySecurity(on, customer.id, now)
  const cards = await cardsOf(on, customer.id)
  return ok({
    out: {
      ...{ single, aDay, countADay, coolingUntil, nightLock },
      ...{ stopped: stoppedAt !== undefined, provinces: provinces && [...provinces] },
      usedToday: used.amount,
      countToday: used.count,
      left: outLeft(limits),
      available: await balanceOf(on, wallet(customer.id)),
      codeOver: STEP_UP_OVER.code,
      faceOver: STEP_UP_OVER.face,
      payee: maskName(customer.realName ?? ''),
      sentBefore: await hasSent(on, customer.id),
    },
    sending: TRANSFER_SPEEDS.map((speed) => ({ speed, dueAt: sendingAt(speed, now) })),
    caught: await stillToCatch(on, customer.id),
    cards: await Promise.all(cards.map((card) => wireLimits(on, card, now))),
  })
})

async function wireLimits(on: Queryable, card: BoundCard, now: number) {
  const limits = await readCardLimits(on, card, now)
  const { single, aDay, used } = limits
  const { id: cardId, bankName, cardNo } = card
  return { cardId, bankName, cardNo: maskCard(cardNo), single, aDay, usedToday: used, left: cardLeft(limits) }
}

/** Whether money has ever arrived at a card of theirs. */
async function hasSent(on: Queryable, customerId: string): Promise<boolean> {
  const out = and(
    eq(transfers.customerId, customerId),
    eq(transfers.direction, 'OUT'),
    eq(transfers.state, 'SUCCEEDED'),
  )
  const [sent] = await on.select({ orderNo: transfers.orderNo }).from(transfers).where(out).limit(1)
  return sent !== undefined
}
