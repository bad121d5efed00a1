import type { Fen } from '@/domain/money/fen'
import type { Holding } from './tables'
import { depositPrincipal, INTEREST_EXPENSE, INTEREST_PAYABLE } from './accounts'
import { wallet } from '@sandbox/kernel/ledger'
import type { EntryDraft } from '@sandbox/kernel/ledger'

/**
 * Entries that pay interest to the electronic account. All that was accrued for the holding leaves the payable account;
 * the difference to the interest paid corrects the expense.
 */
export const interestEntries = ({ customerId, accrued }: Holding, interest: Fen): readonly EntryDraft[] => [
  { account: wallet(customerId), amount: interest },
  { account: INTEREST_PAYABLE, amount: -accrued },
  { account: INTEREST_EXPENSE, amount: accrued - interest },
]

/** Entries that close a holding: principal and interest to the electronic account. */
export const closingEntries = (holding: Holding, interest: Fen): readonly EntryDraft[] => [
  { account: depositPrincipal(holding.customerId), amount: -holding.amount },
  { account: wallet(holding.customerId), amount: holding.amount },
  ...interestEntries(holding, interest),
]
