import type { CredentialChange } from '@/domain/credentials/changes'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { SessionScope } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { isOpen } from '@sandbox/kernel/session/sessions'
import type { OpenedSession } from '@sandbox/kernel/session/sessions'
import { meet } from './devices/devices'
import { enter, letIn } from './devices/enter'
import { replaceCredential } from './replace'
import type { GivenChange } from './replace'

/**
 * Sets a gesture before sign-in; whoever proved enough for that is signed in by it. A face and a code are enough on any
 * device; the payment password is on a trusted one, and fails with DeviceNew elsewhere, when the gesture is set already.
 */
export async function signInByNewGesture(
  scope: SessionScope,
  change: CredentialChange,
  given: GivenChange,
): Promise<Result<OpenedSession, BankError>> {
  const changed = await replaceCredential(scope, change, given)
  if (!changed.ok) return changed
  const { customerId = '' } = scope.session
  return scope.bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    if (!(await isOpen(tx, scope.session.id))) return fail(bankError('SessionMissing'))
    if (!change.proofs.includes('code')) return enter(tx, scope, { customerId, how: 'password' })
    return ok(await letIn(tx, scope, await meet(tx, scope, customerId), { customerId, how: 'face' }))
  })
}
