import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Tx } from '../db'
import { guess, guessesLeft } from './credentials'
import type { Scope } from '../scope'

/**
 * Checks the payment password: fails with PasswordWrong, which says how many tries are left, or PasswordLocked until
 * tomorrow after five in a row. The caller must commit then too, so that the failure is counted.
 */
export async function checkPayPassword(
  tx: Tx,
  { bank, now }: Pick<Scope, 'bank' | 'now'>,
  customerId: string,
  password: string,
): Promise<Result<void, BankError>> {
  const outcome = await guess(tx, { customerId, kind: 'payment', secret: password, now, hashing: bank.hashing })
  if (outcome === 'right') return ok(undefined)
  if (outcome === 'locked') return fail(bankError('PasswordLocked'))
  const left = await guessesLeft(tx, customerId, 'payment')
  return fail(bankError('PasswordWrong', `支付密码错误，还可输入${left}次`))
}
