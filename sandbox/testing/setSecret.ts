import type { BankError } from '@/domain/errors/catalogue'
import type { Result } from '@/domain/result'
import { hashPassword, setPassword } from '@sandbox/business/subaccount/passwords'
import type { SubAccount } from '@sandbox/business/subaccount/tables'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { hashSecret, setCredential } from '@sandbox/kernel/session/credentials'
import type { GivenSecret } from '@sandbox/kernel/session/credentials'

/** Sets a credential, whatever was set. */
export const setSecret = async (on: Queryable, given: GivenSecret): Promise<void> =>
  setCredential(on, given, await hashSecret(given))

/** Sets the password of an account beside the electronic one, at a cost at which it is quickly checked. */
export const setSubSecret = async (
  tx: Tx,
  sub: SubAccount,
  secret: string,
  now: number,
): Promise<Result<SubAccount, BankError>> =>
  setPassword(tx, sub, await hashPassword(sub, { secret, hashing: { cost: 4 } }), now)
