import * as v from 'valibot'
import { defineCall } from '../call'
import { mallOrderFacts, orderNo } from './pointsFields'
import { own } from '../sample'

export const cancelMallOrder = /*#__PURE__*/ defineCall({
  name: 'cancelMallOrder',
  method: 'POST',
  path: '/api/wechatbank/points/cancelMallOrder',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['points'],
  summary: 'Cancels an order that wasn’t sent yet: its points come back (ours).',
  request: /*#__PURE__*/ v.strictObject({ orderNo }),
  response: mallOrderFacts,
  errors: ['MallOrderUnknown', 'MallOrderClosed'],
  sample: { orderNo: own('placedMallOrder') },
})
