import * as v from 'valibot'
import { defineCall } from '../call'
import { gesturePattern, noFields } from '../fields'
import { own } from '../sample'

export const changeGesture = /*#__PURE__*/ defineCall({
  name: 'changeGesture',
  method: 'POST',
  path: '/api/wechatbank/security/changeGesture',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['security', 'message'],
  summary:
    'Replaces the gesture by the old one, which is counted as a guess at sign-in is; ends the other sessions (specification §2, /changeGesture; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({ oldPattern: gesturePattern, pattern: gesturePattern }),
  response: noFields,
  errors: [
    'GestureWrong',
    'GestureLocked',
    'GestureNotSet',
    'GestureWeak',
    'GestureSame',
    'TooManyTries',
    'AccountLost',
    'PhoneLost',
  ],
  sample: { oldPattern: own('gesture'), pattern: '01258' },
})
