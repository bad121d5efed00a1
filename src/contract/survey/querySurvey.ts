import * as v from 'valibot'
import { defineCall } from '../call'
import { surveyFacts, surveyId } from './surveyFields'

export const querySurvey = /*#__PURE__*/ defineCall({
  name: 'querySurvey',
  method: 'GET',
  path: '/api/wechatbank/config/querySurvey',
  protection: 'plain',
  access: 'public',
  effect: 'read',
  provides: [],
  summary:
    'A questionnaire’s questions as they are asked today, never what is right (ours; a config path, the same for everybody).',
  request: /*#__PURE__*/ v.strictObject({ surveyId }),
  response: surveyFacts,
  errors: ['SurveyUnknown'],
  sample: { surveyId: 'fraudQuiz' },
})
