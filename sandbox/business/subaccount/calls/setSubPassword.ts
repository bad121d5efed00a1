import { setSubPassword as call } from '@/contract/subaccount/setSubPassword'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { tellChanged } from '@sandbox/business/security'
import { recordEvent } from '@sandbox/kernel/audit'
import { accountHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { givePayPassword } from '@sandbox/kernel/session/payPassword'
import { keptApart, readSubPassword, setPassword } from '../passwords'
import { findSub, lockSub } from '../subAccounts'
import { calledSub } from '../tell'

/** A weak new password is refused before the payment password is compared: it should cost nobody a guess. */
export const setSubPassword = accountHandler(call, async (scope, { acctId, password, newPassword: secret }) => {
  const { bank, customer, session, now } = scope
  const customerId = customer.id
  const allowed = readSubPassword(secret, customer)
  if (!allowed.ok) return allowed
  const sub = await findSub(bank.db.drizzle, customerId, acctId)
  if (!sub) return fail(bankError('SubAccountUnknown'))
  const known = await givePayPassword(scope, customerId, password)
  if (!known.ok) return known
  const apart = await keptApart(bank.db.drizzle, sub, { secret, hashing: bank.hashing })
  if (!apart.ok) return apart
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const locked = await lockSub(tx, customerId, acctId, [])
    if (!locked) return fail(bankError('SubAccountUnknown'))
    const set = await setPassword(tx, locked.sub, apart.value, now)
    if (!set.ok) return set
    await tellChanged(tx, customerId, `${calledSub(sub)}的账户密码已设置`, scope)
    await recordEvent(tx, now, 'subPasswordSet', { customerId, sessionId: session.id })
    return ok({ state: set.value.state })
  })
})
