import * as v from 'valibot'
import { defineCall } from '../call'
import { clientId, code, fenAmount, instant } from '../fields'
import { own } from '../sample'

export const movePot = /*#__PURE__*/ defineCall({
  name: 'movePot',
  method: 'POST',
  path: '/api/wechatbank/pots/movePot',
  protection: 'signed',
  access: 'account',
  effect: 'money',
  invalidates: ['account', 'message', 'order', 'pots'],
  payment: 'own',
  summary:
    'Moves money between the electronic account and a pot of it, at once and without a fee or the payment password: it stays the customer’s own; back whatever the account’s standing (ours).',
  request: /*#__PURE__*/ v.strictObject({
    clientId,
    potId: code,
    /** IN: into the pot. */
    direction: v.picklist(['IN', 'OUT']),
    amount: fenAmount,
  }),
  response: /*#__PURE__*/ v.object({
    orderNo: code,
    amount: fenAmount,
    /** Of the pot, afterwards. */
    balance: fenAmount,
    at: instant,
  }),
  errors: ['AccountLost', 'AmountInvalid', 'PotUnknown', 'AccountFrozen', 'InsufficientFunds', 'ClientIdReused'],
  sample: { clientId: own('newClientId'), potId: own('pot'), direction: 'IN', amount: 1_123 },
})
