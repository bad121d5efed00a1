import * as v from 'valibot'
import { defineCall } from '../call'
import { code, fenAmount } from '../fields'
import { withdrawal } from './campaignFields'
import { own } from '../sample'

export const queryWithdrawals = /*#__PURE__*/ defineCall({
  name: 'queryWithdrawals',
  method: 'POST',
  path: '/api/wechatbank/campaign/queryWithdrawals',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['campaign', 'account'],
  summary: 'Withdrawals of red-packet money, newest first, 20 a page; or one of them by its order (ours).',
  request: /*#__PURE__*/ v.strictObject({
    /** Only this one. */
    orderNo: v.optional(code),
    /** Paging: gives withdrawals after this one. */
    after: v.optional(code),
  }),
  response: /*#__PURE__*/ v.object({
    withdrawals: v.array(withdrawal),
    more: v.boolean(),
    /** Of red packets now, fen. */
    balance: fenAmount,
    /** How often today it can still be withdrawn. */
    timesLeft: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
  errors: ['OrderUnknown'],
  sample: { orderNo: own('activityOrder') },
})
