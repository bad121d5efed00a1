import { and, between, eq, sql } from 'drizzle-orm'
import type { AccountClass, UseKind } from '@/domain/subaccount/classes'
import { capRefusal } from '@/domain/subaccount/refusals'
import { yearOf } from '@/domain/subaccount/use'
import type { CapUse } from '@/domain/subaccount/use'
import type { Day } from '@/domain/dates/day'
import type { BankError } from '@/domain/errors/catalogue'
import { fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import type { LedgerAccount } from '@sandbox/kernel/ledger'
import { accountUses } from './tables'

/** What of an account's caps a day uses. */
export interface LimitUse {
  /** The account whose caps they are; the electronic account has those of type II. */
  readonly account: LedgerAccount
  readonly class: AccountClass
  readonly kind: UseKind
  readonly day: Day
  /** Fen, above 0. */
  readonly amount: Fen
}

type Counted = Pick<LimitUse, 'account' | 'kind' | 'day'>

const sumWhere = (condition: ReturnType<typeof sql>) =>
  sql`coalesce(sum(${accountUses.amount}) FILTER (WHERE ${condition}), 0)::bigint`.mapWith(fen)

/** What is used of an account's caps on a day and in its calendar year: the sum of the year's days. */
export async function readUse(on: Queryable, { account, kind, day }: Counted): Promise<CapUse> {
  const { first, last } = yearOf(day)
  const [use] = await on
    .select({ today: sumWhere(sql`${accountUses.day} = ${day}`), year: sumWhere(sql`true`) })
    .from(accountUses)
    .where(
      and(
        eq(accountUses.accountId, account.id),
        eq(accountUses.kind, kind),
        between(accountUses.day, first as Day, last as Day),
      ),
    )
  return use ?? { today: fen(0), year: fen(0) }
}

/**
 * Counts a use against an account's caps, in the transaction of its posting and under the account's lock (`lockAccounts`),
 * so that of any number at once so many pass. Fails with NonBoundLimitDay or NonBoundLimitYear and counts nothing then.
 */
export async function limitUse(tx: Tx, use: LimitUse): Promise<Result<void, BankError>> {
  const { account, kind, day, amount } = use
  const refusal = capRefusal(use.class, kind, await readUse(tx, use), amount)
  if (refusal) return fail(refusal)
  await tx
    .insert(accountUses)
    .values({ accountId: account.id, customerId: account.customerId ?? '', kind, day, amount })
    .onConflictDoUpdate({
      target: [accountUses.accountId, accountUses.kind, accountUses.day],
      set: { amount: sql`${accountUses.amount} + ${amount}` },
    })
  return ok(undefined)
}

/** Gives a use back to its day, as a refund does; under the account's lock. */
export async function giveUseBack(tx: Tx, { account, kind, day, amount }: Omit<LimitUse, 'class'>): Promise<void> {
  await tx
    .update(accountUses)
    .set({ amount: sql`${accountUses.amount} - ${amount}` })
    .where(and(eq(accountUses.accountId, account.id), eq(accountUses.kind, kind), eq(accountUses.day, day)))
}
