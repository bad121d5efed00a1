import * as v from 'valibot'
import { MAX_CLAIMED } from '@/domain/campaign/oneTap'
import { defineCall } from '../call'
import { clientId, code, line } from '../fields'
import { reward } from './campaignFields'
import { own } from '../sample'

export const claimAll = /*#__PURE__*/ defineCall({
  name: 'claimAll',
  method: 'POST',
  path: '/api/wechatbank/campaign/claimAll',
  protection: 'signed',
  access: 'account',
  effect: 'money',
  invalidates: ['campaign', 'message', 'voucher', 'points'],
  payment: 'in',
  summary:
    'Claims several rewards as they were shown, each by itself: one that is refused keeps no other back; where all are, the first reason is the answer (ours).',
  request: /*#__PURE__*/ v.strictObject({
    clientId,
    rewards: v.pipe(
      v.array(v.strictObject({ rewardId: code, amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) })),
      v.minLength(1),
      v.maxLength(MAX_CLAIMED),
    ),
  }),
  response: /*#__PURE__*/ v.object({
    claimed: v.array(reward),
    refused: v.array(v.object({ rewardId: code, reason: line })),
  }),
  errors: [
    'RewardUnknown',
    'RewardExpired',
    'RewardClaimed',
    'RewardRevoked',
    'RewardDeclined',
    'RewardUnavailable',
    'AmountInvalid',
    'ClientIdReused',
  ],
  sample: { clientId: own('newClientId'), rewards: [{ rewardId: own('reward'), amount: 20_000 }] },
})
