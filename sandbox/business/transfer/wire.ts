import { asc, eq } from 'drizzle-orm'
import type { ResponseOf } from '@/contract/call'
import type { queryTransfer } from '@/contract/transfer/queryTransfer'
import type { transferIn } from '@/contract/transfer/transferIn'
import { maskCard } from '@/domain/masks/mask'
import { isCancellable, transferReason, transferSentence, transferStep } from '@/domain/transfer/machine'
import { cardNameOf } from '@sandbox/business/card'
import type { Queryable } from '@sandbox/kernel/db'
import { factsOf } from './facts'
import { followerOf } from './machine'
import { transferSteps } from './tables'
import type { Transfer } from './tables'

/** What an order is answered. */
export const takenOf = ({
  orderNo,
  direction,
  state,
  amount,
  dueAt,
  createdAt,
}: Transfer): ResponseOf<typeof transferIn> => ({ orderNo, direction, state, amount, dueAt, at: createdAt })

const stepsOf = (on: Queryable, orderNo: string) =>
  on.select().from(transferSteps).where(eq(transferSteps.orderNo, orderNo)).orderBy(asc(transferSteps.id))

/** A transfer as its page shows it: what came of it later is part of its time line. */
export async function wireTransfer(
  on: Queryable,
  transfer: Transfer,
  now: number,
): Promise<ResponseOf<typeof queryTransfer>> {
  const { orderNo, direction, state, amount, speed, memo, cardId, createdAt, dueAt, originNo } = transfer
  const follower = await followerOf(on, orderNo)
  // What came back says why, and its sentence is the one that is true now.
  const facts = factsOf(follower ?? transfer)
  const steps = [...(await stepsOf(on, orderNo)), ...(follower ? await stepsOf(on, follower.orderNo) : [])]
  const card = cardId === null ? undefined : await cardNameOf(on, cardId)
  return {
    orderNo,
    direction,
    state,
    amount,
    speed,
    memo,
    ...(card && { bankName: card.bankName, cardNo: maskCard(card.cardNo) }),
    sentence: transferSentence(facts),
    reason: transferReason(facts),
    at: createdAt,
    dueAt,
    cancellable: isCancellable(transfer, now),
    timeline: steps.map((step, index) => ({
      state: step.state,
      text: transferStep(direction, step.state, index === 0),
      at: step.at,
    })),
    originNo: originNo ?? undefined,
    followedBy: follower && { orderNo: follower.orderNo, state: follower.state, at: follower.createdAt },
  }
}
