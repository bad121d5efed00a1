import { and, eq, ne } from 'drizzle-orm'
import { blockersOf, finding } from '@/domain/closure/checks'
import type { ClosingFinding } from '@/domain/closure/checks'
import { dueInterest, electronicOf } from '@sandbox/business/interest'
import { addFen } from '@/domain/money/fen'
import type { Day } from '@/domain/dates/day'
import type { Fen } from '@/domain/money/fen'
import { cardsOf } from '@sandbox/business/card'
import type { BoundCard } from '@sandbox/business/card'
import type { Capability, ClosingSubject, ClosingTies } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import type { Bank } from '@sandbox/kernel/scope'
import { balanceOf, wallet } from '@sandbox/kernel/ledger'

/** The card that closing pays to; undefined for none. */
export const firstCardOf = async (on: Queryable, customerId: string): Promise<BoundCard | undefined> =>
  (await cardsOf(on, customerId)).find(({ role }) => role === 'FIRST')

/** What closing pays out: what can be spent, and the interest that it settles. */
export interface Payout {
  readonly payout: Fen
  readonly interest: Fen
}

export async function payoutOf(on: Queryable, customerId: string, today: Day): Promise<Payout> {
  const interest = await dueInterest(on, electronicOf(customerId), today)
  return { payout: addFen(await balanceOf(on, wallet(customerId)), interest), interest }
}

/** Whom the bank employs leaves with the bank; money that can't be paid out stays. */
export const ownTies: ClosingTies = {
  async find(on, { customerId, today }) {
    const { customers } = schema
    const employed = await on.$count(customers, and(eq(customers.id, customerId), eq(customers.staff, true)))
    const { payout } = await payoutOf(on, customerId, today)
    const stranded = payout > 0 && !(await firstCardOf(on, customerId))
    return [...finding('staff', 'blocks', employed), ...finding('card', 'blocks', stranded ? 1 : 0)]
  },
}

/** What outside parties say of it; asked outside any transaction. */
export async function askedFindings(
  bank: Pick<Bank, 'db' | 'services' | 'capabilities'>,
  customerId: string,
): Promise<readonly ClosingFinding[]> {
  const found: ClosingFinding[] = []
  for (const { closingTies } of bank.capabilities) found.push(...((await closingTies?.ask?.(bank, customerId)) ?? []))
  return found
}

/**
 * Everything that blocks the closing or lapses with it. Where no capability finds anything, an account of the ledger that holds
 * something all the same still blocks it: nothing is closed over money that nobody has explained.
 */
export async function findingsOf(
  on: Queryable,
  capabilities: readonly Capability[],
  subject: ClosingSubject,
): Promise<readonly ClosingFinding[]> {
  const found: ClosingFinding[] = []
  for (const { closingTies } of capabilities) if (closingTies) found.push(...(await closingTies.find(on, subject)))
  if (blockersOf(found).length > 0) return found
  const { ledgerAccounts } = schema
  const elsewhere = and(
    eq(ledgerAccounts.customerId, subject.customerId),
    ne(ledgerAccounts.kind, 'wallet'),
    ne(ledgerAccounts.balance, 0 as never),
  )
  return [...found, ...finding('otherMoney', 'blocks', await on.$count(ledgerAccounts, elsewhere))]
}
