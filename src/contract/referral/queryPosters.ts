import * as v from 'valibot'
import { POSTER_LAYOUTS, POSTER_SUBJECTS } from '@/domain/posters/poster'
import { defineCall } from '../call'
import { code, line } from '../fields'
import { inviter } from './referralFields'

export const queryPosters = /*#__PURE__*/ defineCall({
  name: 'queryPosters',
  method: 'POST',
  path: '/api/wechatbank/referral/queryPosters',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['referral', 'campaign'],
  summary:
    'Posters that the customer may send, in the bank’s approved words, and how they are named on them (specification §2, /posterIndex, /promotionPoster, /clerkPoster; the call is ours). Products are only on those of the bank’s staff.',
  request: /*#__PURE__*/ v.strictObject({
    /** Those of one campaign, while it can be joined. */
    actId: v.optional(code),
  }),
  response: /*#__PURE__*/ v.object({
    posters: v.array(
      v.object({
        posterId: code,
        subject: v.picklist(POSTER_SUBJECTS),
        layout: v.picklist(POSTER_LAYOUTS),
        title: line,
        lines: v.array(line),
        actId: v.optional(code),
        /** Of a distributed product: its name and level now. */
        product: v.optional(v.object({ name: line, riskLevel: code })),
      }),
    ),
    sender: inviter,
  }),
  errors: ['CampaignUnknown', 'PromotionSuspended', 'PromotionLapsed'],
  sample: {},
})
