import * as v from 'valibot'
import { defineCall } from '../call'
import { clientId, code, day, fenAmount, payPassword, smsCode } from '../fields'
import { memo, transferSpeed, transferTaken } from './transferFields'
import { own } from '../sample'

export const transferOut = /*#__PURE__*/ defineCall({
  name: 'transferOut',
  method: 'POST',
  path: '/api/wechatbank/transfer/transferOut',
  protection: 'signed',
  access: 'trading',
  effect: 'money',
  invalidates: ['account', 'message', 'order', 'transfer'],
  payment: 'out',
  summary:
    'Orders money out of the electronic account to a bound card (specification §2, /AccountTurnOut). Over 50,000 yuan with a code of purpose transfer, over 200,000 with a face of scene transfer too; from outside the customer’s regions with a face of scene transferAway, good for both; without them StepUpMissing, and the same order may be sent again.',
  request: /*#__PURE__*/ v.strictObject({
    clientId,
    cardId: code,
    amount: fenAmount,
    speed: transferSpeed,
    /** The day on which it is sent, as the customer was told; none for an order that is sent at once. */
    sendingDay: v.optional(day),
    memo: v.optional(memo),
    /** The province the phone is in, by its own word; asked for while the region lock is on. */
    province: v.optional(code),
    smsCode: v.optional(smsCode),
    password: payPassword,
  }),
  response: transferTaken,
  errors: [
    'AmountInvalid',
    'CardUnknown',
    'CardUnavailable',
    'TransferDayChanged',
    'AccountLost',
    'PaymentsStopped',
    'NightLocked',
    'CoolingDown',
    'TransferLimitSingle',
    'TransferLimitCount',
    'TransferLimitDay',
    'StepUpMissing',
    'SmsCodeWrong',
    'SmsCodeExpired',
    'PhoneLost',
    'AccountFrozen',
    'InsufficientFunds',
    'PasswordWrong',
    'PasswordLocked',
    'ClientIdReused',
  ],
  sample: {
    clientId: own('newClientId'),
    cardId: own('card'),
    amount: 234_567,
    speed: 'NEXT_DAY',
    memo: '学费',
    smsCode: '135791',
    password: own('payPassword'),
  },
})
