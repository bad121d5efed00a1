import * as v from 'valibot'
import { defineCall } from '../call'
import { code, gesturePattern, instant, smsCode } from '../fields'
import { own } from '../sample'

export const resetGesture = /*#__PURE__*/ defineCall({
  name: 'resetGesture',
  method: 'POST',
  path: '/api/wechatbank/security/resetGesture',
  protection: 'signed',
  access: 'session',
  effect: 'write',
  invalidates: ['security', 'message', 'identity', 'transfer'],
  consent: 'privacyPolicy',
  summary:
    'A new gesture for who knows neither it nor the payment password: a face passed for resetGesture, then a code of purpose resetGesture; signs in, the answer is still sealed under the old session; limits cool down (specification §2, /resetGues; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({ smsCode, pattern: gesturePattern }),
  response: /*#__PURE__*/ v.object({ sessionToken: code, expiresAt: instant }),
  errors: [
    'NotRegistered',
    'AccountMissing',
    'GestureWeak',
    'FaceMissing',
    'SmsCodeWrong',
    'SmsCodeExpired',
    'PhoneLost',
    'ConsentMissing',
    'PhoneMissing',
    'TooManyTries',
    'AccountLost',
  ],
  sample: { smsCode: own('resetGestureCode'), pattern: '0125' },
})
