import * as v from 'valibot'
import { defineCall } from '../call'
import { messageFacts, messageGroup, messageId, unreadCounts } from './messageFields'

export const queryMessages = /*#__PURE__*/ defineCall({
  name: 'queryMessages',
  method: 'POST',
  path: '/api/wechatbank/message/queryMessages',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['message'],
  summary: 'The customer’s messages, newest first, 20 a page, with how many of each group are unread (ours).',
  request: /*#__PURE__*/ v.strictObject({
    /** One part of the box; without it the whole box. */
    group: v.optional(messageGroup),
    /** Paging: gives messages after this one. */
    after: v.optional(messageId),
  }),
  response: /*#__PURE__*/ v.object({
    messages: v.array(messageFacts),
    more: v.boolean(),
    unread: unreadCounts,
    /** The last of the unread ones that are counted, up to which they can be noted as read; none when all are read. */
    upTo: v.optional(messageId),
  }),
  errors: [],
  sample: {},
})
