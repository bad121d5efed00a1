import * as v from 'valibot'
import { defineCall } from '../call'
import { code, text } from '../fields'
import { settlement } from './commissionFields'
import { own } from '../sample'

export const querySettlements = /*#__PURE__*/ defineCall({
  name: 'querySettlements',
  method: 'POST',
  path: '/api/wechatbank/commission/querySettlements',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['commission'],
  summary:
    'Each month’s settlement of the customer’s commissions with the tax withheld, newest first, 20 a page; or one of them (specification §2, /profitsListNew).',
  request: /*#__PURE__*/ v.strictObject({
    /** Only this one. */
    settlementId: v.optional(code),
    /** Paging: gives settlements after this one. */
    after: v.optional(code),
  }),
  response: /*#__PURE__*/ v.object({
    open: v.boolean(),
    settlements: v.array(settlement),
    more: v.boolean(),
    /** The electronic account it is paid to, masked. */
    acctNo: text,
  }),
  errors: ['SettlementUnknown'],
  sample: { settlementId: own('settlement') },
})
