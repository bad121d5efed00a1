import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { holdingFacts } from '../holding/holdingFacts'
import { standingInstruction } from './maturityFields'
import { monthSums } from '../holding/monthSums'

export const queryMaturities = /*#__PURE__*/ defineCall({
  name: 'queryMaturities',
  method: 'POST',
  path: '/api/wechatbank/holding/queryMaturities',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['holding', 'maturity'],
  summary: 'The customer’s open deposits, the nearest maturity first, with what is to be done then (ours).',
  request: /*#__PURE__*/ v.strictObject({
    /** Paging: gives deposits after this seqNo. */
    after: v.optional(code),
  }),
  response: /*#__PURE__*/ v.object({
    deposits: v.array(v.object({ holding: holdingFacts, ...standingInstruction })),
    months: monthSums,
    more: v.boolean(),
  }),
  errors: [],
  sample: {},
})
