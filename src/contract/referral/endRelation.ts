import { defineCall } from '../call'
import { nothing } from '../fields'
import { ownRelation } from './referralFields'

export const endRelation = /*#__PURE__*/ defineCall({
  name: 'endRelation',
  method: 'POST',
  path: '/api/wechatbank/referral/endRelation',
  protection: 'sealed',
  access: 'session',
  effect: 'write',
  invalidates: ['referral'],
  summary:
    'Ends the link to who invited the person, by the invitee (specification §2, /bindrelationship); ended already, it stays as it is.',
  request: nothing,
  response: ownRelation,
  errors: ['RelationUnknown'],
  sample: {},
})
