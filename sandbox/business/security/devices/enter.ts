import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { LoginWay } from '@/domain/devices/logins'
import { recordEvent } from '@sandbox/kernel/audit'
import type { Tx } from '@sandbox/kernel/db'
import type { SessionScope } from '@sandbox/kernel/scope'
import { noteProof, signIn } from '@sandbox/kernel/session/sessions'
import type { OpenedSession } from '@sandbox/kernel/session/sessions'
import { noteLogin } from '../logins'
import { meet, trust } from './devices'
import type { Met } from './devices'

/** Whoever showed what a customer signs in with. */
interface Entering {
  readonly customerId: string
  readonly how: LoginWay
}

/**
 * Signs in whoever has shown the gesture, or set one by the payment password, on a trusted device or the first the customer
 * ever has. Elsewhere it notes that so much was shown and fails with DeviceNew: the code is what is missing. The caller
 * holds the customer's row, and commits a refusal too.
 */
export async function enter(
  tx: Tx,
  scope: SessionScope,
  { customerId, how }: Entering,
): Promise<Result<OpenedSession, BankError>> {
  const met = await meet(tx, scope, customerId)
  if (met.entry !== 'code') return ok(await letIn(tx, scope, met, { customerId, how }))
  await noteProof(tx, scope.session.id, scope.realNow)
  await noteAttempt(tx, scope, { customerId, how, outcome: 'unconfirmed' })
  return fail(bankError('DeviceNew'))
}

/** Signs in on a device that becomes trusted if it isn't yet; the caller has checked everything. */
export async function letIn(
  tx: Tx,
  scope: SessionScope,
  met: Met,
  { customerId, how }: Entering,
): Promise<OpenedSession> {
  const deviceId = await trust(tx, scope, customerId, met, met.entry === 'first' ? 'first' : 'confirm')
  await noteAttempt(tx, scope, { customerId, how, outcome: 'right', deviceId })
  return signIn(tx, scope.session, deviceId, scope.realNow)
}

/** Records an attempt for its customer, and among the bank's events unless it only repeats another. */
export async function noteAttempt(
  tx: Tx,
  scope: SessionScope,
  attempt: Parameters<typeof noteLogin>[2],
): Promise<void> {
  if (!(await noteLogin(tx, scope, attempt))) return
  const { customerId, outcome, how } = attempt
  await recordEvent(tx, scope.now, 'signIn', { customerId, sessionId: scope.session.id, detail: { outcome, how } })
}
