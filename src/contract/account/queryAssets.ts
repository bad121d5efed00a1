import * as v from 'valibot'
import { defineCall } from '../call'
import { day, fenAmount, nothing } from '../fields'

export const queryAssets = /*#__PURE__*/ defineCall({
  name: 'queryAssets',
  method: 'GET',
  path: '/api/wechatbank/account/queryAssets',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  summary: 'What the customer owns, for home and the asset overview (ours).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    total: fenAmount,
    /** Of the electronic account, frozen money and money on its way out included. */
    wallet: fenAmount,
    deposits: fenAmount,
    wealth: fenAmount,
    /** Of the wealth product, the last day paid. */
    yesterdayIncome: fenAmount,
    accumulatedIncome: fenAmount,
    /** What open deposits would pay at maturity, estimated. */
    expectedInterest: fenAmount,
    /** The bank's day, whatever the phone's clock says. */
    today: day,
  }),
  errors: [],
})
