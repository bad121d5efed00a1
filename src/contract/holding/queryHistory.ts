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
  provides: ['holding', 'order'],
  summary: 'The customer’s orders of deposits and wealth products, newest first, with the sums of each month (ours).',
  request: /*#__PURE__*/ v.strictObject({
    kind: v.picklist(['all', 'purchase', 'withdrawal', 'maturity', 'interest']),
    product: v.picklist(['all', 'deposit', 'wealth']),
    /** Paging: gives orders after this order number. */
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
        /** '' for an order without a holding. */
        seqNo: v.pipe(v.string(), v.maxLength(20)),
        prodType: productType,
        prodDesc: text,
        /** Principal or shares; 0 where only interest was paid. */
        amount: fenAmount,
        interest: fenAmount,
        /** Accepted but not settled. */
        pending: v.boolean(),
        /** Whether the electronic account has a record of it: not of shares that are yet to be paid. */
        recorded: v.boolean(),
        day,
        at: instant,
      }),
    ),
    /** The sums of each month that has an order above, over all the month's orders of this kind and product. */
    months: v.array(
      v.object({
        month,
        count: v.number(),
        /** Put into deposits, renewals among it, and into wealth shares. */
        saved: fenAmount,
        subscribed: fenAmount,
        /** Principal of deposits and wealth shares paid back: of the month’s orders, those that are settled by now. */
        returned: fenAmount,
        redeemed: fenAmount,
        interest: fenAmount,
      }),
    ),
    more: v.boolean(),
  }),
  errors: [],
  sample: { kind: 'all', product: 'all' },
})
