import type * as surveyCalls from '@/contract/survey'
import { ownRows } from '@sandbox/kernel/capability'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import * as handlers from './calls'
import { surveyConsole } from './console'
import { seedAttempts, seedSurveys } from './seed'
import * as tables from './tables'

export { askedOn, attemptsOf, lastAttempts, publishSurvey } from './surveys'

export const survey = {
  name: 'survey',
  handlers: handlers satisfies Record<keyof typeof surveyCalls, Handler>,
  tables,
  exports: { surveyAttempts: ownRows(tables.surveyAttempts) },
  seeds: [seedSurveys, seedAttempts],
  console: surveyConsole,
} satisfies Capability
