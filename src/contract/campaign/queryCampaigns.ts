import * as v from 'valibot'
import { defineCall } from '../call'
import { instant, nothing } from '../fields'
import { campaignSummary } from './campaignSummary'

export const queryCampaigns = /*#__PURE__*/ defineCall({
  name: 'queryCampaigns',
  method: 'GET',
  path: '/api/wechatbank/config/queryCampaigns',
  protection: 'plain',
  access: 'public',
  effect: 'read',
  provides: [],
  summary:
    'The campaigns that can be joined, now, soon or no more, the ones that run first, of those the ones that end first (ours).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    /** The bank's time. */
    at: instant,
    campaigns: v.array(campaignSummary),
  }),
  errors: [],
  sample: {},
})
