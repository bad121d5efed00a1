import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Queryable } from '../db'
import { guess } from './credentials'
import type { Scope } from '../scope'

/**
 * Asks for the payment password: fails with PasswordWrong, or PasswordLocked until tomorrow after five in a row. Outside
 * the transaction that moves money, so that a failure is counted though nothing else happens.
 */
export async function checkPayPassword(
  on: Queryable,
  { bank, now }: Pick<Scope, 'bank' | 'now'>,
  customerId: string,
  password: string,
): Promise<Result<void, BankError>> {
  const outcome = await guess(on, { customerId, kind: 'payment', secret: password, now, cost: bank.passwordCost })
  if (outcome === 'right') return ok(undefined)
  return fail(bankError(outcome === 'locked' ? 'PasswordLocked' : 'PasswordWrong'))
}
