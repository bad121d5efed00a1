import * as v from 'valibot'
import { defineCall } from '../call'
import { mallOrder, orderNo } from './pointsFields'

export const queryMallOrders = /*#__PURE__*/ defineCall({
  name: 'queryMallOrders',
  method: 'POST',
  path: '/api/wechatbank/points/queryMallOrders',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['points'],
  summary:
    'What the customer had for points, newest first, 20 a page (specification §2, /integralIndex; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({
    /** Paging: gives orders after this one. */
    after: v.optional(orderNo),
  }),
  response: /*#__PURE__*/ v.object({ orders: v.array(mallOrder), more: v.boolean() }),
  errors: [],
  sample: {},
})
