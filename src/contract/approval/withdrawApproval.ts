import * as v from 'valibot'
import { defineCall } from '../call'
import { code, noFields } from '../fields'
import { own } from '../sample'

export const withdrawApproval = /*#__PURE__*/ defineCall({
  name: 'withdrawApproval',
  method: 'POST',
  path: '/api/wechatbank/approval/withdrawApproval',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['approval', 'enterprise', 'message'],
  summary:
    'Takes an own application back before its last decision, or gives a draft up (specification §2, /myAddPage).',
  request: /*#__PURE__*/ v.strictObject({ approvalId: code }),
  response: noFields,
  errors: ['ApprovalUnknown', 'ApprovalDecided', 'ApprovalExpired'],
  sample: { approvalId: own('openApproval') },
})
