import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { approvalDetail } from './approvalFields'
import { own } from '../sample'

export const queryApproval = /*#__PURE__*/ defineCall({
  name: 'queryApproval',
  method: 'POST',
  path: '/api/wechatbank/approval/queryApproval',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['approval', 'enterprise'],
  summary:
    'One application in full, with who decided and who is next (specification §2, /examinePage, /approvalResult). Of another enterprise it answers as of none.',
  request: /*#__PURE__*/ v.strictObject({ approvalId: code }),
  response: approvalDetail,
  errors: ['ApprovalUnknown', 'EnterpriseClosed'],
  sample: { approvalId: own('approval') },
})
