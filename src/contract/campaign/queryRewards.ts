import * as v from 'valibot'
import { REWARD_KINDS, REWARD_STATES } from '@/domain/campaign/reward'
import { defineCall } from '../call'
import { code, fenAmount } from '../fields'
import { reward } from './campaignFields'

export const queryRewards = /*#__PURE__*/ defineCall({
  name: 'queryRewards',
  method: 'POST',
  path: '/api/wechatbank/campaign/queryRewards',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['campaign'],
  summary:
    'The customer’s rewards, newest first, 20 a page, and the money of red packets that can be withdrawn (ours).',
  request: /*#__PURE__*/ v.strictObject({
    /** OPEN: those that can be claimed. */
    list: v.picklist(['OPEN', 'ALL']),
    kind: v.optional(v.picklist(REWARD_KINDS)),
    state: v.optional(v.picklist(REWARD_STATES)),
    /** Only this one. */
    rewardId: v.optional(code),
    /** Paging: gives rewards after this one. */
    after: v.optional(code),
  }),
  response: /*#__PURE__*/ v.object({
    rewards: v.array(reward),
    more: v.boolean(),
    /** Of red packets, fen. */
    balance: fenAmount,
  }),
  errors: ['RewardUnknown'],
  sample: { list: 'ALL' },
})
