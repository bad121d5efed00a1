import * as v from 'valibot'
import { defineCall } from '../call'
import { code, nothing } from '../fields'

export const requestClosureReview = /*#__PURE__*/ defineCall({
  name: 'requestClosureReview',
  method: 'POST',
  path: '/api/wechatbank/closure/requestClosureReview',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['closure', 'identity', 'message'],
  summary:
    'For who can’t show a face: a person decides within seven days whether the owner closes the account. A yes stands for three days; code and payment password are asked all the same (ours).',
  request: nothing,
  response: /*#__PURE__*/ v.object({ recordNo: code }),
  errors: ['ClosureUnknown'],
  sample: {},
})
