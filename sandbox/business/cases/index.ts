import type * as casesCalls from '@/contract/cases'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import * as handlers from './calls'
import { casesClosing } from './closing'
import { casesConsole } from './console'
import { closeCases, escalateCases } from './dayEnd'
import { casesExports } from './exports'
import { caseExtensionRule } from './extension'
import { MESSAGES } from './kinds'
import { sweepCasePictures } from './pictures/life'
import { seedCases } from './seed'
import * as tables from './tables'

export { findCase } from './move'
export { ownsOrder } from './open'

export const cases = {
  name: 'cases',
  handlers: handlers satisfies Record<keyof typeof casesCalls, Handler>,
  tables,
  messages: MESSAGES,
  closureChecks: casesClosing,
  dayEnd: { escalateCases, closeCases, sweepCasePictures },
  approvals: { CASE_EXTENSION: caseExtensionRule },
  exports: casesExports,
  seeds: [seedCases],
  console: casesConsole,
} satisfies Capability
