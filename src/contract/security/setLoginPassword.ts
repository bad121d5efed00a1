import * as v from 'valibot'
import { defineCall } from '../call'
import { code, noFields, payPassword } from '../fields'
import { own } from '../sample'

export const setLoginPassword = /*#__PURE__*/ defineCall({
  name: 'setLoginPassword',
  method: 'POST',
  path: '/api/wechatbank/security/setLoginPassword',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['security', 'message'],
  summary:
    'Sets or replaces the login password of the bank’s own app by the payment password (specification §2, /settingPasswordAPP; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({ loginPassword: code, password: payPassword }),
  response: noFields,
  errors: ['LoginPasswordWeak', 'PasswordWrong', 'PasswordLocked', 'TooManyTries', 'AccountLost', 'PhoneLost'],
  sample: { loginPassword: 'yangli2604', password: own('payPassword') },
})
