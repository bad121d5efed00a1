import * as v from 'valibot'
import { COMMISSION_LIST_KEYS } from '@/domain/commission/machine'
import { defineCall } from '../call'
import { code, fenAmount } from '../fields'
import { commission, commissionState } from './commissionFields'
import { own } from '../sample'

export const queryCommissions = /*#__PURE__*/ defineCall({
  name: 'queryCommissions',
  method: 'POST',
  path: '/api/wechatbank/commission/queryCommissions',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['commission'],
  summary:
    'Commissions of the customer, newest first, 20 a page, with their sums (specification §2, /profitsList). Not by whose order: that customer’s name and number are never told.',
  request: /*#__PURE__*/ v.strictObject({
    list: v.optional(v.picklist(COMMISSION_LIST_KEYS)),
    /** Only those of this settlement. */
    settlementId: v.optional(code),
    /** Paging: gives commissions after this one. */
    after: v.optional(code),
  }),
  response: /*#__PURE__*/ v.object({
    /** Whether commissions accrue now. */
    open: v.boolean(),
    commissions: v.array(commission),
    more: v.boolean(),
    /** Of all, whatever the filter, by state; states without any are left out. */
    sums: v.array(v.object({ state: commissionState, amount: fenAmount, count: v.number() })),
  }),
  errors: ['SettlementUnknown'],
  sample: { settlementId: own('settlement') },
})
