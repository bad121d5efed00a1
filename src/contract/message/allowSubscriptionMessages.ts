import * as v from 'valibot'
import { defineCall } from '../call'
import { noFields } from '../fields'
import { messageKind } from './messageFields'

export const allowSubscriptionMessages = /*#__PURE__*/ defineCall({
  name: 'allowSubscriptionMessages',
  method: 'POST',
  path: '/api/wechatbank/message/allowSubscriptionMessages',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['message'],
  summary: 'The customer has told WeChat to let through one subscription message more of each of these kinds (ours).',
  request: /*#__PURE__*/ v.strictObject({ kinds: v.pipe(v.array(messageKind), v.minLength(1), v.maxLength(3)) }),
  response: noFields,
  errors: [],
  sample: { kinds: ['maturityReminder'] },
})
