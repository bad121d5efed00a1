import { verifyGesture as call } from '@/contract/security/verifyGesture'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { guess } from '@sandbox/kernel/session/credentials'
import { signIn } from '@sandbox/kernel/session/sessions'
import { recordEvent } from '@sandbox/kernel/audit'
import { sessionHandler } from '@sandbox/kernel/scope'
import { recordLogin } from '../logins'

const REFUSALS = { wrong: 'GestureWrong', locked: 'GestureLocked', absent: 'GestureNotSet' } as const

export const verifyGesture = sessionHandler(call, async ({ bank, session, now, realNow }, { pattern }) => {
  const { customerId } = session
  if (customerId === undefined) return fail(bankError('NotRegistered'))
  const given = { customerId, kind: 'gesture', secret: pattern, now, hashing: bank.hashing } as const
  const outcome = await bank.db.transaction(async (tx) => {
    const guessed = await guess(tx, given)
    if (guessed !== 'absent') await recordLogin(tx, { customerId, at: now, device: session.channel, outcome: guessed })
    return guessed
  })
  await recordEvent(bank.db.drizzle, now, 'signIn', { customerId, sessionId: session.id, detail: { outcome } })
  if (outcome !== 'right') return fail(bankError(REFUSALS[outcome]))
  return ok(await signIn(bank.db, session, realNow))
})
