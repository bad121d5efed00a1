import * as v from 'valibot'
import { defineCall } from '../call'
import { messageGroup, messageId, unreadCounts } from './messageFields'
import { own } from '../sample'

export const readMessages = /*#__PURE__*/ defineCall({
  name: 'readMessages',
  method: 'POST',
  path: '/api/wechatbank/message/readMessages',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['message'],
  summary: 'Notes messages as read: one by its id, else a whole group, else all; answers with what is left (ours).',
  request: /*#__PURE__*/ v.strictObject({
    id: v.optional(messageId),
    group: v.optional(messageGroup),
    /** Without an id: only what had come by then, as `queryMessages` told; what has come since stays unread. */
    upTo: v.optional(messageId),
  }),
  response: /*#__PURE__*/ v.object({ unread: unreadCounts }),
  errors: ['MessageUnknown'],
  sample: { id: own('message') },
})
