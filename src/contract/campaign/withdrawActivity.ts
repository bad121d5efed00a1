import * as v from 'valibot'
import { defineCall } from '../call'
import { clientId, fenAmount, payPassword } from '../fields'
import { withdrawal } from './campaignFields'
import { own } from '../sample'

export const withdrawActivity = /*#__PURE__*/ defineCall({
  name: 'withdrawActivity',
  method: 'POST',
  path: '/api/wechatbank/campaign/withdrawActivity',
  protection: 'signed',
  access: 'account',
  effect: 'money',
  invalidates: ['campaign', 'account', 'order'],
  payment: 'in',
  summary:
    'Takes money of red packets to the electronic account, from one fen on, three times a day; accounts that only receive may (ours).',
  request: /*#__PURE__*/ v.strictObject({ clientId, amount: fenAmount, password: payPassword }),
  response: withdrawal,
  errors: [
    'AmountInvalid',
    'ActivityBalanceLow',
    'WithdrawnTooOften',
    'PasswordWrong',
    'PasswordLocked',
    'ClientIdReused',
  ],
  sample: { clientId: own('newClientId'), amount: 1_234, password: own('payPassword') },
})
