import { verifyGesture as call } from '@/contract/security/verifyGesture'
import { bankError } from '@/domain/errors/catalogue'
import { fail } from '@/domain/result'
import { guess, stretchAhead } from '@sandbox/kernel/session/credentials'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { sessionHandler } from '@sandbox/kernel/scope'
import { enter, noteAttempt } from '../devices/enter'
import { isOpen } from '@sandbox/kernel/session/sessions'

const REFUSALS = { wrong: 'GestureWrong', locked: 'GestureLocked' } as const

export const verifyGesture = sessionHandler(call, async (scope, { pattern }) => {
  const { bank, session, now } = scope
  const { customerId } = session
  if (customerId === undefined) return fail(bankError('NotRegistered'))
  const given = { customerId, kind: 'gesture', secret: pattern, now, hashing: bank.hashing } as const
  const ahead = await stretchAhead(bank.db.drizzle, given)
  return bank.db.transaction(async (tx) => {
    // A device can't be taken away between the look at it and the new session.
    await lockCustomer(tx, customerId)
    // Of the same token twice at once, the second comes after it was replaced.
    if (!(await isOpen(tx, session.id))) return fail(bankError('SessionMissing'))
    const outcome = await guess(tx, given, ahead)
    if (outcome === 'absent') return fail(bankError('GestureNotSet'))
    if (outcome === 'right') return enter(tx, scope, { customerId, how: 'gesture' })
    await noteAttempt(tx, scope, { customerId, how: 'gesture', outcome })
    return fail(bankError(REFUSALS[outcome]))
  })
})
