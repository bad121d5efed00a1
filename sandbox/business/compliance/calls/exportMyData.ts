import { exportMyData as call } from '@/contract/compliance/exportMyData'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { exportOf } from '../privacy/export'
import { recordEvent } from '@sandbox/kernel/audit'
import { sessionHandler } from '@sandbox/kernel/scope'
import { openAccountNo } from '@sandbox/kernel/session/customers'

/** A customer with an account passes the gesture first; one without has no gesture to pass. */
export const exportMyData = sessionHandler(call, async ({ bank, session, now }) => {
  const { customerId } = session
  const on = bank.db.drizzle
  if (customerId === undefined) return fail(bankError('NotRegistered'))
  const guarded = (await openAccountNo(on, customerId)) !== undefined
  if (guarded && session.level !== 'account') return fail(bankError('GestureMissing'))
  const subject = { session: { ...session, customerId }, customerId, now }
  const data = await exportOf(on, bank.capabilities, subject)
  await recordEvent(on, now, 'dataExported', { customerId, sessionId: session.id })
  return ok({ exportedAt: now, data })
})
