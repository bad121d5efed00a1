import * as v from 'valibot'
import { defineCall } from '../call'
import { clientId, fenAmount, payPassword, smsCode } from '../fields'
import { closureReceipt } from './closureFields'

export const submitClosure = /*#__PURE__*/ defineCall({
  name: 'submitClosure',
  method: 'POST',
  path: '/api/wechatbank/closure/submitClosure',
  protection: 'signed',
  access: 'account',
  effect: 'money',
  changes: 'everything',
  summary:
    'Closes the account after face, code of purpose closeAccount and payment password, and pays what it holds to the first card; the answer is the receipt. What blocks it now refuses it (specification §2, Account cancellation).',
  request: /*#__PURE__*/ v.strictObject({
    clientId,
    /** What the customer was shown to be paid out. */
    payout: fenAmount,
    smsCode,
    password: payPassword,
  }),
  response: closureReceipt,
  errors: [
    'ClosureUnknown',
    'ClosureExpired',
    'ClosureBlocked',
    'ClosureLapses',
    'ClosurePayoutChanged',
    'FaceMissing',
    'SmsCodeWrong',
    'SmsCodeExpired',
    'PasswordWrong',
    'PasswordLocked',
    'AccountLost',
    'ClientIdReused',
  ],
})
