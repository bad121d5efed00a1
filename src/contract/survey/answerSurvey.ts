import * as v from 'valibot'
import { SURVEY_LIMITS } from '@/domain/survey/questionnaire'
import { defineCall } from '../call'
import { answerGiven, standing, surveyAbout, surveyId } from './surveyFields'

export const answerSurvey = /*#__PURE__*/ defineCall({
  name: 'answerSurvey',
  method: 'POST',
  path: '/api/wechatbank/survey/answerSurvey',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['survey', 'campaign', 'points', 'message'],
  summary:
    'Answers a survey as a whole, once for each service it is about, or the next question of a quiz, which is marked at once; each counts once (ours).',
  request: /*#__PURE__*/ v.strictObject({
    surveyId,
    /** The version that was read. */
    version: v.number(),
    about: v.optional(surveyAbout),
    answers: v.pipe(v.array(answerGiven), v.minLength(1), v.maxLength(SURVEY_LIMITS.questions)),
  }),
  response: standing,
  errors: [
    'SurveyUnknown',
    'SurveyOutdated',
    'SurveyAnswered',
    'SurveyAnswersInvalid',
    'QuizNotYet',
    'CaseUnknown',
    'OrderUnknown',
  ],
  sample: { surveyId: 'fraudQuiz', version: 1, answers: [{ questionId: 'safeAccount', options: ['hangUp'] }] },
})
