import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { knownFacts, readNewPassword } from '@sandbox/business/security'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import type { Customer } from '@sandbox/kernel/scope'
import { dropCredential, guess, isSecret, setCredential, stretchAhead } from '@sandbox/kernel/session/credentials'
import type { CredentialKind, GivenSecret, Stretched } from '@sandbox/kernel/session/credentials'
import { changeState } from './subAccounts'
import type { SubAccount } from './tables'

const kindOf = (acctId: string): CredentialKind => `sub:${acctId}`

const AS_PAYMENT = bankError('PasswordWeak', '账户密码不能与支付密码相同，请重新设置')

/** A new password that is fit for an account by what it is made of. Fails with PasswordWeak and why. */
export const readSubPassword = (
  password: string,
  customer: Pick<Customer, 'idCardNo' | 'mobileNo'>,
): Result<string, BankError> => readNewPassword(password, knownFacts(customer), '账户密码')

/**
 * Why a password can't be an account's for what the others are: PasswordWeak for the payment password, PasswordSame for the
 * one it has. For who has shown that they may set it: the answer tells about both.
 */
export async function keptApart(
  on: Queryable,
  { customerId, acctId }: Pick<SubAccount, 'customerId' | 'acctId'>,
  given: Pick<GivenSecret, 'secret' | 'hashing'>,
): Promise<Result<void, BankError>> {
  if (await isSecret(on, { customerId, kind: 'payment', ...given })) return fail(AS_PAYMENT)
  return (await isSecret(on, { customerId, kind: kindOf(acctId), ...given }))
    ? fail(bankError('PasswordSame'))
    : ok(undefined)
}

/** Sets an account's password, which makes a new account active; it is locked. Fails with SubAccountUnavailable. */
export async function setPassword(
  tx: Tx,
  sub: SubAccount,
  { secret, now, hashing }: Pick<GivenSecret, 'secret' | 'now' | 'hashing'>,
): Promise<Result<SubAccount, BankError>> {
  const changed = await changeState(tx, sub, 'PASSWORD', now)
  if (!changed.ok) return changed
  const { customerId, acctId } = sub
  await setCredential(tx, { customerId, kind: kindOf(acctId), secret, now, hashing })
  return changed
}

/** Forgets an account's password when it is closed. */
export const dropPassword = (on: Queryable, { customerId, acctId }: SubAccount): Promise<void> =>
  dropCredential(on, customerId, kindOf(acctId))

const payingKind = (acctId: string | undefined): CredentialKind => (acctId === undefined ? 'payment' : kindOf(acctId))

/** Stretches what an account pays with for the transaction that checks it (`stretchAhead`). */
export const stretchPassword = (
  on: Queryable,
  customerId: string,
  acctId: string | undefined,
  given: Pick<GivenSecret, 'secret' | 'now' | 'hashing'>,
): Promise<Stretched | undefined> => stretchAhead(on, { customerId, kind: payingKind(acctId), ...given })

const WRONG = '账户密码错误，请重新输入'
const LOCKED = '账户密码已锁定，请次日再试或重置账户密码'

/**
 * Asks for what an account pays with: its own password, or the payment password of the electronic account. Fails with
 * PasswordUnset, PasswordWrong, PasswordLocked; the caller's transaction ends well then too.
 * @param acctId undefined for the electronic account
 * @param ahead the password as `stretchPassword` gave it before the transaction
 */
export async function checkPassword(
  tx: Tx,
  customerId: string,
  acctId: string | undefined,
  given: Pick<GivenSecret, 'secret' | 'now' | 'hashing'>,
  ahead?: Stretched,
): Promise<Result<void, BankError>> {
  const outcome = await guess(tx, { customerId, kind: payingKind(acctId), ...given }, ahead)
  if (outcome === 'right') return ok(undefined)
  if (outcome === 'absent') return fail(bankError('PasswordUnset'))
  const own = acctId !== undefined
  return fail(
    outcome === 'locked'
      ? bankError('PasswordLocked', own ? LOCKED : undefined)
      : bankError('PasswordWrong', own ? WRONG : undefined),
  )
}
