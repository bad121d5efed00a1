import { eq } from 'drizzle-orm'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import { formerCustomers } from './tables'

/** Whether an ID card had an account that was closed, for as long as the law has that kept; nothing else of it is told. */
export const hadAccount = async (on: Queryable, idCardNo: string): Promise<boolean> =>
  idCardNo !== '' && (await on.$count(formerCustomers, eq(formerCustomers.idCardNo, idCardNo))) > 0

/** Under which ids the same person had accounts that were closed, for as long as that is kept. */
export async function formerIdsOf(on: Queryable, customerId: string): Promise<readonly string[]> {
  const { customers } = schema
  const rows = await on
    .select({ id: formerCustomers.customerId })
    .from(formerCustomers)
    .innerJoin(customers, eq(customers.idCardNo, formerCustomers.idCardNo))
    .where(eq(customers.id, customerId))
  return rows.map(({ id }) => id)
}
