import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { prizeParcel } from './drawFields'
import { own } from '../sample'

export const queryPrizeParcel = /*#__PURE__*/ defineCall({
  name: 'queryPrizeParcel',
  method: 'POST',
  path: '/api/wechatbank/draw/queryPrizeParcel',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['campaign'],
  summary: 'How a thing stands that was won and claimed, by its reward (ours).',
  request: /*#__PURE__*/ v.strictObject({ rewardId: code }),
  response: prizeParcel,
  errors: ['ParcelUnknown'],
  sample: { rewardId: own('parcel') },
})
