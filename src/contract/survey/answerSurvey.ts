import * as v from 'valibot'
import { defineCall } from '../call'
import { answerGiven, standing, surveyId } from './surveyFields'

export const answerSurvey = /*#__PURE__*/ defineCall({
  name: 'answerSurvey',
  method: 'POST',
  path: '/api/wechatbank/survey/answerSurvey',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  changes: ['survey'],
  summary:
    'Answers a survey as a whole, or the next question of a quiz, which is marked at once; each counts once (ours).',
  request: /*#__PURE__*/ v.strictObject({
    surveyId,
    /** The version that was read. */
    version: v.number(),
    answers: v.pipe(v.array(answerGiven), v.minLength(1), v.maxLength(50)),
  }),
  response: standing,
  errors: ['SurveyUnknown', 'SurveyOutdated', 'SurveyAnswered', 'SurveyAnswersInvalid', 'QuizNotYet'],
})
