import * as v from 'valibot'
import { defineCall } from '../call'
import { code, day, nothing } from '../fields'
import { inviterKind } from './referralFields'

export const makeInvite = /*#__PURE__*/ defineCall({
  name: 'makeInvite',
  method: 'POST',
  path: '/api/wechatbank/referral/makeInvite',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['referral'],
  summary:
    'The customer’s invitation (specification §2, /inviteFriends): the one that can be accepted for longer than half its time, else a new one, for 30 days.',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    inviteCode: code,
    kind: inviterKind,
    until: day,
    /** Points for each account that is opened by it; 0 while nothing is given, and always for who promotes. */
    points: v.number(),
  }),
  errors: ['PromotionSuspended', 'PromotionLapsed'],
  sample: {},
})
