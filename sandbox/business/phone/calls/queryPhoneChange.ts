import { queryPhoneChange as call } from '@/contract/phone/queryPhoneChange'
import { maskPhone } from '@/domain/masks/mask'
import { PHONE_CONFIRM_MS, waysToChange } from '@/domain/phone/change'
import { ok } from '@/domain/result'
import { sessionHandler } from '@sandbox/kernel/scope'
import { hasCredential } from '@sandbox/kernel/session/credentials'
import { ownerOf } from '@sandbox/kernel/session/owner'
import { doneSince, isOver, latestChange, needsGesture, wireChange } from '../changes'
import { confirmedAt } from '../confirm'
import type { PhoneChange } from '../tables'

/** As it stands: one whose time is over is given up, whenever the work of every minute says so. */
const asNow = (change: PhoneChange, realNow: number): PhoneChange =>
  change.expiresAt !== null && isOver(change, realNow) ? { ...change, state: 'ABANDONED', expiresAt: null } : change

export const queryPhoneChange = sessionHandler(call, async (scope) => {
  const owner = await ownerOf(scope)
  if (!owner.ok) return owner
  const { bank, now, realNow } = scope
  const on = bank.db.drizzle
  const { id: customerId, mobileNo } = owner.value
  const hasPassword = await hasCredential(on, customerId, 'payment')
  const latest = needsGesture(scope, owner.value) ? undefined : await latestChange(on, customerId)
  const [changed] = await doneSince(on, customerId, 0)
  const known = await confirmedAt(on, owner.value)
  return ok({
    ...(mobileNo === null ? {} : { mobileNo: maskPhone(mobileNo), confirmedAt: known }),
    confirmDue: mobileNo !== null && known <= now - PHONE_CONFIRM_MS,
    ...(changed?.doneAt ? { changedAt: changed.doneAt } : {}),
    hasPassword,
    methods: [...waysToChange({ hasNumber: mobileNo !== null, hasPassword })],
    ...(latest && { change: wireChange(asNow(latest, realNow)) }),
  })
})
