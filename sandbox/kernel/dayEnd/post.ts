import type { Tx } from '../db'
import { postMany } from '../ledger'
import type { TransactionDraft } from '../ledger'

/**
 * Posts the transactions of a day end.
 * @throws Error when the ledger refuses one: that is a bug, and the day end stops rather than skip a customer.
 */
export async function postAll(tx: Tx, drafts: readonly TransactionDraft[]): Promise<void> {
  const posted = drafts.length > 0 ? await postMany(tx, drafts) : undefined
  if (posted?.ok === false) {
    throw new Error(`day end: ${posted.error.name} on ${drafts[0]?.id} or one of ${drafts.length - 1} after it`)
  }
}
