import * as v from 'valibot'
import { defineCall } from '../call'
import { clientId, code, fenAmount, payPassword } from '../fields'
import { payout, payoutWay } from './specialFields'
import { own } from '../sample'

export const claimSpecial = /*#__PURE__*/ defineCall({
  name: 'claimSpecial',
  method: 'POST',
  path: '/api/wechatbank/special/claimSpecial',
  protection: 'signed',
  access: 'account',
  effect: 'money',
  invalidates: ['special', 'account', 'message', 'order'],
  payment: 'in',
  summary:
    'Claims a payout, once: into the electronic account within its caps, or to a card for special payouts (specification §2, /speciaLists; the call is ours). An account that only receives may.',
  request: /*#__PURE__*/ v.strictObject({
    clientId,
    itemId: code,
    way: payoutWay,
    /** Of CARD. */
    cardId: v.optional(code),
    /** As it was shown. */
    amount: fenAmount,
    password: payPassword,
  }),
  response: payout,
  errors: [
    'SpecialUnknown',
    'SpecialExpired',
    'SpecialPaid',
    'AmountInvalid',
    'CardUnknown',
    'NonBoundLimitDay',
    'NonBoundLimitYear',
    'PasswordWrong',
    'PasswordLocked',
    'ClientIdReused',
  ],
  sample: {
    clientId: own('newClientId'),
    itemId: own('payout'),
    way: 'ACCOUNT',
    amount: 23_457,
    password: own('payPassword'),
  },
})
