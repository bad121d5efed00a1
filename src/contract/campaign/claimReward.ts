import * as v from 'valibot'
import { defineCall } from '../call'
import { clientId, code } from '../fields'
import { reward } from './campaignFields'
import { own } from '../sample'

export const claimReward = /*#__PURE__*/ defineCall({
  name: 'claimReward',
  method: 'POST',
  path: '/api/wechatbank/campaign/claimReward',
  protection: 'signed',
  access: 'account',
  effect: 'money',
  invalidates: ['campaign', 'message', 'voucher', 'points'],
  payment: 'in',
  summary:
    'Claims a reward as it was shown, after tax; no password, because nothing leaves the customer’s hands. Granted at once, or within three working days where the joining is looked at (ours).',
  request: /*#__PURE__*/ v.strictObject({
    clientId,
    rewardId: code,
    /** What comes: points, or fen after tax, as it was shown. */
    amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
  response: reward,
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
  sample: { clientId: own('newClientId'), rewardId: own('reward'), amount: 20_000 },
})
