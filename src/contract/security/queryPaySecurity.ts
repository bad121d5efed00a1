import * as v from 'valibot'
import { defineCall } from '../call'
import { code, day, fenAmount, instant, nothing } from '../fields'

const limitPair = { single: fenAmount, aDay: fenAmount }

export const queryPaySecurity = /*#__PURE__*/ defineCall({
  name: 'queryPaySecurity',
  method: 'POST',
  path: '/api/wechatbank/security/queryPaySecurity',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['account', 'identity', 'security', 'transfer'],
  summary:
    'What a customer has set to protect their money: limits, locks, stop and notice (specification §2, /paySecurity; the call is ours).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    limits: v.object(limitPair),
    /** Higher limits that begin on a later day. */
    raise: v.optional(v.object({ ...limitPair, from: day })),
    nightLock: v.boolean(),
    /** Since when all payments are stopped; none while they aren't. */
    stoppedAt: v.optional(instant),
    /** A payment of this much or more is told by message. */
    noticeOver: v.optional(fenAmount),
    /** Codes of provinces from which a transfer needs no face; none while the region lock is off. */
    provinces: v.optional(v.array(code)),
    /** Until when a day's limit is lower after a change, and what it is then. */
    cooling: v.optional(v.object({ until: instant, aDay: fenAmount })),
    /** What of today's limit is used, by transfers and payments. */
    usedToday: fenAmount,
    /** Whether a face was shown for it, so that it can be done now. */
    faceShown: v.object({ raiseLimit: v.boolean(), liftStop: v.boolean() }),
  }),
  errors: [],
  sample: {},
})
