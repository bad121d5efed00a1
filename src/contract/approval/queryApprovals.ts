import * as v from 'valibot'
import { defineCall } from '../call'
import { code, instant } from '../fields'
import { actingFor, approvalSummary } from './approvalFields'

export const queryApprovals = /*#__PURE__*/ defineCall({
  name: 'queryApprovals',
  method: 'POST',
  path: '/api/wechatbank/approval/queryApprovals',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['approval', 'enterprise'],
  summary:
    'Applications that wait for the customer’s decision, that they made themselves, or that are over, newest first, 20 a page (specification §2, /approvalList). Of the enterprise that the session acts for; the bank’s staff also get the bank’s own.',
  request: /*#__PURE__*/ v.strictObject({
    list: v.picklist(['WAITING', 'MINE', 'DONE']),
    /** Paging: gives applications after this one. */
    after: v.optional(code),
  }),
  response: /*#__PURE__*/ v.object({
    approvals: v.array(approvalSummary),
    more: v.boolean(),
    acting: v.optional(actingFor),
    /** The bank's time of this answer, from which the time left is counted. */
    at: instant,
  }),
  errors: ['EnterpriseClosed'],
  sample: { list: 'MINE' },
})
