import * as v from 'valibot'
import { defineCall } from '../call'
import { instant } from '../fields'

/** The bank's number of a log-in. */
const loginId = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/))

export const queryLoginRecords = /*#__PURE__*/ defineCall({
  name: 'queryLoginRecords',
  method: 'POST',
  path: '/api/wechatbank/security/queryLoginRecords',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  tells: ['security'],
  summary:
    'The customer’s log-ins of the last 180 days, failed attempts included, newest first, 20 a page (specification §2, /loginRecords; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({
    /** Paging: the log-in after which to go on. */
    after: v.optional(loginId),
  }),
  response: /*#__PURE__*/ v.object({
    records: v.array(
      v.object({
        id: loginId,
        at: instant,
        /** The mini-program, or the H5. */
        device: v.picklist(['mini', 'h5']),
        /** The gesture's result; `locked` by this attempt or before it. */
        outcome: v.picklist(['right', 'wrong', 'locked']),
      }),
    ),
    more: v.boolean(),
  }),
  errors: [],
})
