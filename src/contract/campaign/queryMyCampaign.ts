import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { standing } from './campaignFields'

export const queryMyCampaign = /*#__PURE__*/ defineCall({
  name: 'queryMyCampaign',
  method: 'POST',
  path: '/api/wechatbank/campaign/queryMyCampaign',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['campaign'],
  summary: 'Where the customer stands in a campaign: joined or why not, what is done and what that brought (ours).',
  request: /*#__PURE__*/ v.strictObject({ actId: code }),
  response: standing,
  errors: ['CampaignUnknown'],
  sample: { actId: 'weeklyLearn' },
})
