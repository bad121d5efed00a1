import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { renewalRecord } from './maturityFields'

export const queryRenewals = /*#__PURE__*/ defineCall({
  name: 'queryRenewals',
  method: 'POST',
  path: '/api/wechatbank/holding/queryRenewals',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['holding', 'maturity'],
  summary: 'What was done with matured deposits that had an instruction, the latest first (ours).',
  request: /*#__PURE__*/ v.strictObject({
    /** Paging: gives records after this seqNo. */
    after: v.optional(code),
  }),
  response: /*#__PURE__*/ v.object({ records: v.array(renewalRecord), more: v.boolean() }),
  errors: [],
  sample: {},
})
