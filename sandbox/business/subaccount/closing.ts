import { and, eq, ne } from 'drizzle-orm'
import type { AccountClass } from '@/domain/subaccount/classes'
import { finding } from '@/domain/closure/checks'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import type { Queryable } from '@sandbox/kernel/db'
import { subAccounts } from './tables'

const openOnes = (on: Queryable, customerId: string, which: AccountClass): Promise<number> =>
  on.$count(
    subAccounts,
    and(eq(subAccounts.customerId, customerId), eq(subAccounts.class, which), ne(subAccounts.state, 'CLOSED')),
  )

/** Accounts of type II and III are closed by themselves, each with its own money and on pages of its own. */
export const subaccountClosing: ClosureChecks = {
  find: async (on, { customerId }) => [
    ...finding('subAccounts', await openOnes(on, customerId, 'II')),
    ...finding('pocketAccounts', await openOnes(on, customerId, 'III')),
  ],
}
