import type { CredentialChange } from '@/domain/credentials/changes'
import type { BankError } from '@/domain/errors/catalogue'
import { ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { SessionScope } from '@sandbox/kernel/scope'
import { signIn } from '@sandbox/kernel/session/sessions'
import type { OpenedSession } from '@sandbox/kernel/session/sessions'
import { recordLogin } from './logins'
import { replaceCredential } from './replace'
import type { GivenChange } from './replace'

/** Sets a gesture before sign-in; whoever proved enough for that is signed in by it. */
export async function signInByNewGesture(
  scope: SessionScope,
  change: CredentialChange,
  given: GivenChange,
): Promise<Result<OpenedSession, BankError>> {
  const { bank, session, now, realNow } = scope
  const changed = await replaceCredential(scope, change, given)
  if (!changed.ok) return changed
  const { customerId = '', channel: device } = session
  await recordLogin(bank.db.drizzle, { customerId, at: now, device, outcome: 'right' })
  return ok(await signIn(bank.db, session, realNow))
}
