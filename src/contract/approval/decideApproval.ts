import * as v from 'valibot'
import { APPROVAL_DECISIONS, APPROVAL_STATES } from '@/domain/approval/machine'
import { defineCall } from '../call'
import { clientId, code, payPassword, text } from '../fields'
import { payloadHash, reason } from './approvalFields'
import { own } from '../sample'

export const decideApproval = /*#__PURE__*/ defineCall({
  name: 'decideApproval',
  method: 'POST',
  path: '/api/wechatbank/approval/decideApproval',
  protection: 'signed',
  access: 'account',
  effect: 'money',
  invalidates: ['account', 'approval', 'cases', 'enterprise', 'message', 'order', 'transfer'],
  payment: 'entrusted',
  summary:
    'Decides on an application as it was shown, by the payment password; the last approval carries it out, all or nothing and once. AGAIN: its applicant sends one that failed once more (specification §2, /examinePage).',
  request: /*#__PURE__*/ v.strictObject({
    clientId,
    approvalId: code,
    /** Of what was shown. */
    payloadHash,
    decision: v.picklist([...APPROVAL_DECISIONS, 'AGAIN']),
    /** Why it is given back or refused. */
    reason: v.optional(reason),
    password: payPassword,
  }),
  response: /*#__PURE__*/ v.object({
    approvalId: code,
    state: v.picklist(APPROVAL_STATES),
    /** Why it could not be carried out. */
    failure: v.optional(text),
  }),
  errors: [
    'EnterpriseClosed',
    'OrgNotActing',
    'ApprovalUnknown',
    'ApprovalNotYours',
    'ApprovalDecided',
    'ApprovalExpired',
    'ApprovalChanged',
    'ReasonMissing',
    'PasswordWrong',
    'PasswordLocked',
    'ClientIdReused',
  ],
  sample: {
    clientId: own('newClientId'),
    approvalId: own('waitingApproval'),
    payloadHash: own('waitingHash'),
    decision: 'APPROVE',
    password: own('payPassword'),
  },
})
