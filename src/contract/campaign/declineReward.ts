import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { reward } from './campaignFields'
import { own } from '../sample'

export const declineReward = /*#__PURE__*/ defineCall({
  name: 'declineReward',
  method: 'POST',
  path: '/api/wechatbank/campaign/declineReward',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['campaign'],
  summary:
    'Leaves a reward that wasn’t claimed: it goes back to its campaign for others, unless it was drawn; declined again it stays so (specification §2, /activiteGift; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({ rewardId: code }),
  response: reward,
  errors: ['RewardUnknown', 'RewardExpired', 'RewardClaimed', 'RewardRevoked'],
  sample: { rewardId: own('reward') },
})
