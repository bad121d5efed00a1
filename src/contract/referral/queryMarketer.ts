import * as v from 'valibot'
import { defineCall } from '../call'
import { code, day, nothing, text } from '../fields'
import { branchKey, marketerKind, marketerState, performance } from './marketerFields'

export const queryMarketer = /*#__PURE__*/ defineCall({
  name: 'queryMarketer',
  method: 'POST',
  path: '/api/wechatbank/referral/queryMarketer',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['referral', 'approval'],
  summary:
    'How the customer stands as a marketer (specification §2, /clerkIndex, /kolIndex, /profitsList): performance in numbers of people, never in money.',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    /** Of the bank's staff, who may apply. */
    staff: v.boolean(),
    /** Whether the bank works with promoters who aren't its staff. */
    kolOpen: v.boolean(),
    marketer: v.optional(
      v.object({
        salesId: code,
        promoteId: code,
        kind: marketerKind,
        state: marketerState,
        name: text,
        branch: branchKey,
        licenceNo: v.optional(text),
        contentAccount: v.optional(text),
        until: v.optional(day),
        /** The application that waits. */
        approvalId: v.optional(code),
        /** Appointments that wait for the clerk. */
        waiting: v.number(),
        month: performance,
        lastMonth: performance,
      }),
    ),
  }),
  errors: [],
  sample: {},
})
