import * as v from 'valibot'
import { defineCall } from '../call'
import { messageFacts, messageId } from './messageFields'
import { own } from '../sample'

export const queryMessage = /*#__PURE__*/ defineCall({
  name: 'queryMessage',
  method: 'POST',
  path: '/api/wechatbank/message/queryMessage',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['message'],
  summary: 'One message of the customer’s; asking doesn’t make it read (ours).',
  request: /*#__PURE__*/ v.strictObject({ id: messageId }),
  response: messageFacts,
  errors: ['MessageUnknown'],
  sample: { id: own('message') },
})
