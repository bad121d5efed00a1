import { bankError, type BankError } from '../../src/domain/errors/catalogue'
import { fail, ok, type Result } from '../../src/domain/result'
import type { Queryable } from '../db'
import { guess } from '../session/credentials'

/**
 * Asks for the payment password: fails with PasswordWrong, or PasswordLocked until tomorrow after five in a row. Outside
 * the transaction that moves money, so that a failure is counted though nothing else happens. `now`: the bank's clock.
 */
export async function checkPayPassword(
  on: Queryable,
  customerId: string,
  password: string,
  now: number,
): Promise<Result<void, BankError>> {
  const outcome = await guess(on, customerId, 'payment', password, now)
  if (outcome === 'right') return ok(undefined)
  return fail(bankError(outcome === 'locked' ? 'PasswordLocked' : 'PasswordWrong'))
}
