import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { receivedGrant, STANDING } from './familyFields'
import { own } from '../sample'

export const answerFamilyCard = /*#__PURE__*/ defineCall({
  name: 'answerFamilyCard',
  method: 'POST',
  path: '/api/wechatbank/family/answerFamilyCard',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['family'],
  summary: 'Accepts, with an account in order, or declines a family card that one was given (ours).',
  request: /*#__PURE__*/ v.strictObject({ grantId: code, accept: v.boolean() }),
  response: receivedGrant,
  errors: [...STANDING, 'GrantUnknown', 'GrantChanged', 'FamilyChain'],
  sample: { grantId: own('familyInvitation'), accept: false },
})
