import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { LoginWay } from '@/domain/devices/logins'
import { platformOf } from '@/domain/devices/platform'
import { recordEvent } from '@sandbox/kernel/audit'
import { keepWhenRefused } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import type { SessionScope } from '@sandbox/kernel/scope'
import { noteAccountChange } from '@sandbox/kernel/session/accountChanges'
import { noteProof, signIn } from '@sandbox/kernel/session/sessions'
import type { OpenedSession } from '@sandbox/kernel/session/sessions'
import { claimOwnChange, hasUnreadChanges, noteAnotherHere } from '../accountChanges'
import { noteLogin } from '../logins'
import { placeOf } from '../place'
import { browserOf, meet, trust } from './devices'
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
): Promise<Result<Entered, BankError>> {
  const met = await meet(tx, scope, customerId)
  if (met.entry !== 'code') return ok(await letIn(tx, scope, met, { customerId, how }))
  await noteProof(tx, scope.session.id, scope.realNow)
  await noteAttempt(tx, scope, { customerId, how, outcome: 'unconfirmed' })
  return fail(bankError('DeviceNew'))
}

/** A session, and whether its owner has something to read that was done elsewhere. */
export interface Entered extends OpenedSession {
  readonly changed?: boolean
}

/** Signs in on a device that becomes trusted if it isn't yet; the caller has checked everything. */
export async function letIn(tx: Tx, scope: SessionScope, met: Met, { customerId, how }: Entering): Promise<Entered> {
  const deviceId = await trust(tx, scope, customerId, met, met.entry === 'first' ? 'first' : 'confirm')
  await noteAttempt(tx, scope, { customerId, how, outcome: 'right', deviceId })
  await noteEntered(tx, scope, { customerId, deviceId, isNew: met.entry === 'code' })
  const opened = await signIn(tx, scope.session, deviceId, scope.realNow)
  // Asked last, so that what this entry itself is isn't told on its own device.
  const changed = await hasUnreadChanges(tx, { customerId, deviceId, now: scope.now })
  return changed ? { ...opened, changed } : opened
}

/** What others read of it: its owner of a new device, and whoever else signs in here of another account. */
async function noteEntered(
  tx: Tx,
  scope: SessionScope,
  { customerId, deviceId, isNew }: { readonly customerId: string; readonly deviceId: string; readonly isNew: boolean },
): Promise<void> {
  const { now, session, web } = scope
  const from = { channel: session.channel, platform: platformOf(web.userAgent), place: placeOf(web.address) }
  await claimOwnChange(tx, { customerId, deviceId, now })
  if (isNew) await noteAccountChange(tx, { customerId, kind: 'ELSEWHERE', at: now, deviceId, ...from })
  const browser = browserOf(scope)
  if (browser !== undefined) await noteAnotherHere(tx, customerId, browser, now)
}

/** Records an attempt for its customer, and among the bank's events unless it only repeats another. */
export async function noteAttempt(
  tx: Tx,
  scope: SessionScope,
  attempt: Parameters<typeof noteLogin>[2],
): Promise<void> {
  const { customerId, outcome, how } = attempt
  if (await noteLogin(tx, scope, attempt))
    await recordEvent(tx, scope.now, 'signIn', { customerId, sessionId: scope.session.id, detail: { outcome, how } })
  // An attempt that failed is refused, and its owner shall read of it.
  if (outcome !== 'right') await keepWhenRefused(tx)
}
