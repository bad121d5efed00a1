import * as v from 'valibot'
import { defineCall } from '../call'
import { code, nothing } from '../fields'

export const getPrivacyPolicyStatus = /*#__PURE__*/ defineCall({
  name: 'getPrivacyPolicyStatus',
  method: 'GET',
  path: '/api/wechatbank/index/getPrivacyPolicyStatus',
  protection: 'sealed',
  access: 'session',
  effect: 'read',
  provides: ['entry'],
  summary: 'Whether the customer agreed to the current privacy policy (specification §4, §7).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    /** 1 = agreed to the current version, 0 = not. */
    confirmStatus: v.picklist(['0', '1']),
    version: code,
    /** Of who doesn't agree to it: the version that they agreed to last, where it is another one. */
    formerVersion: v.optional(code),
  }),
  errors: [],
  sample: {},
})
