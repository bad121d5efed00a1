import * as v from 'valibot'
import { defineCall } from '../call'
import { code, noFields } from '../fields'
import { payloadHash } from './approvalFields'
import { own } from '../sample'

export const submitApproval = /*#__PURE__*/ defineCall({
  name: 'submitApproval',
  method: 'POST',
  path: '/api/wechatbank/approval/submitApproval',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['approval', 'message'],
  summary:
    'Hands a draft in as it was shown, or once more what was given back (specification §2, /myAddPage). It lasts 72 hours.',
  request: /*#__PURE__*/ v.strictObject({ approvalId: code, payloadHash }),
  response: noFields,
  errors: [
    'EnterpriseClosed',
    'OrgNotActing',
    'NotPermitted',
    'ApprovalUnknown',
    'ApprovalDecided',
    'ApprovalExpired',
    'ApprovalChanged',
    'PayloadInvalid',
    'ApproverMissing',
  ],
  sample: { approvalId: own('draftApproval'), payloadHash: own('draftHash') },
})
