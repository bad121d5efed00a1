import { eq } from 'drizzle-orm'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { schema } from '../db'
import type { Customer, SessionScope } from '../scope'
import { openAccountNo } from './customers'

/** The customer behind a session who has an account. Fails with NotRegistered, AccountMissing. */
export async function ownerOf({ bank, session }: SessionScope): Promise<Result<Customer, BankError>> {
  const { customerId } = session
  const on = bank.db.drizzle
  if (customerId === undefined) return fail(bankError('NotRegistered'))
  const [customer] = await on.select().from(schema.customers).where(eq(schema.customers.id, customerId))
  if (!customer || (await openAccountNo(on, customerId)) === undefined) return fail(bankError('AccountMissing'))
  return ok(customer)
}
