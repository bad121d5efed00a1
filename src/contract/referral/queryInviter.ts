import * as v from 'valibot'
import { defineCall } from '../call'
import { nothing } from '../fields'
import { ownRelation } from './referralFields'

export const queryInviter = /*#__PURE__*/ defineCall({
  name: 'queryInviter',
  method: 'POST',
  path: '/api/wechatbank/referral/queryInviter',
  protection: 'sealed',
  access: 'session',
  effect: 'read',
  provides: ['referral', 'onboarding'],
  summary: 'By whom the person was invited, and how that stands (specification §2, /bindrelationship).',
  request: nothing,
  response: /*#__PURE__*/ v.object({ relation: v.optional(ownRelation) }),
  errors: [],
  sample: {},
})
