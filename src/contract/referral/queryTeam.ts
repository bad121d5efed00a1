import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { performance } from './marketerFields'
import { invited, relationState } from './referralFields'

export const queryTeam = /*#__PURE__*/ defineCall({
  name: 'queryTeam',
  method: 'POST',
  path: '/api/wechatbank/referral/queryTeam',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['referral'],
  summary:
    'Who accepted the customer’s invitations, newest first, 20 a page, with counts (specification §2, /recommandList, /myTeam). No product, amount or number.',
  request: /*#__PURE__*/ v.strictObject({
    state: v.optional(relationState),
    /** Paging: gives people after this one. */
    after: v.optional(code),
  }),
  response: /*#__PURE__*/ v.object({
    invited: v.array(invited),
    more: v.boolean(),
    /** Of all, whatever the filter. */
    all: v.number(),
    effective: v.number(),
    /** Of this month. */
    month: performance,
    /** People invited by those: heads only. */
    second: v.object({ all: v.number(), effective: v.number() }),
  }),
  errors: [],
  sample: {},
})
