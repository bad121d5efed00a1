import * as v from 'valibot'
import { defineCall } from '../call'
import { login, loginId } from './devices'

export const queryLoginRecords = /*#__PURE__*/ defineCall({
  name: 'queryLoginRecords',
  method: 'POST',
  path: '/api/wechatbank/security/queryLoginRecords',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['security'],
  summary:
    'The customer’s log-ins of the last 180 days, failed attempts included, newest first, 20 a page (specification §2, /loginRecords; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({
    /** Paging: the log-in after which to go on. */
    after: v.optional(loginId),
    /** Only attempts that failed. */
    failed: v.optional(v.boolean()),
  }),
  response: /*#__PURE__*/ v.object({
    records: v.array(login),
    more: v.boolean(),
  }),
  errors: [],
  sample: {},
})
