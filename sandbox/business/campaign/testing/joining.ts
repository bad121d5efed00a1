import { eq } from 'drizzle-orm'
import { schema } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import type { Joining } from '../join'

/** Somebody who joins by the first version of the rules, from a phone of their own. @throws Error without an account */
export async function joiningFor(
  tx: Tx,
  customerId: string,
  { actId, now }: { readonly actId: string; readonly now: number },
): Promise<Joining> {
  const { customers, accounts } = schema
  const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId))
  const [account] = await tx.select().from(accounts).where(eq(accounts.customerId, customerId))
  if (!customer || !account) throw new Error(`${customerId} has no account`)
  return { customer, account, actId, rulesVersion: 1, openId: customerId, cookieId: undefined, now }
}
