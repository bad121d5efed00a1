// A handler for each call of this capability.
export { answerSurvey } from './answerSurvey'
export { querySurvey } from './querySurvey'
export { querySurveyAttempt } from './querySurveyAttempt'
