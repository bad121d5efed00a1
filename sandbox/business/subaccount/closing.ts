import { and, eq, ne } from 'drizzle-orm'
import { finding } from '@/domain/closure/checks'
import type { ClosingTies } from '@sandbox/kernel/capability'
import { subAccounts } from './tables'

/** Accounts of type II and III are closed by themselves, each with its own money. */
export const subaccountClosing: ClosingTies = {
  find: async (on, { customerId }) =>
    finding(
      'subAccounts',
      'blocks',
      await on.$count(subAccounts, and(eq(subAccounts.customerId, customerId), ne(subAccounts.state, 'CLOSED'))),
    ),
}
