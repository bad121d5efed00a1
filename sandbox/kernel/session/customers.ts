import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { schema } from '../db'
import type { Queryable, Tx } from '../db'

/** The number of a customer's open account; undefined for none. */
export async function openAccountNo(on: Queryable, customerId: string): Promise<string | undefined> {
  const { accounts } = schema
  const [account] = await on
    .select({ acctNo: accounts.acctNo })
    .from(accounts)
    .where(and(eq(accounts.customerId, customerId), isNull(accounts.closedAt)))
  return account?.acctNo
}

/**
 * Whether the customer has closed the account and left. Under `lockCustomer` it stays so: a closing holds the same lock, and
 * what waited for it reads here that it came.
 */
export async function hasLeft(on: Queryable, customerId: string): Promise<boolean> {
  const { accounts } = schema
  const closed = and(eq(accounts.customerId, customerId), isNotNull(accounts.closedAt))
  return (await on.$count(accounts, closed)) > 0
}

/** Locks the customer's row, so that one customer's simultaneous calls run one after the other, from whatever phone. */
export async function lockCustomer(tx: Tx, customerId: string): Promise<void> {
  const { customers } = schema
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('no key update')
}
