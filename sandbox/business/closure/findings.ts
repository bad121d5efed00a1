import { and, eq, ne, notInArray } from 'drizzle-orm'
import { blockersOf, finding } from '@/domain/closure/checks'
import type { ClosingFinding } from '@/domain/closure/checks'
import { dueInterest, electronicOf } from '@sandbox/business/interest'
import { addFen, ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { cardsOf } from '@sandbox/business/card'
import type { BoundCard } from '@sandbox/business/card'
import type { Capability, ClosingSubject, ClosureChecks } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import type { Bank } from '@sandbox/kernel/scope'
import { balanceOf, customerAccount, wallet } from '@sandbox/kernel/ledger'
import type { LedgerAccount } from '@sandbox/kernel/ledger'

/** The card that closing pays to; undefined for none. */
export const firstCardOf = async (on: Queryable, customerId: string): Promise<BoundCard | undefined> =>
  (await cardsOf(on, customerId)).find(({ role }) => role === 'FIRST')

/** What closing pays out: what can be spent, the interest that it settles, and what lies beside the account. */
export interface Payout {
  readonly payout: Fen
  readonly interest: Fen
  readonly redPackets: Fen
}

/** The accounts whose money goes along. */
export const alongsideOf = (capabilities: readonly Capability[], customerId: string): readonly LedgerAccount[] =>
  capabilities.flatMap(({ closureChecks }) =>
    closureChecks?.alongside ? [customerAccount(closureChecks.alongside.kind, customerId)] : [],
  )

export async function payoutOf(
  on: Queryable,
  capabilities: readonly Capability[],
  { customerId, today }: Pick<ClosingSubject, 'customerId' | 'today'>,
): Promise<Payout> {
  const interest = await dueInterest(on, electronicOf(customerId), today)
  let redPackets = ZERO_FEN
  for (const account of alongsideOf(capabilities, customerId))
    redPackets = addFen(redPackets, await balanceOf(on, account))
  const payout = addFen(addFen(await balanceOf(on, wallet(customerId)), interest), redPackets)
  return { payout, interest, redPackets }
}

/** Whom the bank employs leaves with the bank. */
export const ownChecks: ClosureChecks = {
  async find(on, { customerId }) {
    const { customers } = schema
    const employed = await on.$count(customers, and(eq(customers.id, customerId), eq(customers.staff, true)))
    return finding('staff', employed)
  },
}

/** What outside parties say of it; asked outside any transaction. */
export async function askedFindings(
  bank: Pick<Bank, 'db' | 'services' | 'capabilities'>,
  customerId: string,
): Promise<readonly ClosingFinding[]> {
  const found: ClosingFinding[] = []
  for (const { closureChecks } of bank.capabilities)
    found.push(...((await closureChecks?.ask?.(bank, customerId)) ?? []))
  return found
}

/**
 * Everything that blocks the closing or lapses with it. Money that can't be paid out keeps the account open. Where no capability
 * finds anything, an account of the ledger that holds something all the same still blocks it: nothing is closed over money
 * that nobody has explained.
 */
export async function findingsOf(
  on: Queryable,
  capabilities: readonly Capability[],
  subject: ClosingSubject,
): Promise<readonly ClosingFinding[]> {
  const found: ClosingFinding[] = []
  for (const { closureChecks } of capabilities)
    if (closureChecks) found.push(...(await closureChecks.find(on, subject)))
  const { payout } = await payoutOf(on, capabilities, subject)
  const stranded = payout > 0 && !(await firstCardOf(on, subject.customerId))
  found.push(...finding('card', stranded ? 1 : 0))
  if (blockersOf(found).length > 0) return found
  const { ledgerAccounts } = schema
  const counted = [wallet(subject.customerId), ...alongsideOf(capabilities, subject.customerId)].map(({ id }) => id)
  const elsewhere = and(
    eq(ledgerAccounts.customerId, subject.customerId),
    notInArray(ledgerAccounts.id, counted),
    ne(ledgerAccounts.balance, 0 as never),
  )
  return [...found, ...finding('otherMoney', await on.$count(ledgerAccounts, elsewhere))]
}
