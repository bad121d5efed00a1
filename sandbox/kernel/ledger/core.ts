import type { BankError } from '@/domain/errors/catalogue'
import type { Fen } from '@/domain/money/fen'
import type { Result } from '@/domain/result'
import type { Queryable, Tx } from '../db'
import type { LedgerAccount } from './chart'
import type { TransactionDraft } from './drafts'
import { lockAccounts, post, postMany } from './post'
import type { PostedTransaction } from './post'
import { balanceOf, holdsMoney, statementOf } from './read'
import type { StatementLine, StatementPart } from './read'

/**
 * What the bank's business asks of the books (docs/integrating/core-ledger.md): nothing else writes the ledger's tables. Every
 * posting is part of the transaction that also writes the order, so that both stand or neither does.
 */
export interface CoreLedger {
  /**
   * Posts one transaction; the same id a second time is a fault of the caller and undoes its work. `locked` spares locking
   * again what `lockAccounts` has just locked in this transaction.
   */
  post(
    tx: Tx,
    draft: TransactionDraft,
    locked?: ReadonlyMap<string, number>,
  ): Promise<Result<PostedTransaction, BankError>>
  /** Posts several in their order, all or none. */
  postMany(
    tx: Tx,
    drafts: readonly TransactionDraft[],
    locked?: ReadonlyMap<string, number>,
  ): Promise<Result<void, BankError>>
  /** Locks accounts until the transaction ends, opening those that don't exist; gives balances in fen by id. */
  lockAccounts(tx: Tx, asked: readonly LedgerAccount[]): Promise<Map<string, number>>
  /** Fen; 0 for an account that nothing was posted to. */
  balanceOf(on: Queryable, account: LedgerAccount): Promise<Fen>
  /** Whether a customer has money with the bank, wherever it lies. */
  holdsMoney(on: Queryable, customerId: string): Promise<boolean>
  /** An account's lines, newest first, a page at a time. */
  statementOf(on: Queryable, account: LedgerAccount, part?: StatementPart): Promise<StatementLine[]>
}

/** The books of this bank: its own tables. */
export const ownLedger: CoreLedger = { post, postMany, lockAccounts, balanceOf, holdsMoney, statementOf }
