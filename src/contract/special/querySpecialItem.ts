import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { payout } from './specialFields'
import { own } from '../sample'

export const querySpecialItem = /*#__PURE__*/ defineCall({
  name: 'querySpecialItem',
  method: 'POST',
  path: '/api/wechatbank/special/querySpecialItem',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['special'],
  summary: 'One of the customer’s payouts (specification §2, /specialReceiptOne; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({ itemId: code }),
  response: payout,
  errors: ['SpecialUnknown'],
  sample: { itemId: own('paidPayout') },
})
