import * as v from 'valibot'
import { defineCall } from '../call'
import { day } from '../fields'
import { typedLine } from '../typed'
import { inviter } from './referralFields'

export const queryInvite = /*#__PURE__*/ defineCall({
  name: 'queryInvite',
  method: 'POST',
  path: '/api/wechatbank/referral/queryInvite',
  protection: 'sealed',
  access: 'public',
  effect: 'read',
  provides: [],
  summary:
    'Who invites, by an invitation’s code (specification §2, /MakeFriendsSharePage): surname and stars, of a marketer the name and branch.',
  request: /*#__PURE__*/ v.strictObject({ inviteCode: typedLine }),
  response: /*#__PURE__*/ v.object({
    inviter,
    /** Last day on which it can be accepted. */
    until: day,
  }),
  errors: ['InviteUnknown', 'InviteExpired', 'MarketerSuspended'],
  sample: { inviteCode: 'ZW23456789' },
})
