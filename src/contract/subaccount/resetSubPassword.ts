import * as v from 'valibot'
import { defineCall } from '../call'
import { code, payPassword, smsCode } from '../fields'
import { subState } from './subAccountFields'
import { own } from '../sample'

export const resetSubPassword = /*#__PURE__*/ defineCall({
  name: 'resetSubPassword',
  method: 'POST',
  path: '/api/wechatbank/subaccount/resetSubPassword',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['message', 'subaccount'],
  summary:
    'A new password for an account whose own was forgotten: a face of scene resetSub, then a code of purpose resetSub (specification §2, /lzhResetPassword).',
  request: /*#__PURE__*/ v.strictObject({ acctId: code, smsCode, newPassword: payPassword }),
  response: /*#__PURE__*/ v.object({ state: subState }),
  errors: [
    'SubAccountUnknown',
    'SubAccountUnavailable',
    'AccountLost',
    'PasswordUnset',
    'PasswordWeak',
    'PasswordSame',
    'FaceMissing',
    'SmsCodeWrong',
    'SmsCodeExpired',
    'PhoneLost',
  ],
  sample: { acctId: own('subAccount'), smsCode: '246802', newPassword: '702946' },
})
