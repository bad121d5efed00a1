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
  tells: ['account', 'holding', 'subaccount'],
  summary: 'What the customer owns, for home and the asset overview (ours).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    total: fenAmount,
    /** Of the electronic account, frozen money and money on its way out included. */
    wallet: fenAmount,
    /** Accounts of type II and III beside it. */
    otherAccounts: fenAmount,
    deposits: fenAmount,
    wealth: fenAmount,
    /** Of the day that ended last: interest accrued, as deposits earn it if they are kept, and income of shares. */
    yesterdayIncome: signedFen,
    /** The shares' part of it. */
    yesterdayWealthIncome: signedFen,
    /** Interest paid and income of shares credited since the account was opened. */
    accumulatedIncome: signedFen,
    /** Interest of open deposits' whole terms, estimated; what full periods have paid already is in it. */
    expectedInterest: fenAmount,
    /** The bank's day, whatever the phone's clock says. */
    today: day,
  }),
  errors: [],
})
