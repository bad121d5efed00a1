import * as v from 'valibot'
import { defineCall } from '../call'
import { day, fenAmount, nothing, signedFen } from '../fields'

export const queryAssets = /*#__PURE__*/ defineCall({
  name: 'queryAssets',
  method: 'GET',
  path: '/api/wechatbank/account/queryAssets',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['account', 'holding', 'subaccount'],
  summary: 'What the customer owns, for home and the asset overview (ours).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    total: fenAmount,
    /** Of the electronic account, frozen money, money on its way out and pots included. */
    wallet: fenAmount,
    /** Of this what can be spent at once: queryWallet's and queryLiquidity's `available`. */
    available: fenAmount,
    /** Accounts of type II and III beside it. */
    otherAccounts: fenAmount,
    deposits: fenAmount,
    wealth: fenAmount,
    /** Of deposits and accounts, by the end of yesterday, and not paid yet; not part of the total. */
    accruedInterest: fenAmount,
    /**
     * Of the last day that ended: interest deposits accrued for it (as they earn when they are kept) and income of shares.
     */
    yesterdayIncome: signedFen,
    /** The shares' part of it. */
    yesterdayWealthIncome: signedFen,
    /** Paid interest and credited income of shares since the account was opened. */
    accumulatedIncome: signedFen,
    /** Estimated interest of open deposits' whole terms, including what full periods have paid already. */
    expectedInterest: fenAmount,
    /** The bank's day, which may differ from the phone's. */
    today: day,
  }),
  errors: [],
  sample: {},
})
