import * as v from 'valibot'
import { defineCall } from '../call'
import { couponLost } from '../voucher/couponFacts'
import { code, day, dayOrNone, fenAmount, rate, text } from '../fields'
import { own } from '../sample'

export const previewRedeem = /*#__PURE__*/ defineCall({
  name: 'previewRedeem',
  method: 'POST',
  path: '/api/wechatbank/trade/previewRedeem',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['account', 'holding', 'maturity'],
  summary: 'What a withdrawal would pay now, beside what maturity would (ours).',
  request: /*#__PURE__*/ v.strictObject({
    seqNo: code,
    /** Wealth: the amount, fen; deposits are withdrawn whole. */
    amount: v.optional(fenAmount),
  }),
  response: /*#__PURE__*/ v.object({
    withdrawable: v.boolean(),
    /** Why it isn't possible, for the customer (drawFailedTips). */
    drawFailedTips: v.optional(text),
    principal: fenAmount,
    preInterest: fenAmount,
    preRate: rate,
    appointInterest: fenAmount,
    endDate: dayOrNone,
    /** What comes to the electronic account: principal and interest, less what is taken back of a coupon. */
    payout: fenAmount,
    /** Shares that stay, in fen; 0 for deposits. */
    left: fenAmount,
    /** What can be spent in the electronic account once the payout is there. */
    availableAfter: fenAmount,
    /** For deposits bought with a coupon, before maturity. */
    coupon: v.optional(couponLost),
    /** Wealth: how much may still be redeemed fast today, fen. */
    fastLeft: v.optional(fenAmount),
    /** Wealth: the day on which an ordinary redemption is paid. */
    ordinaryDate: v.optional(day),
  }),
  errors: ['HoldingUnknown'],
  sample: { seqNo: own('deposit') },
})
