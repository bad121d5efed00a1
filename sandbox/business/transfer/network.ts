import { and, asc, eq, isNotNull, lte, notInArray } from 'drizzle-orm'
import { cardNameOf } from '@sandbox/business/card'
import type { JobBank } from '@sandbox/kernel/scope'
import type { Tx } from '@sandbox/kernel/db'
import type { CardNotice } from '@sandbox/kernel/services'
import { carryDue, carryNext, clarifyOne, decideLateReturn, takeNoticeOf } from './carry'
import type { CarriedBook } from './carry'
import { closeCases, isCaseOpen, openCase } from './cases'
import { followUp, lockTransfer, moveTransfer } from './machine'
import { stopReason } from './stop'
import { transfers } from './tables'
import type { Transfer } from './tables'

/** Customers' transfers. */
const TRANSFERS: CarriedBook<Transfer> = {
  async takeDue(tx, now, { but = [], orderNo }) {
    const due = and(
      isNotNull(transfers.nextAskAt),
      lte(transfers.nextAskAt, now),
      notInArray(transfers.orderNo, [...but]),
    )
    const [found] = await tx
      .select()
      .from(transfers)
      .where(orderNo === undefined ? due : and(due, eq(transfers.orderNo, orderNo)))
      .orderBy(asc(transfers.nextAskAt), asc(transfers.orderNo))
      .limit(1)
      .for('no key update', { skipLocked: true })
    return found
  },
  lock: lockTransfer,
  has: async (on, orderNo) => (await on.$count(transfers, eq(transfers.orderNo, orderNo))) > 0,
  async noteAsking(tx, { orderNo }, next) {
    await tx.update(transfers).set(next).where(eq(transfers.orderNo, orderNo))
  },
  async paymentOf(tx, { orderNo, direction, customerId, cardId, amount }) {
    const card = cardId === null ? undefined : await cardNameOf(tx, cardId)
    return card && { orderNo, customerId, direction, cardNo: card.cardNo, amount }
  },
  stopReason,
  move: moveTransfer,
  followUp,
  openCase,
  closeCases,
  isAsked: isCaseOpen,
}

/** Sends what is due and asks again about what is unknown; gives how many transfers were taken up. */
export const settleDue = (bank: JobBank): Promise<number> => carryDue(bank, TRANSFERS)

/** As `settleDue`, for one transfer that was just ordered. */
export const settleOne = (bank: JobBank, orderNo: string): Promise<boolean> => carryNext(bank, TRANSFERS, { orderNo })

/** What a card's bank did later: booked once, or put before a person. */
export const takeNotice = (tx: Tx, notice: CardNotice, now: number): Promise<void> =>
  takeNoticeOf(tx, TRANSFERS, notice, now)

/** A person's word on a transfer that nobody answered for; whether it was still to be decided. */
export const clarify = (tx: Tx, orderNo: string, succeeded: boolean, now: number): Promise<boolean> =>
  clarifyOne(tx, TRANSFERS, { orderNo, succeeded, now })

/** A person's word on a return that came too late to be booked by itself; whether it was still to be decided. */
export const decideLate = (tx: Tx, orderNo: string, booked: boolean, now: number): Promise<boolean> =>
  decideLateReturn(tx, TRANSFERS, { orderNo, booked, now })
