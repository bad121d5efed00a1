import { eq } from 'drizzle-orm'
import type { Queryable } from '@sandbox/kernel/db'
import { formerCustomers } from './tables'

/** Whether an ID card had an account that was closed, for as long as the law has that kept; nothing else of it is told. */
export const hadAccount = async (on: Queryable, idCardNo: string): Promise<boolean> =>
  idCardNo !== '' && (await on.$count(formerCustomers, eq(formerCustomers.idCardNo, idCardNo))) > 0
