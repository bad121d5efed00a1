import * as v from 'valibot'
import { defineCall } from '../call'
import { code, instant, nothing } from '../fields'

export const boundCard = /*#__PURE__*/ v.object({
  cardId: code,
  bankName: code,
  /** Masked. */
  cardNo: code,
  /** Masked. */
  mobileNo: code,
  isDefault: v.boolean(),
  boundAt: instant,
})

export const queryBoundCards = /*#__PURE__*/ defineCall({
  name: 'queryBoundCards',
  method: 'GET',
  path: '/api/wechatbank/card/queryBoundCards',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  tells: ['card'],
  summary: 'The bank cards bound to the account, the default one first (specification §2, /mybandcard).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    cards: v.array(boundCard),
    /** How many may be bound at most. */
    limit: v.number(),
  }),
  errors: [],
})
