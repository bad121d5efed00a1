import { revealAcctNo as call } from '@/contract/subaccount/revealAcctNo'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { recordEvent } from '@sandbox/kernel/audit'
import { accountHandler } from '@sandbox/kernel/scope'
import { checkPayPassword, stretchPayPassword } from '@sandbox/kernel/session/payPassword'
import { ELECTRONIC } from '../merchants'
import { findSub } from '../subAccounts'

export const revealAcctNo = accountHandler(call, async (scope, { acctId, password }) => {
  const { bank, customer, account, session, now } = scope
  const shown = acctId === ELECTRONIC ? account : await findSub(bank.db.drizzle, customer.id, acctId)
  if (!shown) return fail(bankError('SubAccountUnknown'))
  const ahead = await stretchPayPassword(scope, customer.id, password)
  return bank.db.transaction(async (tx) => {
    const known = await checkPayPassword(tx, scope, customer.id, password, ahead)
    if (!known.ok) return known
    await recordEvent(tx, now, 'acctNoShown', { customerId: customer.id, sessionId: session.id })
    return ok({ acctNo: shown.acctNo })
  })
})
