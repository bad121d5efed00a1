import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { knownFacts, readNewPassword } from '@sandbox/business/security'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import type { Customer } from '@sandbox/kernel/scope'
import {
  dropCredential,
  guess,
  hashAhead,
  hashSecret,
  isSecret,
  setCredential,
  stretchAhead,
} from '@sandbox/kernel/session/credentials'
import type { CredentialKind, GivenSecret, HashedSecret, Stretched } from '@sandbox/kernel/session/credentials'
import { changeState } from './subAccounts'
import type { SubAccount } from './tables'

const kindOf = (acctId: string): CredentialKind => `sub:${acctId}`

const AS_PAYMENT = bankError('PasswordSame', '账户密码不能与支付密码相同，请重新设置')

/** A new password that is fit for an account by what it is made of. Fails with PasswordWeak and why. */
export const readSubPassword = (
  password: string,
  customer: Pick<Customer, 'idCardNo' | 'mobileNo'>,
): Result<string, BankError> => readNewPassword(password, knownFacts(customer), '账户密码')

type Account = Pick<SubAccount, 'customerId' | 'acctId'>

/** An account's new password as it is stored, made before the transaction that sets it. */
export const hashPassword = (
  { customerId, acctId }: Account,
  given: Pick<GivenSecret, 'secret' | 'hashing'>,
): Promise<HashedSecret> => hashSecret({ customerId, kind: kindOf(acctId), ...given })

/**
 * A new password that isn't what the others are, as it is stored. Fails with PasswordSame for the payment password and for the
 * one it has: what the bank alone can tell. For who has shown that they may set it: the answer tells about both.
 */
export async function keptApart(
  on: Queryable,
  { customerId, acctId }: Account,
  given: Pick<GivenSecret, 'secret' | 'hashing'>,
): Promise<Result<HashedSecret, BankError>> {
  if (await isSecret(on, { customerId, kind: 'payment', ...given })) return fail(AS_PAYMENT)
  const own = { customerId, kind: kindOf(acctId), ...given }
  const { hashed, asHeld } = await hashAhead(on, own)
  return (await isSecret(on, own, asHeld)) ? fail(bankError('PasswordSame')) : ok(hashed)
}

/** Sets an account's password, which makes a new account active; it is locked. Fails with SubAccountUnavailable. */
export async function setPassword(
  tx: Tx,
  sub: SubAccount,
  hashed: HashedSecret,
  now: number,
): Promise<Result<SubAccount, BankError>> {
  const changed = await changeState(tx, sub, 'PASSWORD', now)
  if (!changed.ok) return changed
  const { customerId, acctId } = sub
  await setCredential(tx, { customerId, kind: kindOf(acctId), now }, hashed)
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
  ahead: Stretched | undefined,
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
