// The calls of this capability; the app imports single calls instead, to stay small.
export { answerSurvey } from './answerSurvey'
export { querySurvey } from './querySurvey'
export { querySurveyAttempt } from './querySurveyAttempt'
