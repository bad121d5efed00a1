import * as v from 'valibot'
import { defineCall } from '../call'
import { timelineEntry, timelineAfter } from './timelineFields'

export const queryTimeline = /*#__PURE__*/ defineCall({
  name: 'queryTimeline',
  method: 'POST',
  path: '/api/wechatbank/account/queryTimeline',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: 'everything',
  summary:
    'What has happened since the account was opened, from what every part of the bank keeps; newest first, 20 a page (specification §2, /myScroll; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({
    /** Paging: the entry after which to go on. */
    after: timelineAfter,
  }),
  response: /*#__PURE__*/ v.object({ entries: v.array(timelineEntry), more: v.boolean() }),
  errors: [],
  sample: {},
})
