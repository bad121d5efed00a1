import * as v from 'valibot'
import { defineCall } from '../call'
import { nothing } from '../fields'
import { points } from './pointsFields'

export const checkIn = /*#__PURE__*/ defineCall({
  name: 'checkIn',
  method: 'POST',
  path: '/api/wechatbank/points/checkIn',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['points', 'campaign', 'message'],
  summary: 'Checks in for today; a second time today gives what the first one gave (ours, /checkinIndex).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    streak: v.number(),
    points,
    /** Whether it had been done today. */
    already: v.boolean(),
  }),
  errors: ['PointsOff'],
  sample: {},
})
