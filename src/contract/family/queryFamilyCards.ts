import * as v from 'valibot'
import { defineCall } from '../call'
import { nothing } from '../fields'
import { givenGrant, receivedGrant } from './familyFields'

export const queryFamilyCards = /*#__PURE__*/ defineCall({
  name: 'queryFamilyCards',
  method: 'GET',
  path: '/api/wechatbank/family/queryFamilyCards',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['family'],
  summary: 'Family cards a customer has given and was given, the latest first (specification §2, /familyCard).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    given: v.array(givenGrant),
    received: v.array(receivedGrant),
    /** How many may be given at once. */
    most: v.number(),
  }),
  errors: [],
  sample: {},
})
