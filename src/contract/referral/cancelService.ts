import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { served } from './referralFields'
import { own } from '../sample'

export const cancelService = /*#__PURE__*/ defineCall({
  name: 'cancelService',
  method: 'POST',
  path: '/api/wechatbank/referral/cancelService',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['referral'],
  summary: 'Calls an appointment off, by its customer; called off already, it stays so. Ours.',
  request: /*#__PURE__*/ v.strictObject({ servedId: code }),
  response: served,
  errors: ['ServedUnknown', 'ServedClosed'],
  sample: { servedId: own('served') },
})
