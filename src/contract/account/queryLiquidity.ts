import * as v from 'valibot'
import { defineCall } from '../call'
import { day, fenAmount, nothing } from '../fields'

export const queryLiquidity = /*#__PURE__*/ defineCall({
  name: 'queryLiquidity',
  method: 'GET',
  path: '/api/wechatbank/account/queryLiquidity',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['account', 'compliance', 'holding', 'identity', 'maturity', 'pots'],
  summary:
    'What the customer owns by how soon it is money to spend; the parts add up to queryAssets’ total (specification §2, /myMoney; the call is ours).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    total: fenAmount,
    /** Of the electronic account, at once. */
    available: fenAmount,
    /** What accounts of type II and III hold, which can be taken back at once; only where there is any. */
    otherAccounts: v.optional(fenAmount),
    /** What lies in pots, which comes back at once and loses nothing; only where there is any. */
    pots: v.optional(fenAmount),
    /** Principal of deposits that can be withdrawn today. */
    withdrawable: fenAmount,
    /** Wealth shares, and the day they are paid on when they are redeemed now. */
    redeemable: fenAmount,
    redeemedOn: day,
    /** Transfers out that aren't settled (处理中): queryWallet’s `outgoing`, queryFrozen’s `pending`. */
    pending: fenAmount,
    /** Subscriptions and redemptions of wealth shares that aren't settled (正在路上的理财): queryFrozen’s `underWay`. */
    underWay: fenAmount,
    frozen: fenAmount,
    /** Principal of deposits that can't be withdrawn yet, by the day they can, the nearest first. */
    later: v.array(
      v.object({
        day,
        amount: fenAmount,
        count: v.number(),
        /** They become shares on that day, by the customer's instruction; only where so. */
        toWealth: v.optional(v.boolean()),
      }),
    ),
  }),
  errors: [],
  sample: {},
})
