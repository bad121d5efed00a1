import * as v from 'valibot'
import { defineCall } from '../call'
import { clientId, code, fenAmount, instant, payPassword } from '../fields'
import { own } from '../sample'

export const moveSub = /*#__PURE__*/ defineCall({
  name: 'moveSub',
  method: 'POST',
  path: '/api/wechatbank/subaccount/moveSub',
  protection: 'signed',
  access: 'account',
  effect: 'money',
  invalidates: ['account', 'order', 'subaccount'],
  payment: 'own',
  summary:
    'Moves money between the electronic account and one of the customer’s others: no cap but a class’s balance; back to the electronic account whatever its standing (ours).',
  request: /*#__PURE__*/ v.strictObject({
    clientId,
    acctId: code,
    /** IN: into the other account. */
    direction: v.picklist(['IN', 'OUT']),
    amount: fenAmount,
    password: payPassword,
  }),
  response: /*#__PURE__*/ v.object({
    orderNo: code,
    amount: fenAmount,
    /** Of the other account, afterwards. */
    balance: fenAmount,
    at: instant,
  }),
  errors: [
    'AccountLost',
    'AmountInvalid',
    'SubAccountUnknown',
    'SubAccountUnavailable',
    'PasswordUnset',
    'BalanceCap',
    'AccountFrozen',
    'InsufficientFunds',
    'PasswordWrong',
    'PasswordLocked',
    'ClientIdReused',
  ],
  sample: {
    clientId: own('newClientId'),
    acctId: own('subAccount'),
    direction: 'IN',
    amount: 1_357,
    password: own('payPassword'),
  },
})
