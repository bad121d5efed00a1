import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { served } from './referralFields'

export const queryServed = /*#__PURE__*/ defineCall({
  name: 'queryServed',
  method: 'POST',
  path: '/api/wechatbank/referral/queryServed',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['referral'],
  summary:
    'Appointments, 20 a page, newest first: the clerk’s with customers who agreed to it, masked and without balances (specification §2, /clerkCustomers), or the customer’s own.',
  request: /*#__PURE__*/ v.strictObject({
    as: v.picklist(['CLERK', 'CUSTOMER']),
    /** Of the clerk's: those that wait or are agreed, or those that are over. */
    list: v.optional(v.picklist(['OPEN', 'OVER'])),
    after: v.optional(code),
  }),
  response: /*#__PURE__*/ v.object({ served: v.array(served), more: v.boolean() }),
  errors: ['NotPermitted'],
  sample: { as: 'CUSTOMER' },
})
