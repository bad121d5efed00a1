import * as v from 'valibot'
import { defineCall } from '../call'
import { usedCoupon } from '../voucher/couponFacts'
import { code, day, fenAmount, productType, rate, signedFen, text } from '../fields'
import { payoutPeriod, rateSteps } from '../product/productFacts'
import { holdingFacts } from './holdingFacts'
import { standingInstruction } from '../maturity/maturityFields'
import { own } from '../sample'

export const queryHoldingDetail = /*#__PURE__*/ defineCall({
  name: 'queryHoldingDetail',
  method: 'POST',
  path: '/api/wechatbank/holding/queryHoldingDetail',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  // The papers and the risk test decide whether an instruction will be followed.
  provides: ['compliance', 'holding', 'identity', 'maturity'],
  summary: 'One holding with its events and daily income (ours).',
  request: /*#__PURE__*/ v.strictObject({
    seqNo: code,
  }),
  response: /*#__PURE__*/ v.object({
    holding: holdingFacts,
    /** The bank's day. */
    today: v.optional(day),
    /** Latest first: interest or income of each day, in fen. */
    incomes: v.array(v.object({ date: day, amount: signedFen })),
    events: v.array(
      v.object({
        date: day,
        kind: v.picklist(['BUY', 'RENEW', 'START', 'INCOME', 'REDEEM', 'MATURE', 'CONFIRM']),
        amount: fenAmount,
        /** The order it comes from, where the electronic account has a record of it. */
        orderNo: v.optional(code),
      }),
    ),
    /** Open deposits: with the holding's own terms, what the interest of a withdrawal on any day follows from. */
    earns: v.optional(
      v.object({
        /** Rate before maturity. */
        aheadRate: rate,
        rateSteps,
        payoutPeriod: v.optional(payoutPeriod),
      }),
    ),
    withdrawable: v.boolean(),
    drawFailedTips: v.optional(text),
    /** The coupon it was bought with. */
    coupon: v.optional(usedCoupon),
    /** Deposits: the instruction for maturity. */
    maturity: v.optional(
      v.object({
        ...standingInstruction,
        /** Why the instruction won't be followed if everything stays as it is, for the customer: all is paid out then. */
        unavailable: v.optional(text),
      }),
    ),
    /** The deposit this one was renewed from, and the holding into which this one's money went. */
    renewedFrom: v.optional(v.object({ seqNo: code, prodType: productType })),
    renewedInto: v.optional(v.object({ seqNo: code, prodType: productType })),
  }),
  errors: ['HoldingUnknown'],
  sample: { seqNo: own('deposit') },
})
