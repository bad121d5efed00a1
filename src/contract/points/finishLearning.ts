import * as v from 'valibot'
import { articleId } from '../content/contentFields'
import { defineCall } from '../call'
import { points } from './pointsFields'

export const finishLearning = /*#__PURE__*/ defineCall({
  name: 'finishLearning',
  method: 'POST',
  path: '/api/wechatbank/points/finishLearning',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['points', 'campaign', 'message'],
  summary:
    'The customer has read an article: points once each, 20 seconds by the bank’s clock after it was opened and the one before was read (ours, /lookAgain).',
  request: /*#__PURE__*/ v.strictObject({ articleId }),
  response: /*#__PURE__*/ v.object({
    /** What reading it brings. */
    points,
  }),
  errors: ['PointsOff', 'LearningNotStarted', 'LearningTooFast', 'LearningDone'],
  sample: { articleId: 'edu-after' },
})
