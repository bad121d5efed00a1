import type { casesCalls } from '@/contract/cases'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { answerCase } from './calls/answerCase'
import { openCase } from './calls/openCase'
import { queryBoard } from './calls/queryBoard'
import { queryCase } from './calls/queryCase'
import { queryCasePicture } from './calls/queryCasePicture'
import { queryCases } from './calls/queryCases'
import { uploadCasePicture } from './calls/uploadCasePicture'
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
  handlers: {
    answerCase,
    openCase,
    queryBoard,
    queryCase,
    queryCasePicture,
    queryCases,
    uploadCasePicture,
  } satisfies Record<keyof typeof casesCalls, Handler>,
  tables,
  messages: MESSAGES,
  closingTies: casesClosing,
  dayEnd: [escalateCases, closeCases, sweepCasePictures],
  approvals: { CASE_EXTENSION: caseExtensionRule },
  exports: casesExports,
  seeds: [seedCases],
  console: casesConsole,
} satisfies Capability
