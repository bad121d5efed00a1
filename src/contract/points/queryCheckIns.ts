import * as v from 'valibot'
import { isMonth } from '@/domain/dates/month'
import type { Month } from '@/domain/dates/month'
import { defineCall } from '../call'
import { day } from '../fields'
import { points } from './pointsFields'

export const queryCheckIns = /*#__PURE__*/ defineCall({
  name: 'queryCheckIns',
  method: 'POST',
  path: '/api/wechatbank/points/queryCheckIns',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['points'],
  summary: 'The days of a month on which the customer checked in, and the streak (ours, /checkinIndex).',
  request: /*#__PURE__*/ v.strictObject({
    /** YYYYMM; this month unless given. */
    month: v.optional(
      v.pipe(
        v.string(),
        v.custom<Month>((text) => typeof text === 'string' && isMonth(text)),
      ),
    ),
  }),
  response: /*#__PURE__*/ v.object({
    today: day,
    streak: v.number(),
    done: v.boolean(),
    /** What today brings, or brought. */
    points,
    days: v.array(v.object({ day, points })),
  }),
  errors: ['PointsOff'],
  sample: {},
})
