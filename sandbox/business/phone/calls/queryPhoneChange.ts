import { queryPhoneChange as call } from '@/contract/phone/queryPhoneChange'
import { maskPhone } from '@/domain/masks/mask'
import { PHONE_CONFIRM_MS, waysToChange } from '@/domain/phone/change'
import { ok } from '@/domain/result'
import { sessionHandler } from '@sandbox/kernel/scope'
import type { SessionScope } from '@sandbox/kernel/scope'
import { hasCredential } from '@sandbox/kernel/session/credentials'
import { ownerOf } from '@sandbox/kernel/session/owner'
import { doneSince, isOver, latestChange, needsGesture, wireChange } from '../changes'
import { confirmedAt } from '../confirm'
import type { PhoneChange } from '../tables'

/**
 * As it stands: one whose time is over is given up, whenever the work of every minute says so, and nothing is waited for
 * that has come.
 */
function asNow(change: PhoneChange, { now, realNow }: Pick<SessionScope, 'now' | 'realNow'>): PhoneChange {
  if (change.expiresAt !== null && isOver(change, realNow)) return { ...change, state: 'ABANDONED', expiresAt: null }
  return change.readyAt !== null && change.readyAt <= now ? { ...change, readyAt: null } : change
}

export const queryPhoneChange = sessionHandler(call, async (scope) => {
  const owner = await ownerOf(scope)
  if (!owner.ok) return owner
  const { bank, now } = scope
  const on = bank.db.drizzle
  const { id: customerId, mobileNo } = owner.value
  const signedIn = scope.session.level === 'account'
  const hasPassword = await hasCredential(on, customerId, 'payment')
  const known = await latestChange(on, customerId)
  const latest = needsGesture(scope, owner.value, known?.method) ? undefined : known
  const [changed] = await doneSince(on, customerId, 0)
  const since = await confirmedAt(on, owner.value)
  return ok({
    ...(mobileNo === null ? {} : { mobileNo: maskPhone(mobileNo), confirmedAt: since }),
    confirmDue: mobileNo !== null && since <= now - PHONE_CONFIRM_MS,
    ...(changed?.doneAt ? { changedAt: changed.doneAt } : {}),
    hasPassword,
    methods: [...waysToChange({ hasNumber: mobileNo !== null, hasPassword, signedIn })],
    ...(latest && { change: wireChange(asNow(latest, scope)) }),
  })
})
