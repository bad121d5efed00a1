import * as v from 'valibot'
import { defineCall } from '../call'
import { clientId, code, line, queuePlace } from '../fields'
import { own } from '../sample'

export const claimOffer = /*#__PURE__*/ defineCall({
  name: 'claimOffer',
  method: 'POST',
  path: '/api/wechatbank/campaign/claimOffer',
  protection: 'signed',
  access: 'account',
  effect: 'money',
  invalidates: ['campaign', 'message', 'voucher'],
  payment: 'in',
  summary:
    'Takes one of the things that a campaign offers, by the rules that were read, once a person and month or once altogether; who hasn’t joined joins with it. QUEUED, where many come at once: nothing was done, ask again with the same id. No password, because nothing leaves the customer’s hands (ours).',
  request: /*#__PURE__*/ v.strictObject({
    clientId,
    actId: code,
    offerKey: code,
    rulesVersion: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
  response: /*#__PURE__*/ v.object({
    /** '' while queued. */
    rewardId: code,
    name: line,
    /** CLAIMED: the joining is looked at first, for three working days at most. */
    state: v.picklist(['QUEUED', 'CLAIMED', 'GRANTED']),
    /** While queued. */
    queue: v.optional(queuePlace),
  }),
  errors: [
    'CampaignUnknown',
    'CampaignNotRunning',
    'CampaignRulesChanged',
    'NotEligible',
    'PersonJoined',
    'PlacesTaken',
    'OfferUnknown',
    'OfferTaken',
    'RewardBudgetUsedUp',
    'ClientIdReused',
  ],
  sample: { clientId: own('newClientId'), actId: 'cityCard', offerKey: 'ride', rulesVersion: 1 },
})
