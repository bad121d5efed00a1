/** Documents that the bank issues about an account. */
export const STATEMENT_KINDS = ['STATEMENT', 'RECEIPT', 'BALANCE', 'INTEREST_YEAR'] as const
export type StatementKind = (typeof STATEMENT_KINDS)[number]

/** What each is called, on the paper and in the app. */
export const STATEMENT_TITLES: Readonly<Record<StatementKind, string>> = {
  STATEMENT: '账户交易明细',
  RECEIPT: '电子回单',
  BALANCE: '余额证明',
  INTEREST_YEAR: '年度利息清单',
}

/** How the paper names its account, whose end a saved file's name carries. */
export const ACCOUNT_LABEL = '账号'

/** PREPARING → READY → EXPIRED, or FAILED when it can't be made. */
export const STATEMENT_STATES = ['PREPARING', 'READY', 'EXPIRED', 'FAILED'] as const
export type StatementState = (typeof STATEMENT_STATES)[number]

/** Days a file can be fetched, the day of its issue included; what it can be verified by stays. */
export const FETCHABLE_DAYS = 7

/** Bytes of a file at most. */
export const LARGEST_FILE = 2 * 1024 * 1024

/**
 * Bytes of a piece of a file: a slow phone opens one between two pictures of a scrolling screen
 * (docs/decisions/statement.md).
 */
export const PIECE_BYTES = 24 * 1024
