import { sql } from 'drizzle-orm'
import { passesLuhn } from '@/domain/validation/bankCard'
import { rowsOf } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'

/** 990 begins no bank's cards. */
const PREFIX = '99095396'

/** The digit that makes a number pass the Luhn rule when it stands at its end. */
const checkDigit = (digits: string): string => [...'0123456789'].find((digit) => passesLuhn(digits + digit)) ?? '0'

/** A new electronic account's number: 19 digits with a check digit, given once. */
export async function newAccountNo(on: Queryable): Promise<string> {
  const [next] = await rowsOf<{ number: number }>(on, sql`SELECT nextval('electronic_account_numbers') AS number`)
  const digits = PREFIX + String(next?.number ?? 0).padStart(10, '0')
  return digits + checkDigit(digits)
}
