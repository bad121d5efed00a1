import * as v from 'valibot'
import { articleId } from '../content/contentFields'
import { defineCall } from '../call'
import { code, day, instant, nothing, text } from '../fields'
import { points } from './pointsFields'

export const queryLearning = /*#__PURE__*/ defineCall({
  name: 'queryLearning',
  method: 'POST',
  path: '/api/wechatbank/points/queryLearning',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['points', 'survey'],
  summary:
    'What there is to read on safety, what the customer has read, and which of it is asked about a week later (specification §2, /lookAgain, /lookAgainTwo; the call is ours).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    /** What reading one brings, and passing the questions about one. */
    points,
    quizPoints: points,
    /** The bank’s time of this answer. */
    at: instant,
    articles: v.array(
      v.object({
        articleId,
        title: text,
        summary: text,
        state: v.picklist(['NEW', 'STARTED', 'READ']),
        /** Of one that was begun: from when it counts as read, epoch ms. */
        readyAt: v.optional(instant),
        /** Of one that was read: the questions about it, from which day on, and how they were answered. */
        second: v.optional(
          v.object({ surveyId: code, from: day, state: v.picklist(['LATER', 'OPEN', 'FAILED', 'PASSED']) }),
        ),
      }),
    ),
  }),
  errors: ['PointsOff'],
  sample: {},
})
