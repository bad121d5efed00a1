import { queryInterestYears } from './queryInterestYears'
import { queryStatementPage } from './queryStatementPage'
import { queryStatementPiece } from './queryStatementPiece'
import { queryStatements } from './queryStatements'
import { requestStatement } from './requestStatement'
import { verifyStatement } from './verifyStatement'

/** The calls of `statement`; the app imports single calls instead, to stay small. */
export const statementCalls = {
  queryInterestYears,
  queryStatementPage,
  queryStatementPiece,
  queryStatements,
  requestStatement,
  verifyStatement,
}
