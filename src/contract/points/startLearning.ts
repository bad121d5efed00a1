import * as v from 'valibot'
import { articleId } from '../content/contentFields'
import { defineCall } from '../call'
import { instant } from '../fields'

export const startLearning = /*#__PURE__*/ defineCall({
  name: 'startLearning',
  method: 'POST',
  path: '/api/wechatbank/points/startLearning',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['points'],
  summary: 'The customer opens an article to read it (ours, /lookAgain).',
  request: /*#__PURE__*/ v.strictObject({ articleId }),
  response: /*#__PURE__*/ v.object({
    /** From when it counts as read, epoch ms by the bank’s clock. */
    readyAt: instant,
  }),
  errors: ['PointsOff', 'ArticleUnknown'],
  sample: { articleId: 'edu-passwords' },
})
