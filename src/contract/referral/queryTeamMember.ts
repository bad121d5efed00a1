import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { invited } from './referralFields'
import { own } from '../sample'

export const queryTeamMember = /*#__PURE__*/ defineCall({
  name: 'queryTeamMember',
  method: 'POST',
  path: '/api/wechatbank/referral/queryTeamMember',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['referral'],
  summary:
    'One who accepted the customer’s invitation, with the course of it (specification §2, /myTeamDetail). Another’s answers as none.',
  request: /*#__PURE__*/ v.strictObject({ relationId: code }),
  response: invited,
  errors: ['RelationUnknown'],
  sample: { relationId: own('relation') },
})
