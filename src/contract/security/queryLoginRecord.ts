import * as v from 'valibot'
import { defineCall } from '../call'
import { device, login, loginId } from './devices'
import { own } from '../sample'

export const queryLoginRecord = /*#__PURE__*/ defineCall({
  name: 'queryLoginRecord',
  method: 'POST',
  path: '/api/wechatbank/security/queryLoginRecord',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['security'],
  summary:
    'One log-in of the customer’s with the device it was on, the latest unless one is named (specification §2, /loginRecord; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({ id: v.optional(loginId) }),
  response: /*#__PURE__*/ v.object({ login, on: v.optional(device) }),
  errors: ['LoginUnknown'],
  sample: { id: own('login') },
})
