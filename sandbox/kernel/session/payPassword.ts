import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Tx } from '../db'
import { guess, guessesLeft, stretchAhead } from './credentials'
import type { GivenSecret, Stretched } from './credentials'
import type { Scope } from '../scope'

/**
 * Checks the payment password: fails with PasswordWrong, which says how many tries are left, or PasswordLocked until
 * tomorrow after five in a row. The caller must commit then too, so that the failure is counted.
 * @param ahead the password as `stretchPayPassword` gave it before the transaction
 */
export async function checkPayPassword(
  tx: Tx,
  scope: Pick<Scope, 'bank' | 'now'>,
  customerId: string,
  password: string,
  ahead: Stretched | undefined,
): Promise<Result<void, BankError>> {
  const outcome = await guess(tx, givenOf(scope, customerId, password), ahead)
  if (outcome === 'right') return ok(undefined)
  if (outcome === 'locked') return fail(bankError('PasswordLocked'))
  const left = await guessesLeft(tx, customerId, 'payment')
  return fail(bankError('PasswordWrong', `支付密码错误，还可输入${left}次`))
}

const givenOf = ({ bank, now }: Pick<Scope, 'bank' | 'now'>, customerId: string, secret: string): GivenSecret => ({
  customerId,
  kind: 'payment',
  secret,
  now,
  hashing: bank.hashing,
})

/** Stretches the payment password, where one is given, for the transaction that checks it (`stretchAhead`). */
export const stretchPayPassword = async (
  scope: Pick<Scope, 'bank' | 'now'>,
  customerId: string,
  password: string | undefined,
): Promise<Stretched | undefined> =>
  password === undefined ? undefined : stretchAhead(scope.bank.db.drizzle, givenOf(scope, customerId, password))

/** `checkPayPassword` in a transaction of its own, for what is done after it. */
export async function givePayPassword(
  scope: Pick<Scope, 'bank' | 'now'>,
  customerId: string,
  password: string,
): Promise<Result<void, BankError>> {
  const ahead = await stretchPayPassword(scope, customerId, password)
  return scope.bank.db.transaction((tx) => checkPayPassword(tx, scope, customerId, password, ahead))
}
