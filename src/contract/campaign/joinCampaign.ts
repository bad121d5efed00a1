import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { orderSource } from '../order/orderSource'
import { standing } from './campaignFields'

export const joinCampaign = /*#__PURE__*/ defineCall({
  name: 'joinCampaign',
  method: 'POST',
  path: '/api/wechatbank/campaign/joinCampaign',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['campaign', 'message'],
  summary:
    'Joins a campaign by the rules that were read, once a person; who has joined stays joined. What was done before and counts is rewarded at once (ours).',
  request: /*#__PURE__*/ v.strictObject({
    actId: code,
    rulesVersion: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    variant: v.optional(code),
    source: v.optional(orderSource),
  }),
  response: standing,
  errors: [
    'CampaignUnknown',
    'CampaignNotRunning',
    'CampaignRulesChanged',
    'NotEligible',
    'PersonJoined',
    'PlacesTaken',
    'RewardBudgetUsedUp',
  ],
  sample: { actId: 'weeklyLearn', rulesVersion: 1 },
})
