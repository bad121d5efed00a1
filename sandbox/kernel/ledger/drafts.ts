import type { PostingKind } from '../kinds'
import type { LedgerAccount } from './chart'

export interface EntryDraft {
  readonly account: LedgerAccount
  /** Fen, a credit when positive; an entry of 0 is left out. */
  readonly amount: number
}

export interface TransactionDraft {
  /** Unique for ever: an order's id, or one that a day end derives from day and holding. */
  readonly id: string
  readonly clientId?: string
  readonly kind: PostingKind
  readonly entries: readonly EntryDraft[]
  /** Epoch ms by the bank's clock. */
  readonly at: number
  readonly memo?: string
  /** The order it carries out. */
  readonly orderNo?: string | undefined
  /** The holding it concerns. */
  readonly seqNo?: number | null
}

/** A transaction with one entry for each account. */
export interface BalancedTransaction {
  readonly draft: TransactionDraft
  readonly entries: readonly EntryDraft[]
}
