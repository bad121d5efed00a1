import * as v from 'valibot'
import { defineCall } from '../call'
import { code, line, nothing } from '../fields'

export const queryMyCampaigns = /*#__PURE__*/ defineCall({
  name: 'queryMyCampaigns',
  method: 'POST',
  path: '/api/wechatbank/campaign/queryMyCampaigns',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['campaign'],
  summary: 'Where the customer stands in every campaign of the list (ours).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    campaigns: v.array(
      v.object({
        actId: code,
        joined: v.boolean(),
        /** Rewards that wait to be claimed. */
        claimable: v.number(),
        /** Of one that runs: why they may not join, in Chinese; undefined when they may or have. */
        refusal: v.optional(line),
      }),
    ),
  }),
  errors: [],
  sample: {},
})
