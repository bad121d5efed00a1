import * as v from 'valibot'
import { defineCall } from '../call'
import { noFields, payPassword } from '../fields'
import { own } from '../sample'

export const changePayPassword = /*#__PURE__*/ defineCall({
  name: 'changePayPassword',
  method: 'POST',
  path: '/api/wechatbank/security/changePayPassword',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['security', 'message'],
  summary:
    'Replaces the payment password by the old one ; ends the other sessions (specification §2, /changePassword).',
  request: /*#__PURE__*/ v.strictObject({ oldPassword: payPassword, newPassword: payPassword }),
  response: noFields,
  errors: [
    'PasswordWrong',
    'PasswordLocked',
    'PasswordWeak',
    'PasswordSame',
    'TooManyTries',
    'AccountLost',
    'PhoneLost',
  ],
  sample: { oldPassword: own('payPassword'), newPassword: '804631' },
})
