import * as v from 'valibot'
import { defineCall } from '../call'
import { standing, surveyAbout, surveyId } from './surveyFields'

export const querySurveyAttempt = /*#__PURE__*/ defineCall({
  name: 'querySurveyAttempt',
  method: 'POST',
  path: '/api/wechatbank/survey/querySurveyAttempt',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['survey'],
  summary: 'How far the customer has answered the questionnaire that is asked today, and what was right (ours).',
  request: /*#__PURE__*/ v.strictObject({ surveyId, about: v.optional(surveyAbout) }),
  response: standing,
  errors: ['SurveyUnknown', 'CaseUnknown', 'OrderUnknown'],
  sample: { surveyId: 'fraudQuiz' },
})
