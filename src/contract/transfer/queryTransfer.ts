import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { transferFacts } from './transferFields'
import { own } from '../sample'

export const queryTransfer = /*#__PURE__*/ defineCall({
  name: 'queryTransfer',
  method: 'POST',
  path: '/api/wechatbank/transfer/queryTransfer',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['transfer'],
  summary: 'What became of a transfer, with its time line (specification §2, /AccountTurnStatus).',
  request: /*#__PURE__*/ v.strictObject({
    /** Without it today's latest transfer out. */
    orderNo: v.optional(code),
  }),
  response: transferFacts,
  errors: ['OrderUnknown'],
  sample: { orderNo: own('transfer') },
})
