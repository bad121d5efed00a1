import * as v from 'valibot'
import { POINT_RULE_NAMES } from '@/domain/points/rules'
import { defineCall } from '../call'
import { nothing } from '../fields'
import { points, pointsUntil } from './pointsFields'

export const queryPoints = /*#__PURE__*/ defineCall({
  name: 'queryPoints',
  method: 'POST',
  path: '/api/wechatbank/points/queryPoints',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['points', 'survey'],
  summary:
    'The customer’s points, until when they are valid, and what brings more (specification §2, /integralIndex; the call is ours).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    balance: points,
    /** By their last day, the next first; they sum to the balance. */
    lots: v.array(pointsUntil),
    checkIn: v.object({
      /** Days in a row, today included once checked in. */
      streak: v.number(),
      done: v.boolean(),
      /** What today brings, or brought. */
      points,
    }),
    /** What can still come today: of reading, of questions about what was read, of other quizzes, of surveys. */
    open: v.object({ learn: points, look: points, quiz: points, survey: points }),
    rules: v.array(
      v.object({
        rule: v.picklist(POINT_RULE_NAMES),
        /** What one time brings. */
        points,
        /** What it brought today; of what is given once, ever. */
        given: points,
      }),
    ),
  }),
  errors: ['PointsOff'],
  sample: {},
})
