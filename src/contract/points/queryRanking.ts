import * as v from 'valibot'
import { RANKING_BOARDS, RANKING_PERIODS } from '@/domain/points/ranking'
import { defineCall } from '../call'
import { line } from '../fields'
import { points } from './pointsFields'

const place = /*#__PURE__*/ v.pipe(v.number(), v.safeInteger(), v.minValue(1))

export const queryRanking = /*#__PURE__*/ defineCall({
  name: 'queryRanking',
  method: 'POST',
  path: '/api/wechatbank/points/queryRanking',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['points'],
  summary:
    'The first 50 of who wants to appear, by points of learning, of checking in or of service in a month, with surnames and stars, and where the customer stands (specification §2, /rankingList; the call is ours). Never by money.',
  request: /*#__PURE__*/ v.strictObject({
    board: v.picklist(RANKING_BOARDS),
    period: v.picklist(RANKING_PERIODS),
  }),
  response: /*#__PURE__*/ v.object({
    /** YYYYMM. */
    month: v.pipe(v.string(), v.regex(/^\d{6}$/)),
    rows: v.array(v.object({ place, name: line, points, mine: v.boolean() })),
    /** How many appear who have points. */
    of: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    /** Whether the customer appears. */
    shown: v.boolean(),
    mine: v.object({
      points,
      /** Among who appears; undefined for who doesn't, or has no points. */
      place: v.optional(place),
    }),
  }),
  errors: ['PointsOff'],
  sample: { board: 'LEARN', period: 'LAST_MONTH' },
})
