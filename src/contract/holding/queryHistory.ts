import * as v from 'valibot'
import { defineCall } from '../call'
import { code, day, fenAmount, instant, productType, text } from '../fields'

const month = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^\d{6}$/))

export const queryHistory = /*#__PURE__*/ defineCall({
  name: 'queryHistory',
  method: 'POST',
  path: '/api/wechatbank/holding/queryHistory',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  tells: ['holding', 'order'],
  summary: 'The customer’s orders of deposits and wealth products, newest first, with the sums of each month (ours).',
  request: /*#__PURE__*/ v.strictObject({
    kind: v.picklist(['all', 'purchase', 'withdrawal', 'maturity', 'interest']),
    product: v.picklist(['all', 'deposit', 'wealth']),
    /** Paging: the order number after which to go on. */
    after: v.optional(v.pipe(v.string(), v.regex(/^\d{18}$/))),
  }),
  response: /*#__PURE__*/ v.object({
    orders: v.array(
      v.object({
        orderNo: code,
        kind: v.picklist([
          'depositPurchase',
          'depositWithdrawal',
          'depositMaturity',
          'depositRenewal',
          'depositPayout',
          'wealthSubscription',
          'wealthRedemption',
          'wealthFastRedemption',
        ]),
        /** '' for an order of no holding. */
        seqNo: v.pipe(v.string(), v.maxLength(20)),
        prodType: productType,
        prodDesc: text,
        /** Principal or shares; 0 where interest alone was paid. */
        amount: fenAmount,
        interest: fenAmount,
        /** Accepted and not settled yet. */
        pending: v.boolean(),
        day,
        at: instant,
      }),
    ),
    /** Of every month that an order above belongs to, over all its orders of this kind and product. */
    months: v.array(
      v.object({
        month,
        count: v.number(),
        /** Paid into products. */
        bought: fenAmount,
        /** Principal and shares paid back, settled ones only. */
        returned: fenAmount,
        interest: fenAmount,
      }),
    ),
    more: v.boolean(),
  }),
  errors: [],
})
