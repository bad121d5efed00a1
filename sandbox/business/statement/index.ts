import type { statementCalls } from '@/contract/statement'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { queryInterestYears } from './calls/queryInterestYears'
import { queryStatementPage } from './calls/queryStatementPage'
import { queryStatementPiece } from './calls/queryStatementPiece'
import { queryStatements } from './calls/queryStatements'
import { requestStatement } from './calls/requestStatement'
import { verifyStatement } from './calls/verifyStatement'
import { statementClosing } from './closing'
import { expireStatements } from './expire'
import { statementExports } from './exports'
import { resumePreparing } from './issue'
import { seedStatements } from './seed'
import * as tables from './tables'

export const statement = {
  name: 'statement',
  handlers: {
    queryInterestYears,
    queryStatementPage,
    queryStatementPiece,
    queryStatements,
    requestStatement,
    verifyStatement,
  } satisfies Record<keyof typeof statementCalls, Handler>,
  tables,
  dayEnd: [expireStatements],
  exports: statementExports,
  upkeep: [(bank) => resumePreparing(bank)],
  seeds: [seedStatements],
  closingTies: statementClosing,
} satisfies Capability
