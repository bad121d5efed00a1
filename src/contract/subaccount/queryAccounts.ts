import * as v from 'valibot'
import { ACCOUNT_CLASSES } from '@/domain/subaccount/classes'
import { SUB_STATES } from '@/domain/subaccount/machine'
import { defineCall } from '../call'
import { code, fenAmount, instant, nothing, text } from '../fields'

export const queryAccounts = /*#__PURE__*/ defineCall({
  name: 'queryAccounts',
  method: 'GET',
  path: '/api/wechatbank/subaccount/queryAccounts',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['account', 'subaccount', 'loss'],
  summary:
    'Every account of the customer, the electronic one first, and what somebody needs to transfer to it from another bank (specification §2, /acclists).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    /** 开户行 and 行号. */
    branch: text,
    bankNo: code,
    accounts: v.array(
      v.object({
        /** ELECTRONIC for the electronic account. */
        acctId: code,
        class: v.picklist(['ELECTRONIC', ...ACCOUNT_CLASSES]),
        /** Masked. */
        acctNo: code,
        alias: text,
        /** The electronic account is DORMANT or RECEIVE_ONLY by its status fields (specification §3). */
        state: v.picklist([...SUB_STATES, 'DORMANT', 'RECEIVE_ONLY']),
        /** Whether it is reported lost; then it pays nothing, whatever its state. */
        lost: v.boolean(),
        /** When it was opened. */
        openedAt: instant,
        /** What can be spent of it now, fen. */
        available: fenAmount,
        /** Whether it takes money from cards that aren't bound. */
        receives: v.boolean(),
      }),
    ),
  }),
  errors: [],
  sample: {},
})
