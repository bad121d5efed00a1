import * as v from 'valibot'
import { defineCall } from '../call'
import { code, gesturePattern, instant, payPassword } from '../fields'
import { own } from '../sample'

export const setGesturePassword = /*#__PURE__*/ defineCall({
  name: 'setGesturePassword',
  method: 'POST',
  path: '/api/wechatbank/security/setGesturePassword',
  protection: 'signed',
  access: 'session',
  effect: 'write',
  invalidates: ['security', 'message', 'enterprise'],
  summary:
    'Sets the gesture password: the first by the payment password, a later one by the payment password too. On a device that isn’t trusted it is set and refused with DeviceNew, and trustDevice goes on; the answer is still sealed under the old session (ours).',
  request: /*#__PURE__*/ v.strictObject({
    pattern: gesturePattern,
    password: payPassword,
  }),
  response: /*#__PURE__*/ v.object({
    sessionToken: code,
    expiresAt: instant,
  }),
  errors: [
    'NotRegistered',
    'AccountMissing',
    'GestureWeak',
    'PasswordWrong',
    'PasswordLocked',
    'DeviceNew',
    'TooManyTries',
    'AccountLost',
    'PhoneLost',
  ],
  sample: { pattern: own('gesture'), password: own('payPassword') },
})
