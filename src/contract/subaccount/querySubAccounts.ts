import * as v from 'valibot'
import { defineCall } from '../call'
import { code, fenAmount, instant, text } from '../fields'
import { accountClass, capUse, subState } from './subAccountFields'

export const querySubAccounts = /*#__PURE__*/ defineCall({
  name: 'querySubAccounts',
  method: 'POST',
  path: '/api/wechatbank/subaccount/querySubAccounts',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['account', 'loss', 'subaccount'],
  summary:
    'A customer’s accounts of a class: state, balance and what of their caps is used; closed ones last (specification §2, /IICardlist and /lzhCardlist).',
  request: /*#__PURE__*/ v.strictObject({ class: accountClass }),
  response: /*#__PURE__*/ v.object({
    /** What the electronic account can give now. */
    available: fenAmount,
    /** Of money that comes into the electronic account so much goes to freezes first. */
    caught: fenAmount,
    /** How many more may be opened. */
    canOpen: v.number(),
    accounts: v.array(
      v.object({
        acctId: code,
        /** Masked. */
        acctNo: code,
        alias: text,
        state: subState,
        /** Whether it is reported lost; then it pays nothing, whatever its state. */
        lost: v.boolean(),
        balance: fenAmount,
        /** Earned by the end of yesterday; paid to the electronic account at the settlement, or when it is closed. */
        accrued: fenAmount,
        /** Whether it takes money from cards that aren't bound. */
        receives: v.boolean(),
        /** Of money in from cards that aren't bound, and of spending and money out to them. */
        useIn: capUse,
        useOut: capUse,
        openedAt: instant,
      }),
    ),
  }),
  errors: [],
  sample: { class: 'III' },
})
