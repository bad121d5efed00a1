import * as v from 'valibot'
import { defineCall } from '../call'
import { mallOrderFacts, orderNo } from './pointsFields'
import { own } from '../sample'

export const queryMallOrder = /*#__PURE__*/ defineCall({
  name: 'queryMallOrder',
  method: 'POST',
  path: '/api/wechatbank/points/queryMallOrder',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['points'],
  summary: 'One order with where it is sent (specification §2, /integralMiddle; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({ orderNo }),
  response: mallOrderFacts,
  errors: ['MallOrderUnknown'],
  sample: { orderNo: own('mallOrder') },
})
