import * as v from 'valibot'
import { defineCall } from '../call'
import { instant, nothing } from '../fields'
import { mallItem, points } from './pointsFields'

export const queryMall = /*#__PURE__*/ defineCall({
  name: 'queryMall',
  method: 'POST',
  path: '/api/wechatbank/points/queryMall',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['points'],
  summary:
    'What points can be spent on, and for each why this customer can’t have it now (specification §2, /integralIndex, /integralMiddle; the call is ours).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    items: v.array(mallItem),
    balance: points,
    /** The bank’s time of this answer, by which openings are counted down. */
    at: instant,
  }),
  errors: ['PointsOff'],
  sample: {},
})
