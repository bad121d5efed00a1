import * as v from 'valibot'
import { FAMILIES } from '@/domain/product/families'
import type { FamilyKey } from '@/domain/product/families'
import { defineCall } from '../call'
import { nothing } from '../fields'

export const queryInvitations = /*#__PURE__*/ defineCall({
  name: 'queryInvitations',
  method: 'GET',
  path: '/api/wechatbank/product/queryInvitations',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: [],
  summary: 'The product families that the customer is invited to (ours); no link tells, and no link invites.',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    families: /*#__PURE__*/ v.array(/*#__PURE__*/ v.picklist(Object.keys(FAMILIES) as FamilyKey[])),
  }),
  errors: [],
  sample: {},
})
