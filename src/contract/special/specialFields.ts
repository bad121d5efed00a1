import * as v from 'valibot'
import { PAYOUT_STATES, PAYOUT_WAYS } from '@/domain/special/machine'
import { code, day, fenAmount, instant, line } from '../fields'

export const payoutWay = /*#__PURE__*/ v.picklist(PAYOUT_WAYS)

/** A payout of the customer's own. */
export const payout = /*#__PURE__*/ v.object({
  itemId: code,
  state: v.picklist(PAYOUT_STATES),
  title: line,
  purpose: line,
  /** Who pays it. */
  payer: line,
  /** Where its payer is asked. */
  payerPhone: code,
  amount: fenAmount,
  /** The last day on which it may be claimed. */
  claimUntil: day,
  /** In a list, of what the electronic account takes on a later day only: the first one. */
  accountFrom: v.optional(day),
  /** Of one that was claimed: how, and its order, which a receipt is asked for by. */
  claimed: v.optional(
    v.object({
      way: payoutWay,
      /** Bank and last four of the card. */
      card: v.optional(line),
      orderNo: code,
      at: instant,
    }),
  ),
})
