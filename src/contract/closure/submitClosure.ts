import * as v from 'valibot'
import { defineCall } from '../call'
import { clientId, code, fenAmount, payPassword, smsCode } from '../fields'
import { closureReceipt } from './closureFields'
import { own } from '../sample'

export const submitClosure = /*#__PURE__*/ defineCall({
  name: 'submitClosure',
  method: 'POST',
  path: '/api/wechatbank/closure/submitClosure',
  protection: 'signed',
  access: 'account',
  effect: 'money',
  invalidates: 'everything',
  payment: 'close',
  summary:
    'Closes the account after face, code of purpose closeAccount and payment password, and pays what it holds to the card that was shown, whichever is the first by then; the answer is the receipt. What blocks it now refuses it (specification §2, Account cancellation).',
  request: /*#__PURE__*/ v.strictObject({
    clientId,
    /** What the customer was shown to be paid out. */
    payout: fenAmount,
    /** The card that the customer was shown it goes to; none where nothing is paid out. */
    cardId: /*#__PURE__*/ v.optional(code),
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
    'ClosureCardChanged',
    'FaceMissing',
    'SmsCodeWrong',
    'SmsCodeExpired',
    'PasswordWrong',
    'PasswordLocked',
    'AccountLost',
    'ClientIdReused',
    'PhoneLost',
    'IdCardLost',
  ],
  sample: {
    clientId: own('newClientId'),
    payout: 100,
    cardId: own('card'),
    smsCode: own('closeAccountCode'),
    password: own('payPassword'),
  },
})
