import * as v from 'valibot'
import { defineCall } from '../call'
import { clientId, code } from '../fields'
import { approvalKind, approvalMark, approvalPayload, payloadHash } from './approvalFields'
import { own } from '../sample'

export const saveApproval = /*#__PURE__*/ defineCall({
  name: 'saveApproval',
  method: 'POST',
  path: '/api/wechatbank/approval/saveApproval',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['approval'],
  summary:
    'Keeps an application as a draft, or changes a draft or what was given back, and marks what keeps it from being handed in (specification §2, /myAddPage). One client id makes one draft.',
  request: /*#__PURE__*/ v.strictObject({
    clientId,
    /** Of one that is changed. */
    approvalId: v.optional(code),
    kind: approvalKind,
    payload: approvalPayload,
  }),
  response: /*#__PURE__*/ v.object({ approvalId: code, payloadHash, marks: v.array(approvalMark) }),
  errors: [
    'EnterpriseClosed',
    'OrgNotActing',
    'NotPermitted',
    'ApprovalUnknown',
    'ApprovalDecided',
    'PayloadInvalid',
    'ApprovalTooMany',
    'TooManyTries',
  ],
  sample: {
    clientId: own('newClientId'),
    kind: 'MEMBER',
    payload: { values: { change: 'ADD', mobileNo: '17000000034', name: '沈思', role: 'VIEWER' }, rows: [] },
  },
})
