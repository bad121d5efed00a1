export { auditLedger, type LedgerAudit, type Violation } from './audit'
export * from './chart'
export { lockAccounts, post, postMany, type EntryDraft, type PostedTransaction, type TransactionDraft } from './post'
export { balanceOf, statementOf, type StatementLine } from './read'
