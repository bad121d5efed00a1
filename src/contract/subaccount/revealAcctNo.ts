import * as v from 'valibot'
import { defineCall } from '../call'
import { code, payPassword } from '../fields'
import { own } from '../sample'

export const revealAcctNo = /*#__PURE__*/ defineCall({
  name: 'revealAcctNo',
  method: 'POST',
  path: '/api/wechatbank/subaccount/revealAcctNo',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: [],
  summary: 'The whole number of one of the customer’s accounts, by the payment password (specification §2, /acclists).',
  request: /*#__PURE__*/ v.strictObject({ acctId: code, password: payPassword }),
  response: /*#__PURE__*/ v.object({ acctNo: code }),
  errors: ['SubAccountUnknown', 'PasswordWrong', 'PasswordLocked'],
  sample: { acctId: own('subAccount'), password: own('payPassword') },
})
