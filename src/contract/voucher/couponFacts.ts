import * as v from 'valibot'
import { code, day, fenAmount, rate, text } from '../fields'

/** A coupon as its holder sees it; src/domain/voucher has its rules. */
export const couponFacts = /*#__PURE__*/ v.object({
  couponId: code,
  name: text,
  kind: /*#__PURE__*/ v.picklist(['rate', 'cash']),
  /** Rate coupon: extra basis points, and the principal they apply to; 0 for a cash coupon. */
  bonusRate: rate,
  cap: fenAmount,
  /** Cash coupon: what it pays; 0 for a rate coupon. */
  face: fenAmount,
  minAmount: fenAmount,
  minMonths: /*#__PURE__*/ v.number(),
  /** Product families it can be used for; empty for all deposits with a term and an agreed rate. */
  families: /*#__PURE__*/ v.array(code),
  validFrom: day,
  validUntil: day,
})

export type CouponFacts = v.InferOutput<typeof couponFacts>

/** A coupon that was used with an order. */
export const usedCoupon = /*#__PURE__*/ v.object({
  name: text,
  kind: /*#__PURE__*/ v.picklist(['rate', 'cash']),
  /** What it pays, in fen. */
  benefit: fenAmount,
  /** Due at maturity; paid; or lost by an early withdrawal: a bonus not paid, or a deduction taken back. */
  state: /*#__PURE__*/ v.picklist(['due', 'paid', 'forfeited', 'takenBack']),
})

/** What withdrawing now loses of the coupon a deposit was bought with. */
export const couponLost = /*#__PURE__*/ v.object({
  name: text,
  /** The bonus not paid, and the deduction taken back from the payout, in fen. */
  lapsed: fenAmount,
  takenBack: fenAmount,
})
