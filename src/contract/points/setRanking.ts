import * as v from 'valibot'
import { defineCall } from '../call'

export const setRanking = /*#__PURE__*/ defineCall({
  name: 'setRanking',
  method: 'POST',
  path: '/api/wechatbank/points/setRanking',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['points'],
  summary:
    'Whether the customer appears in the rankings of points, which nobody does who hasn’t said so; who leaves is gone from all months at once (ours, /rankingList).',
  request: /*#__PURE__*/ v.strictObject({ shown: v.boolean() }),
  response: /*#__PURE__*/ v.object({ shown: v.boolean() }),
  errors: ['PointsOff'],
  sample: { shown: false },
})
