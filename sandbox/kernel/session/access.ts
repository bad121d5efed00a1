import { eq } from 'drizzle-orm'
import type { Access } from '@/contract/call'
import { idCardRefusal } from '@/domain/account/idCardTerm'
import { tradingRefusal } from '@/domain/account/status'
import type { AccountState } from '@/domain/account/status'
import type { Day } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { lastFour } from '@/domain/masks/mask'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Account, AccountScope, Scope, SessionScope } from '../scope'
import { schema } from '../db'
import type { Queryable } from '../db'
import { isLost } from './lossReports'
import type { Caller } from './caller'
import { sessionOf } from './sessions'
import type { Session } from './sessions'

/** An account's status fields as the specification names them (§3). */
export const accountState = (account: Account): AccountState => ({
  acctStatus: account.acctStatus,
  missingImageState: account.missingImageState,
  receiveNoPay: account.receiveNoPay,
  cancelButtonState: account.cancelButtonState,
  acctString: lastFour(account.acctNo),
})

/**
 * Why a customer's account pays nobody now though its owner isn't asked, as when a merchant charges it; undefined when it does. Fails
 * with AccountMissing for none or a closed one, the account’s own refusals for trading, IdCardExpired, AccountLost.
 * @param today the bank's day
 */
export async function payingRefusal(on: Queryable, customerId: string, today: Day): Promise<BankError | undefined> {
  const { accounts, customers } = schema
  const [found] = await on
    .select({ account: accounts, idCardUntil: customers.idCardUntil })
    .from(accounts)
    .innerJoin(customers, eq(customers.id, accounts.customerId))
    .where(eq(accounts.customerId, customerId))
  if (!found || found.account.closedAt !== null) return bankError('AccountMissing')
  const refusal = tradingRefusal(accountState(found.account)) ?? idCardRefusal(found.idCardUntil, today)
  if (refusal) return refusal
  return (await isLost(on, 'ACCOUNT', found.account.acctNo)) ? bankError('AccountLost') : undefined
}

/**
 * Adds to a scope what the call's access promises its handler, or refuses: SessionMissing and SessionExpired without a
 * session, NotRegistered, AccountMissing, GestureMissing before the gesture was passed, and the account's own refusals
 * for trading.
 */
export async function admit(
  access: Access,
  caller: Caller,
  scope: Scope,
): Promise<Result<Scope | SessionScope | AccountScope, BankError>> {
  if (access === 'public') return ok(scope)
  const session = await sessionOf(scope.bank.db.drizzle, caller.row, scope.realNow)
  if (!session.ok) return session
  if (access === 'session') return ok({ ...scope, session: session.value })
  const owned = customerOf(caller, session.value)
  if (!owned.ok) return owned
  const refusal = access === 'trading' ? tradingRefusal(accountState(owned.value.account)) : undefined
  return refusal ? fail(refusal) : ok({ ...scope, session: session.value, ...owned.value })
}

function customerOf(
  { customer, account }: Caller,
  session: Session,
): Result<Pick<AccountScope, 'customer' | 'account'>, BankError> {
  if (session.customerId === undefined) return fail(bankError('NotRegistered'))
  if (session.level !== 'account') return fail(bankError('GestureMissing'))
  if (!customer || !account || account.closedAt !== null) return fail(bankError('AccountMissing'))
  return ok({ customer, account })
}
