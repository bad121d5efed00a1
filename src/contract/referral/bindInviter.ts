import * as v from 'valibot'
import { defineCall } from '../call'
import { typedLine } from '../typed'
import { ownRelation } from './referralFields'

export const bindInviter = /*#__PURE__*/ defineCall({
  name: 'bindInviter',
  method: 'POST',
  path: '/api/wechatbank/referral/bindInviter',
  protection: 'sealed',
  access: 'session',
  effect: 'write',
  invalidates: ['referral'],
  consent: 'privacyPolicy',
  summary:
    'Accepts an invitation, once a person, before there is an account (specification §2, /bindrelationship). The same invitation again is the same relation.',
  request: /*#__PURE__*/ v.strictObject({
    inviteCode: typedLine,
    /** Who sees what was read and agreed to. */
    agreed: v.literal(true),
  }),
  response: ownRelation,
  errors: [
    'InviteUnknown',
    'InviteExpired',
    'SelfReferral',
    'AlreadyCustomer',
    'AlreadyBound',
    'MarketerSuspended',
    'ReferralLoop',
    'TooManyTries',
  ],
  sample: { inviteCode: 'ZW23456789', agreed: true },
})
