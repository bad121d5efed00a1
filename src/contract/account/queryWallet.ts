import * as v from 'valibot'
import { defineCall } from '../call'
import { code, fenAmount, nothing } from '../fields'

export const queryWallet = /*#__PURE__*/ defineCall({
  name: 'queryWallet',
  method: 'GET',
  path: '/api/wechatbank/account/queryWallet',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  tells: ['account'],
  summary: 'Balance of the electronic account, and what is on its way out (ours).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    /** What is in the account: what can be spent and what is frozen. */
    balance: fenAmount,
    available: fenAmount,
    frozen: fenAmount,
    /** Beside the balance: on its way out to cards, neither spent nor theirs yet. */
    outgoing: fenAmount,
    /** Masked. */
    acctNo: code,
  }),
  errors: [],
})
