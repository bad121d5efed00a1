import type { Call } from '@/contract/call'
import * as calls from '@/contract/security'
import { CREDENTIAL_CHANGES, JUST_CHANGED_MS, RESET_PURPOSES } from '@/domain/credentials/changes'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { hasPass, recordIdentity } from '@sandbox/business/identity'
import { readOutLimits } from '@sandbox/business/transfer'
import { recordEvent } from '@sandbox/kernel/audit'
import { ownerObstacleRule } from '@sandbox/kernel/orders/obstacles'
import { accountHandler, sessionHandler } from '@sandbox/kernel/scope'
import type { Handler } from '@sandbox/kernel/scope'
import { guess, hasCredential, stretchAhead } from '@sandbox/kernel/session/credentials'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { ownerOf } from '@sandbox/kernel/session/owner'
import { isOpen } from '@sandbox/kernel/session/sessions'
import { consumeSmsCode } from '@sandbox/kernel/session/smsCodes'
import { enter, noteAttempt } from '../devices/enter'
import { heldCredentials } from '../heldCredentials'
import { changedTooOften, replaceCredential } from '../replace'
import { latestResetReview } from '../reviews'
import { signInByNewGesture } from '../signInByNewGesture'
import { notifyChanged } from '../notifyChanged'
import { reviewTitle } from '../titles'

/** A handler of a credential's change, which tells beforehand what its change is refused for (`replaceCredential`). */
const changing = <C extends Call>(handler: Handler<C>): Handler<C> => ({
  ...handler,
  ownerObstacle: async (on, scope) =>
    (await ownerObstacleRule('credential')(on, scope)) ??
    changedTooOften(on, { customerId: scope.customer.id, now: scope.now }),
})

/** Also unlocks a locked gesture: the new one begins without failures. */
export const setGesturePassword = changing(
  sessionHandler(calls.setGesturePassword, (scope, { pattern: secret, password }) =>
    signInByNewGesture(scope, CREDENTIAL_CHANGES.setGesturePassword, { secret, password }),
  ),
)

const REFUSALS = { wrong: 'GestureWrong', locked: 'GestureLocked' } as const

export const verifyGesture = sessionHandler(calls.verifyGesture, async (scope, { pattern }) => {
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

export const verifyGestureCipherResult = sessionHandler(calls.verifyGestureCipherResult, async ({ bank, session }) => {
  if (session.customerId === undefined) return fail(bankError('NotRegistered'))
  const set = await hasCredential(bank.db.drizzle, session.customerId, 'gesture')
  return ok({ gestureCipherResult: set ? '1' : '0' })
})

export const changeGesture = changing(
  accountHandler(calls.changeGesture, async (scope, { oldPattern: old, pattern: secret }) => {
    const changed = await replaceCredential(scope, CREDENTIAL_CHANGES.changeGesture, { secret, old })
    return changed.ok ? ok({}) : changed
  }),
)

/** Works before the gesture and while payment password and gesture are locked: face and phone stand for both. */
export const resetGesture = changing(
  sessionHandler(calls.resetGesture, (scope, { pattern: secret, smsCode }) =>
    signInByNewGesture(scope, CREDENTIAL_CHANGES.resetGesture, { secret, smsCode }),
  ),
)

export const setLoginPassword = changing(
  accountHandler(calls.setLoginPassword, async (scope, { loginPassword: secret, password }) => {
    const changed = await replaceCredential(scope, CREDENTIAL_CHANGES.setLoginPassword, { secret, password })
    return changed.ok ? ok({}) : changed
  }),
)

export const changePayPassword = changing(
  accountHandler(calls.changePayPassword, async (scope, { oldPassword: old, newPassword: secret }) => {
    const changed = await replaceCredential(scope, CREDENTIAL_CHANGES.changePayPassword, { secret, old })
    return changed.ok ? ok({}) : changed
  }),
)

/** Works before the gesture, for a customer who knows neither gesture nor password any more. */
export const resetPayPassword = changing(
  sessionHandler(calls.resetPayPassword, async (scope, { smsCode, newPassword: secret }) => {
    const changed = await replaceCredential(scope, CREDENTIAL_CHANGES.resetPayPassword, { secret, smsCode })
    return changed.ok ? ok({}) : changed
  }),
)

export const queryCredentials = accountHandler(calls.queryCredentials, async ({ bank, customer, now }) => {
  const on = bank.db.drizzle
  const credentials = await heldCredentials(on, customer.id, now)
  const [latest] = [...credentials].sort((a, b) => b.changedAt - a.changedAt)
  const { coolingUntil } = await readOutLimits(on, customer.id, now)
  return ok({
    credentials,
    ...(latest && now - latest.changedAt < JUST_CHANGED_MS
      ? { justChanged: { credential: latest.credential, at: latest.changedAt } }
      : {}),
    ...(coolingUntil === undefined ? {} : { coolingUntil }),
  })
})

export const queryCredentialReset = sessionHandler(calls.queryCredentialReset, async (scope, { credential }) => {
  const owner = await ownerOf(scope)
  if (!owner.ok) return owner
  const on = scope.bank.db.drizzle
  const customerId = owner.value.id
  if (await hasPass(on, customerId, RESET_PURPOSES[credential], scope.realNow)) return ok({ standing: 'PASSED' })
  const review = await latestResetReview(on, customerId, credential)
  // An approved review whose pass was used or ran out counts for nothing, nor does one that nobody decided.
  if (!review || review.state === 'DONE' || review.withdrawn) return ok({ standing: 'NONE' })
  const held = await heldCredentials(on, customerId, scope.now)
  const changedAt = held.find((one) => one.credential === credential)?.changedAt ?? 0
  // A password that was changed since needs no more help.
  if (review.state === 'REJECTED' && (review.decidedAt ?? 0) <= changedAt) return ok({ standing: 'NONE' })
  return ok({ standing: review.state, recordNo: review.recordNo })
})

/** A review that is under way is answered again, so that one customer waits in the queue once for each password. */
export const requestCredentialReview = sessionHandler(
  calls.requestCredentialReview,
  async (scope, { credential, smsCode }) => {
    const owner = await ownerOf(scope)
    if (!owner.ok) return owner
    const { bank, session, now, realNow } = scope
    const { id: customerId, mobileNo } = owner.value
    if (mobileNo === null) return fail(bankError('PhoneMissing'))
    return bank.db.transaction(async (tx) => {
      await lockCustomer(tx, customerId)
      const used = await consumeSmsCode(tx, realNow, mobileNo, 'credentialReview', smsCode)
      if (!used.ok) return used
      const waiting = await latestResetReview(tx, customerId, credential)
      if (waiting?.state === 'REVIEW') return ok({ recordNo: waiting.recordNo })
      const title = reviewTitle(credential)
      const pending = { review: 'credential', credential }
      const { recordNo } = await recordIdentity(tx, {
        customerId,
        kind: 'PASSWORD',
        title,
        state: 'REVIEW',
        pending,
        at: now,
      })
      await notifyChanged(tx, customerId, `“${title}”申请已提交`, scope)
      await recordEvent(tx, now, 'credentialReviewAsked', { customerId, sessionId: session.id, detail: { credential } })
      return ok({ recordNo })
    })
  },
)
