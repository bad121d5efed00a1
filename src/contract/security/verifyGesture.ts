import * as v from 'valibot'
import { defineCall } from '../call'
import { code, gesturePattern, instant } from '../fields'
import { own } from '../sample'

export const verifyGesture = /*#__PURE__*/ defineCall({
  name: 'verifyGesture',
  method: 'POST',
  path: '/api/wechatbank/security/verifyGesture',
  protection: 'signed',
  access: 'session',
  effect: 'write',
  invalidates: ['security', 'enterprise'],
  summary:
    'Signs in by gesture; locked after 5 failures; a success starts a new session. On a device that isn’t trusted a right one is refused with DeviceNew and trustDevice goes on; the answer is still sealed under the old one (ours).',
  request: /*#__PURE__*/ v.strictObject({
    pattern: gesturePattern,
  }),
  response: /*#__PURE__*/ v.object({
    sessionToken: code,
    expiresAt: instant,
    /** Something happened to the account elsewhere that its owner hasn’t read (/accountChanged). */
    changed: v.optional(v.boolean()),
  }),
  errors: ['NotRegistered', 'GestureNotSet', 'GestureWrong', 'GestureLocked', 'DeviceNew'],
  sample: { pattern: own('gesture') },
})
