import * as v from 'valibot'
import { defineCall } from '../call'
import { day } from '../fields'
import { couponFacts } from './couponFacts'

export const queryCoupons = /*#__PURE__*/ defineCall({
  name: 'queryCoupons',
  method: 'POST',
  path: '/api/wechatbank/coupon/queryCoupons',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['voucher'],
  summary: 'The customer’s coupons in a state, those that expire first at the top (ours).',
  request: /*#__PURE__*/ v.strictObject({
    state: v.picklist(['unused', 'used', 'expired']),
  }),
  response: /*#__PURE__*/ v.object({
    coupons: v.array(couponFacts),
    /** The bank's day, which decides what has expired. */
    today: day,
  }),
  errors: [],
  sample: { state: 'unused' },
})
