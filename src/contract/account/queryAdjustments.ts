import * as v from 'valibot'
import { defineCall } from '../call'
import { adjustment, timelineAfter } from './timelineFields'

export const queryAdjustments = /*#__PURE__*/ defineCall({
  name: 'queryAdjustments',
  method: 'POST',
  path: '/api/wechatbank/account/queryAdjustments',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['transfer', 'holding', 'order', 'security'],
  summary:
    'What was corrected or changed afterwards on the customer’s own accounts, with cause and original; newest first, 20 a page (specification §2, /adjustRecord; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({
    /** Paging: the entry after which to go on. */
    after: timelineAfter,
  }),
  response: /*#__PURE__*/ v.object({ entries: v.array(adjustment), more: v.boolean() }),
  errors: [],
  sample: {},
})
