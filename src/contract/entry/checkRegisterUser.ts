import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'

export const checkRegisterUser = /*#__PURE__*/ defineCall({
  name: 'checkRegisterUser',
  method: 'POST',
  path: '/api/wechatbank/syncAccount/checkRegisterUser',
  protection: 'sealed',
  access: 'session',
  effect: 'read',
  provides: ['entry'],
  summary: 'Whether the person is registered in another channel, and with which number (specification §7).',
  request: /*#__PURE__*/ v.strictObject({
    scene: code,
  }),
  response: /*#__PURE__*/ v.object({
    accountStatus: v.picklist(['NONE', 'ELSEWHERE', 'HERE']),
    /** Masked. */
    registerMobileNo: v.optional(code),
    /** The account elsewhere was found by the phone alone: who isn't its owner may register with another number. */
    foundByPhone: v.optional(v.boolean()),
  }),
  errors: [],
  sample: { scene: 'syncAccount' },
})
