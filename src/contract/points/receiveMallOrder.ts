import * as v from 'valibot'
import { defineCall } from '../call'
import { mallOrderFacts, orderNo } from './pointsFields'
import { own } from '../sample'

export const receiveMallOrder = /*#__PURE__*/ defineCall({
  name: 'receiveMallOrder',
  method: 'POST',
  path: '/api/wechatbank/points/receiveMallOrder',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['points'],
  summary: 'The customer has received what was sent (ours).',
  request: /*#__PURE__*/ v.strictObject({ orderNo }),
  response: mallOrderFacts,
  errors: ['MallOrderUnknown', 'MallOrderClosed'],
  sample: { orderNo: own('sentMallOrder') },
})
