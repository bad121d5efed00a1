import * as v from 'valibot'
import { defineCall } from '../call'
import { fenAmount, signedFen } from '../fields'
import { month } from './recordFields'

export const queryMonthBill = /*#__PURE__*/ defineCall({
  name: 'queryMonthBill',
  method: 'POST',
  path: '/api/wechatbank/account/queryMonthBill',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['account', 'holding'],
  summary:
    'A month of the electronic account: opening + in − out = closing, by what the money was (specification §2, /MonthBill; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({
    /** This month without it, and for a month before the account or in the future. */
    month: v.optional(month),
  }),
  response: /*#__PURE__*/ v.object({
    /** The month that is told, the first there is and this one. */
    month,
    firstMonth: month,
    thisMonth: month,
    /** What the account held before and after, frozen and held money included. */
    opening: fenAmount,
    closing: fenAmount,
    in: signedFen,
    out: signedFen,
    /** What `in` is made of; of a month in which more was taken back than given, the reward is negative. */
    interest: signedFen,
    reward: signedFen,
    received: fenAmount,
    /** Principal of deposits and wealth shares that came back. */
    withdrawn: fenAmount,
    redeemed: fenAmount,
    ownIn: fenAmount,
    /** What `out` is made of. */
    sent: fenAmount,
    /** Put into deposits and into wealth shares: own money, neither spending nor income. */
    saved: fenAmount,
    subscribed: fenAmount,
    spent: signedFen,
    ownOut: fenAmount,
    /** Income of wealth shares in the month: it is shares, so it stands beside and is in no sum. */
    wealthIncome: signedFen,
    /** Up to six months that end with this one, the oldest first: what came from elsewhere, interest and rewards included, and what went elsewhere. Own money in products is neither. */
    months: v.array(v.object({ month, in: signedFen, out: signedFen })),
  }),
  errors: [],
  sample: {},
})
