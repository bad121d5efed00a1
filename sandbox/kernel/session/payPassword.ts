import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Tx } from '../db'
import { guess } from './credentials'
import type { Scope } from '../scope'

/**
 * Checks the payment password: fails with PasswordWrong, or PasswordLocked until tomorrow after five in a row. The caller
 * must commit then too, so that the failure is counted.
 */
export async function checkPayPassword(
  tx: Tx,
  { bank, now }: Pick<Scope, 'bank' | 'now'>,
  customerId: string,
  password: string,
): Promise<Result<void, BankError>> {
  const outcome = await guess(tx, { customerId, kind: 'payment', secret: password, now, cost: bank.passwordCost })
  if (outcome === 'right') return ok(undefined)
  return fail(bankError(outcome === 'locked' ? 'PasswordLocked' : 'PasswordWrong'))
}
