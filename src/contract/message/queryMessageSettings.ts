import * as v from 'valibot'
import { defineCall } from '../call'
import { code, nothing, text } from '../fields'
import { messageGroup, messageKind } from './messageFields'

export const queryMessageSettings = /*#__PURE__*/ defineCall({
  name: 'queryMessageSettings',
  method: 'POST',
  path: '/api/wechatbank/message/queryMessageSettings',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  tells: ['message'],
  summary: 'Every kind of messages: whether it comes, whether it may be turned off, and by WeChat too (ours).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    kinds: v.array(
      v.object({
        kind: messageKind,
        group: messageGroup,
        title: text,
        /** Can’t be turned off: it is about the safety of the account or a promise of the bank’s. */
        always: v.boolean(),
        wanted: v.boolean(),
        /** The template that WeChat asks the customer about; none where no subscription message is sent. */
        templateId: v.optional(code),
        /** Subscription messages the customer has allowed and that haven’t been sent: WeChat gives one at a time. */
        allowed: v.number(),
      }),
    ),
  }),
  errors: [],
})
