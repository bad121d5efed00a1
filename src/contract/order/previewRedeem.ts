import * as v from 'valibot'
import { defineCall } from '../call'
import { couponLost } from '../voucher/couponFacts'
import { code, day, dayOrNone, fenAmount, rate, text } from '../fields'

export const previewRedeem = /*#__PURE__*/ defineCall({
  name: 'previewRedeem',
  method: 'POST',
  path: '/api/wechatbank/trade/previewRedeem',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  tells: ['holding', 'maturity'],
  summary: 'What a withdrawal would pay now, beside what maturity would (ours).',
  request: /*#__PURE__*/ v.strictObject({
    seqNo: code,
    /** Wealth: how much; deposits are withdrawn whole. */
    amount: v.optional(fenAmount),
  }),
  response: /*#__PURE__*/ v.object({
    withdrawable: v.boolean(),
    /** Why not, for the customer (drawFailedTips). */
    drawFailedTips: v.optional(text),
    principal: fenAmount,
    preInterest: fenAmount,
    preRate: rate,
    appointInterest: fenAmount,
    endDate: dayOrNone,
    /** Deposits bought with a coupon, before maturity. */
    coupon: v.optional(couponLost),
    /** Wealth: what today's fast redemption still allows. */
    fastLeft: v.optional(fenAmount),
    /** Wealth: the day ordinary redemption is paid. */
    ordinaryDate: v.optional(day),
  }),
  errors: ['HoldingUnknown'],
})
