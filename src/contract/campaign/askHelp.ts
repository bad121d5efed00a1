import * as v from 'valibot'
import { defineCall } from '../call'
import { code, day } from '../fields'

export const askHelp = /*#__PURE__*/ defineCall({
  name: 'askHelp',
  method: 'POST',
  path: '/api/wechatbank/campaign/askHelp',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['campaign'],
  summary:
    'This week’s link by which friends help somebody who has joined, the same however often it is asked for (specification §2, /zhouHelpFriends; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({ actId: code }),
  response: /*#__PURE__*/ v.object({
    helpCode: code,
    /** Its last day: a Sunday. */
    until: day,
  }),
  errors: ['CampaignUnknown', 'CampaignNotRunning', 'NotEligible'],
  sample: { actId: 'weekHelp' },
})
