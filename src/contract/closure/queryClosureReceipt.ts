import * as v from 'valibot'
import { defineCall } from '../call'
import { clientId } from '../fields'
import { closureReceipt } from './closureFields'
import { own } from '../sample'

export const queryClosureReceipt = /*#__PURE__*/ defineCall({
  name: 'queryClosureReceipt',
  method: 'POST',
  path: '/api/wechatbank/closure/queryClosureReceipt',
  protection: 'sealed',
  access: 'public',
  effect: 'read',
  provides: ['closure'],
  summary:
    'What came of an order to close, by the id that only who gave the order has, for half an hour after it ended: closing ends the session, so nobody could ask otherwise (ours).',
  request: /*#__PURE__*/ v.strictObject({ clientId }),
  response: closureReceipt,
  errors: ['ClosureUnknown'],
  sample: { clientId: own('clientId') },
})
