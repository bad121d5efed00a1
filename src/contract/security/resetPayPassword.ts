import * as v from 'valibot'
import { defineCall } from '../call'
import { noFields, payPassword, smsCode } from '../fields'
import { own } from '../sample'

export const resetPayPassword = /*#__PURE__*/ defineCall({
  name: 'resetPayPassword',
  method: 'POST',
  path: '/api/wechatbank/security/resetPayPassword',
  protection: 'signed',
  access: 'session',
  effect: 'write',
  invalidates: ['security', 'message', 'identity', 'transfer'],
  consent: 'privacyPolicy',
  summary:
    'A new payment password for who forgot it: a face passed for resetPassword, then a code of purpose resetPassword (specification §2, /resetPassword).',
  request: /*#__PURE__*/ v.strictObject({ smsCode, newPassword: payPassword }),
  response: noFields,
  errors: [
    'NotRegistered',
    'AccountMissing',
    'FaceMissing',
    'PasswordWeak',
    'SmsCodeWrong',
    'SmsCodeExpired',
    'PhoneLost',
    'ConsentMissing',
    'PhoneMissing',
    'TooManyTries',
    'AccountLost',
  ],
  sample: { smsCode: own('resetPasswordCode'), newPassword: '804631' },
})
