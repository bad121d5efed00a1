import * as v from 'valibot'
import { defineCall } from '../call'
import { code, payPassword } from '../fields'
import { subState } from './subAccountFields'
import { own } from '../sample'

export const setSubPassword = /*#__PURE__*/ defineCall({
  name: 'setSubPassword',
  method: 'POST',
  path: '/api/wechatbank/subaccount/setSubPassword',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['message', 'subaccount'],
  summary:
    'Sets or changes an account’s own password after the payment password (specification §2, /IIPassword and /lzhPassword).',
  request: /*#__PURE__*/ v.strictObject({ acctId: code, password: payPassword, newPassword: payPassword }),
  response: /*#__PURE__*/ v.object({ state: subState }),
  errors: [
    'SubAccountUnknown',
    'SubAccountUnavailable',
    'AccountLost',
    'PasswordWeak',
    'PasswordSame',
    'PasswordWrong',
    'PasswordLocked',
  ],
  sample: { acctId: own('subAccount'), password: own('payPassword'), newPassword: '702946' },
})
