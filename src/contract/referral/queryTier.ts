import * as v from 'valibot'
import { TIERS } from '@/domain/referral/tier'
import { defineCall } from '../call'
import { day, fenAmount, nothing } from '../fields'

export const queryTier = /*#__PURE__*/ defineCall({
  name: 'queryTier',
  method: 'POST',
  path: '/api/wechatbank/referral/queryTier',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['account'],
  summary:
    'The customer’s tier of the month, by last month’s average of daily assets (specification §2, /vipIndex, /vipRights).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    tier: v.picklist(TIERS),
    /** Of the days from `from` through `to`: last month. */
    average: fenAmount,
    from: day,
    to: day,
    /** The days on which somebody of this tier can ask for a clerk's time: working days of the bank, the first one first. */
    bookable: v.array(day),
    /** The day on which it is reckoned anew. */
    next: day,
  }),
  errors: [],
  sample: {},
})
