export * from './chart'
export { lockAccounts, post, postMany, type EntryDraft, type PostedTransaction, type TransactionDraft } from './post'
export { balanceOf, checkInvariants, statementOf, type StatementLine, type Violation } from './read'
export { transferIn, transferOut, type Transfer } from './transfers'
