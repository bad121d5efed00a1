// A handler for each call of this capability.
export { queryInterestYears } from './queryInterestYears'
export { queryStatementPage } from './queryStatementPage'
export { queryStatementPiece } from './queryStatementPiece'
export { queryStatements } from './queryStatements'
export { requestStatement } from './requestStatement'
export { verifyStatement } from './verifyStatement'
