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
  provides: ['message'],
  summary: 'Every kind of messages: whether it comes, whether it may be turned off, and by WeChat too (ours).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    kinds: v.array(
      v.object({
        kind: messageKind,
        group: messageGroup,
        title: text,
        /** Whether it can’t be turned off, because it is about the safety of the account or the bank has promised it. */
        always: v.boolean(),
        wanted: v.boolean(),
        /** The template for which WeChat asks the customer; undefined where no subscription message is sent. */
        templateId: v.optional(code),
        /**
         * How many subscription messages the customer has allowed that haven’t been sent; each permission is for one
         * message.
         */
        allowed: v.number(),
      }),
    ),
  }),
  errors: [],
  sample: {},
})
