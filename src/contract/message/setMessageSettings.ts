import * as v from 'valibot'
import { defineCall } from '../call'
import { noFields } from '../fields'
import { messageKind } from './messageFields'

export const setMessageSettings = /*#__PURE__*/ defineCall({
  name: 'setMessageSettings',
  method: 'POST',
  path: '/api/wechatbank/message/setMessageSettings',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['message'],
  summary: 'Turns a kind of messages on or off, for messages to come (ours).',
  request: /*#__PURE__*/ v.strictObject({ kind: messageKind, wanted: v.boolean() }),
  response: noFields,
  errors: ['MessageNotOptional'],
  sample: { kind: 'couponGiven', wanted: false },
})
