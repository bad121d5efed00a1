// The calls of this capability; the app imports single calls instead, to stay small.
export { queryInterestYears } from './queryInterestYears'
export { queryStatementPage } from './queryStatementPage'
export { queryStatementPiece } from './queryStatementPiece'
export { queryStatements } from './queryStatements'
export { requestStatement } from './requestStatement'
export { verifyStatement } from './verifyStatement'
