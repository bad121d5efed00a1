import type * as statementCalls from '@/contract/statement'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import * as handlers from './calls'
import { statementClosing } from './closing'
import { expireStatements } from './expire'
import { statementExports } from './exports'
import { resumePreparing } from './issue'
import { seedStatements } from './seed'
import * as tables from './tables'

export const statement = {
  name: 'statement',
  handlers: handlers satisfies Record<keyof typeof statementCalls, Handler>,
  tables,
  dayEnd: { expireStatements },
  exports: statementExports,
  minuteJobs: [(bank) => resumePreparing(bank)],
  seeds: [seedStatements],
  closureChecks: statementClosing,
} satisfies Capability
