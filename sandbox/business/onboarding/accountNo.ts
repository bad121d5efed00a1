import { sql } from 'drizzle-orm'
import { RECEIVING_BANK } from '@/domain/receivingBank'
import { passesLuhn } from '@/domain/validation/bankCard'
import { rowsOf } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'

/** The digit that, appended to a number, makes it pass the Luhn rule. */
const checkDigit = (digits: string): string => [...'0123456789'].find((digit) => passesLuhn(digits + digit)) ?? '0'

/** A new electronic account's number: 19 digits with a check digit, never given out again. */
export async function newAccountNo(on: Queryable): Promise<string> {
  const [next] = await rowsOf<{ number: number }>(on, sql`SELECT nextval('electronic_account_numbers') AS number`)
  const digits = RECEIVING_BANK.accountPrefix + String(next?.number ?? 0).padStart(10, '0')
  return digits + checkDigit(digits)
}
