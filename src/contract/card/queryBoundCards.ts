import * as v from 'valibot'
import { defineCall } from '../call'
import { CARD_ROLES } from '@/domain/card/roles'
import { code, fenAmount, instant, nothing, text } from '../fields'

export const boundCard = /*#__PURE__*/ v.object({
  cardId: code,
  bankName: code,
  /** Masked. */
  cardNo: code,
  /** Masked. */
  mobileNo: code,
  role: v.picklist(CARD_ROLES),
  /** What the customer calls it. */
  alias: v.optional(text),
  isDefault: v.boolean(),
  /** Of money in, at most; a limit left out is none (无限额). */
  single: v.optional(fenAmount),
  aDay: v.optional(fenAmount),
  boundAt: instant,
})

export const queryBoundCards = /*#__PURE__*/ defineCall({
  name: 'queryBoundCards',
  method: 'GET',
  path: '/api/wechatbank/card/queryBoundCards',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['card'],
  summary:
    'The bank cards bound to the account, the default one first and those for special payouts last (specification §2, /mybandcard).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    cards: v.array(boundCard),
    /** How many may be bound at most, and how many more for special payouts. */
    limit: v.number(),
    /** How many cards more for special payouts. */
    specialLimit: v.number(),
    /** The last card that was unbound today. */
    unboundToday: v.optional(/*#__PURE__*/ v.object({ bankName: code, cardNo: code, at: instant })),
  }),
  errors: [],
  sample: {},
})
