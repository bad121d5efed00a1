import { startClosure as call } from '@/contract/closure/startClosure'
import { blockersOf } from '@/domain/closure/checks'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { recordEvent } from '@sandbox/kernel/audit'
import { accountHandler } from '@sandbox/kernel/scope'
import { askedFindings } from '../findings'
import { startClosing } from '../start'

export const startClosure = accountHandler(call, async (scope, { reason, agreed }) => {
  const { bank, customer, session, now, realNow } = scope
  const customerId = customer.id
  const settling = { now, realNow, capabilities: bank.capabilities }
  if (blockersOf(await askedFindings(bank, customerId)).length > 0) return fail(bankError('ClosureBlocked'))
  return bank.db.transaction(async (tx) => {
    const begun = await startClosing(tx, { customerId, reason, agreed }, settling)
    if (!begun.ok) return begun
    const { closureNo, state } = begun.value
    await recordEvent(tx, now, 'closureStarted', { customerId, sessionId: session.id, detail: { closureNo } })
    return ok({ state })
  })
})
