import * as v from 'valibot'
import { defineCall } from '../call'
import { code, dayOrNone, fenAmount, productType, rate } from '../fields'

export const previewBuy = /*#__PURE__*/ defineCall({
  name: 'previewBuy',
  method: 'POST',
  path: '/api/wechatbank/trade/previewBuy',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['account', 'voucher', 'holding', 'subaccount'],
  summary:
    'What a purchase would do if it were ordered now, refused as the order itself would be: what leaves the account, what is left there, and what comes back by the end of term (ours).',
  request: /*#__PURE__*/ v.strictObject({
    productType,
    amount: fenAmount,
    /** The rate the customer saw, as in the order. */
    expectedRate: rate,
    couponId: v.optional(code),
    /** Terms of an agreement deposit that the customer has by an adviser’s code. */
    offerId: v.optional(code),
  }),
  response: /*#__PURE__*/ v.object({
    /** What leaves the electronic account, less a cash coupon, and what can be spent there then. */
    payable: fenAmount,
    availableAfter: fenAmount,
    /** First day of interest; of the wealth product the day its shares are confirmed. */
    startDate: dayOrNone,
    /** Day of maturity; '' for the wealth product. */
    endDate: dayOrNone,
    /** Interest of the whole term at the agreed rate; of a structured deposit the least it pays. 0 for wealth. */
    interest: fenAmount,
    /** Of a deposit that pays full periods: how often its interest comes, and how much each time. */
    payouts: v.optional(v.object({ times: v.number(), each: fenAmount })),
    /** What a rate coupon pays at maturity besides. */
    bonus: fenAmount,
    /** All that has come back by maturity: principal, interest and bonus. Of the wealth product the shares it buys. */
    total: fenAmount,
    /** Deposits only: what the deposit insurance counts of what the bank owes the customer in deposits and accounts. */
    insurance: v.optional(
      v.object({
        /** Now, with the interest earned by the end of yesterday. */
        now: fenAmount,
        /** What the order adds until it matures: its interest, and what a coupon pays. */
        added: fenAmount,
        /** Once every deposit has brought the interest of its whole term and what its coupon pays, this one's included. */
        owed: fenAmount,
        /** What of `owed` is above the limit. */
        beyond: fenAmount,
      }),
    ),
  }),
  errors: [
    'ProductUnknown',
    'ProductNotOnSale',
    'ProductClosed',
    'BelowMinimum',
    'AboveMaximum',
    'NotAStep',
    'QuotaSoldOut',
    'RateChanged',
    'InsufficientFunds',
    'CouponUnknown',
    'CouponUsed',
    'CouponExpired',
    'CouponNotFitting',
    'AgreementCodeInvalid',
    'AgreementCodeExpired',
    'AgreementCodeUsed',
  ],
  sample: { productType: '20194', amount: 2_345_600, expectedRate: 130 },
})
