import type { casesCalls } from '@/contract/cases'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { answerCase } from './calls/answerCase'
import { openCase } from './calls/openCase'
import { queryBoard } from './calls/queryBoard'
import { queryCase } from './calls/queryCase'
import { queryCases } from './calls/queryCases'
import { casesClosing } from './closing'
import { casesConsole } from './console'
import { closeCases, escalateCases } from './dayEnd'
import { casesExports } from './exports'
import { MESSAGES } from './kinds'
import { seedCases } from './seed'
import * as tables from './tables'

export const cases = {
  name: 'cases',
  handlers: { answerCase, openCase, queryBoard, queryCase, queryCases } satisfies Record<
    keyof typeof casesCalls,
    Handler
  >,
  tables,
  messages: MESSAGES,
  closingTies: casesClosing,
  dayEnd: [escalateCases, closeCases],
  exports: casesExports,
  seeds: [seedCases],
  console: casesConsole,
} satisfies Capability
