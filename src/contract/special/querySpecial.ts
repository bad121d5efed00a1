import * as v from 'valibot'
import { defineCall } from '../call'
import { code, fenAmount } from '../fields'
import { payout } from './specialFields'

export const querySpecial = /*#__PURE__*/ defineCall({
  name: 'querySpecial',
  method: 'POST',
  path: '/api/wechatbank/special/querySpecial',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['account', 'special', 'subaccount'],
  summary:
    'The customer’s payouts, those that they have shown to be theirs: what may be claimed, or what was paid; 20 a page (specification §2, /speciaLists, /specialReceipt; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({
    list: v.picklist(['OPEN', 'PAID']),
    /** Paging: gives payouts after this one. */
    after: v.optional(code),
  }),
  response: /*#__PURE__*/ v.object({
    payouts: v.array(payout),
    more: v.boolean(),
    /** What of payouts the electronic account still takes today, by its caps. */
    accountTakes: fenAmount,
  }),
  errors: [],
  sample: { list: 'OPEN' },
})
