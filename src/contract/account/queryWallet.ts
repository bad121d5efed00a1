import * as v from 'valibot'
import { defineCall } from '../call'
import { code, day, fenAmount, nothing, rate } from '../fields'

export const queryWallet = /*#__PURE__*/ defineCall({
  name: 'queryWallet',
  method: 'GET',
  path: '/api/wechatbank/account/queryWallet',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['account', 'pots'],
  summary: 'Balance of the electronic account, what is on its way out, and what it earns (ours).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    /** What is in the account: what can be spent and what is frozen. */
    balance: fenAmount,
    available: fenAmount,
    frozen: fenAmount,
    /** Beside the balance: on its way out to cards, neither spent nor theirs yet. */
    outgoing: fenAmount,
    /** Beside the balance: put aside in pots, to be had back at once; only where there is any. */
    pots: v.optional(fenAmount),
    /** Masked. */
    acctNo: code,
    interest: /*#__PURE__*/ v.object({
      /** Basis points: the rate for money at call that is listed today (活期挂牌利率). */
      rate,
      /** What was earned by the end of yesterday and isn't paid yet (应计利息). */
      accrued: fenAmount,
      /** The day by whose end it is settled, and the day after, on which it is paid. */
      settlesOn: day,
      paidOn: day,
    }),
  }),
  errors: [],
  sample: {},
})
