import { and, inArray, isNotNull } from 'drizzle-orm'
import { schema } from '../db'
import type { Tx } from '../db'
import { CLOSED_LIABILITY } from './chart'
import type { BalancedTransaction, EntryDraft, TransactionDraft } from './drafts'

/** The owner of money that comes into an electronic account with this entry; undefined for any other entry. */
export const creditedOwner = ({ account: { kind, customerId }, amount }: EntryDraft): string | undefined =>
  kind === 'wallet' && amount > 0 ? (customerId ?? undefined) : undefined

/**
 * Of those whose electronic accounts are credited, who has closed theirs. Asked with the accounts locked, as closing locks them
 * too: of a credit and a closing at once, either the closing finds the money or the credit finds the account closed.
 */
export async function closedOwners(tx: Tx, transactions: readonly BalancedTransaction[]): Promise<ReadonlySet<string>> {
  const owners = transactions.flatMap(({ entries }) => entries.flatMap((entry) => creditedOwner(entry) ?? []))
  if (owners.length === 0) return new Set()
  const { accounts } = schema
  const closed = await tx
    .select({ customerId: accounts.customerId })
    .from(accounts)
    .where(and(inArray(accounts.customerId, owners), isNotNull(accounts.closedAt)))
  return new Set(closed.map(({ customerId }) => customerId))
}

const isOwed = (entry: EntryDraft, closed: ReadonlySet<string>): boolean => closed.has(creditedOwner(entry) ?? '')

/** The transactions as they are posted when these owners have closed: the bank owes what would have come in. */
export const owing = (
  transactions: readonly BalancedTransaction[],
  closed: ReadonlySet<string>,
): readonly TransactionDraft[] =>
  transactions.map(({ draft, entries }) => ({
    ...draft,
    entries: entries.map((entry) => (isOwed(entry, closed) ? { ...entry, account: CLOSED_LIABILITY } : entry)),
  }))

/** Puts each such credit before a person of the bank (docs/decisions/closure.md). */
export async function noteOwed(
  tx: Tx,
  transactions: readonly BalancedTransaction[],
  closed: ReadonlySet<string>,
): Promise<void> {
  const rows = transactions.flatMap(({ draft: { id, at }, entries }) =>
    entries
      .filter((entry) => isOwed(entry, closed))
      .map(({ account, amount }) => ({ transactionId: id, customerId: account.customerId ?? '', amount, at })),
  )
  await tx.insert(schema.closedCredits).values(rows as (typeof schema.closedCredits.$inferInsert)[])
}
