import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { caseSummary } from './caseFields'

export const queryCases = /*#__PURE__*/ defineCall({
  name: 'queryCases',
  method: 'POST',
  path: '/api/wechatbank/cases/queryCases',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['cases'],
  summary: 'The customer’s cases, newest first, 20 a page (specification §2, /feedbackDetail).',
  request: /*#__PURE__*/ v.strictObject({
    /** Paging: gives cases after this one. */
    after: v.optional(code),
  }),
  response: /*#__PURE__*/ v.object({ cases: v.array(caseSummary), more: v.boolean() }),
  errors: [],
  sample: {},
})
