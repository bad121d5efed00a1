import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { prizeParcel } from './drawFields'
import { own } from '../sample'

export const receivePrize = /*#__PURE__*/ defineCall({
  name: 'receivePrize',
  method: 'POST',
  path: '/api/wechatbank/draw/receivePrize',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['campaign'],
  summary: 'The customer has received a thing that was won (ours).',
  request: /*#__PURE__*/ v.strictObject({ rewardId: code }),
  response: prizeParcel,
  errors: ['ParcelUnknown', 'ParcelClosed'],
  sample: { rewardId: own('sentParcel') },
})
