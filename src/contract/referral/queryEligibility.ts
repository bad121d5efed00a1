import * as v from 'valibot'
import { defineCall } from '../call'
import { code, nothing, text } from '../fields'
import { eligibility } from './eligibilityFields'
import { branchKey } from './marketerFields'

export const queryEligibility = /*#__PURE__*/ defineCall({
  name: 'queryEligibility',
  method: 'POST',
  path: '/api/wechatbank/referral/queryEligibility',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['referral', 'approval'],
  summary: 'The customer’s latest proof of working at a listed institution (ours).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    eligibility: v.optional(eligibility),
    /** Of the bank, for who is certified to ask. */
    adviser: v.optional(v.object({ salesId: code, name: text, branch: branchKey })),
  }),
  errors: [],
  sample: {},
})
