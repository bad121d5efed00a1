import * as v from 'valibot'
import { PRIVACY_POLICY_VERSION } from '@/domain/policy'
import { defineCall } from '../call'
import { code, noFields } from '../fields'

export const updatePrivacyPolicyStatus = /*#__PURE__*/ defineCall({
  name: 'updatePrivacyPolicyStatus',
  method: 'POST',
  path: '/api/wechatbank/index/updatePrivacyPolicyStatus',
  protection: 'sealed',
  access: 'session',
  effect: 'write',
  invalidates: ['entry'],
  summary:
    'Records consent to (1) or withdrawal from (0) a version of the privacy policy, with its time (specification §7).',
  request: /*#__PURE__*/ v.strictObject({
    confirmStatus: v.picklist(['0', '1']),
    version: code,
  }),
  response: noFields,
  errors: ['InvalidRequest'],
  sample: { confirmStatus: '1', version: PRIVACY_POLICY_VERSION },
})
