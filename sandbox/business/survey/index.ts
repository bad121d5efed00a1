import type { surveyCalls } from '@/contract/survey'
import { ownRows } from '@sandbox/kernel/capability'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { answerSurvey } from './calls/answerSurvey'
import { querySurvey } from './calls/querySurvey'
import { querySurveyAttempt } from './calls/querySurveyAttempt'
import { surveyConsole } from './console'
import { seedAttempts, seedSurveys } from './seed'
import * as tables from './tables'

export { askedOn, attemptsOf, lastAttempts, publishSurvey } from './surveys'

export const survey = {
  name: 'survey',
  handlers: { answerSurvey, querySurvey, querySurveyAttempt } satisfies Record<keyof typeof surveyCalls, Handler>,
  tables,
  exports: { surveyAttempts: ownRows(tables.surveyAttempts) },
  seeds: [seedSurveys, seedAttempts],
  console: surveyConsole,
} satisfies Capability
