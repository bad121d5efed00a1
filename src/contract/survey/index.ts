import { answerSurvey } from './answerSurvey'
import { querySurvey } from './querySurvey'
import { querySurveyAttempt } from './querySurveyAttempt'

/** The calls of `survey`; the app imports single calls instead, to stay small. */
export const surveyCalls = { answerSurvey, querySurvey, querySurveyAttempt }
