import * as v from 'valibot'
import { defineCall } from '../call'
import { clientId, code, fenAmount, payPassword } from '../fields'
import { memo, transferTaken } from './transferFields'
import { own } from '../sample'

export const transferIn = /*#__PURE__*/ defineCall({
  name: 'transferIn',
  method: 'POST',
  path: '/api/wechatbank/transfer/transferIn',
  protection: 'signed',
  access: 'account',
  effect: 'money',
  invalidates: ['account', 'message', 'order', 'transfer'],
  payment: 'in',
  summary:
    'Orders money from a bound card into the electronic account; an account that only receives may (specification §2, /AccountTurnInto).',
  request: /*#__PURE__*/ v.strictObject({
    clientId,
    cardId: code,
    amount: fenAmount,
    memo: v.optional(memo),
    password: payPassword,
  }),
  response: transferTaken,
  errors: [
    'AmountInvalid',
    'CardUnknown',
    'CardUnavailable',
    'CardLimitSingle',
    'CardLimitDay',
    'PasswordWrong',
    'PasswordLocked',
    'ClientIdReused',
  ],
  sample: {
    clientId: own('newClientId'),
    cardId: own('card'),
    amount: 123_459,
    memo: '七月房租 3-2',
    password: own('payPassword'),
  },
})
