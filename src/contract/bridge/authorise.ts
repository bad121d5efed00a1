import * as v from 'valibot'
import { defineCall } from '../call'
import { clientId, code, fenAmount, payPassword } from '../fields'
import { authorisationFacts } from './authorisationFields'
import { own } from '../sample'

export const authorise = /*#__PURE__*/ defineCall({
  name: 'authorise',
  method: 'POST',
  path: '/api/wechatbank/bridge/authorise',
  protection: 'signed',
  access: 'trading',
  effect: 'money',
  invalidates: ['account', 'bridge', 'message', 'order', 'subaccount', 'transfer'],
  payment: 'spend',
  summary:
    'Pays a partner’s order from the electronic account: that amount to that payee, once (specification §2, /PasswordKeyboardNew; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({
    clientId,
    authId: code,
    /** As it was shown. */
    amount: fenAmount,
    password: payPassword,
  }),
  response: authorisationFacts,
  errors: [
    'AuthUnknown',
    'AuthExpired',
    'AuthClosed',
    'AmountInvalid',
    'PaymentsStopped',
    'NightLocked',
    'CoolingDown',
    'TransferLimitSingle',
    'TransferLimitDay',
    'NonBoundLimitDay',
    'NonBoundLimitYear',
    'AccountFrozen',
    'InsufficientFunds',
    'PasswordWrong',
    'PasswordLocked',
    'ClientIdReused',
  ],
  sample: {
    clientId: own('newClientId'),
    authId: own('waitingAuthorisation'),
    amount: 43_210,
    password: own('payPassword'),
  },
})
