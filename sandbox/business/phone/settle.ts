import { eq } from 'drizzle-orm'
import type { BankError } from '@/domain/errors/catalogue'
import { maskPhone } from '@/domain/masks/mask'
import type { Result } from '@/domain/result'
import { recordIdentity } from '@sandbox/business/identity'
import { beginCooling } from '@sandbox/business/transfer'
import { recordEvent } from '@sandbox/kernel/audit'
import { schema } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import type { SessionScope } from '@sandbox/kernel/scope'
import { noteAccountChange } from '@sandbox/kernel/session/accountChanges'
import { endOtherSessions } from '@sandbox/kernel/session/sessions'
import { voidSmsCodes } from '@sandbox/kernel/session/smsCodes'
import { moveChange } from './changes'
import { noteConfirmed } from './confirm'
import type { PhoneChange } from './tables'
import { notifyPhone } from './notify'

export const CHANGE_TITLES = { CHANGE: '更换手机号', FIRST: '登记手机号' } as const

/**
 * Sets the new number and does all that follows, in the transaction that proved it: open codes to both numbers are void,
 * other sessions end, limits cool down, and both numbers are told. Bound cards keep the numbers their banks have. The new
 * number was claimed in this transaction. Fails with PhoneChangeOutOfOrder.
 */
export async function settleChange(
  tx: Tx,
  scope: Pick<SessionScope, 'session' | 'now' | 'realNow'>,
  change: PhoneChange,
): Promise<Result<PhoneChange, BankError>> {
  const { session, now, realNow } = scope
  const done = await moveChange(tx, change, 'settled', { doneAt: now, settledAt: realNow, expiresAt: null })
  if (!done.ok) return done
  const { id, customerId, purpose, method, oldNo, newNo } = done.value
  if (newNo === null) throw new Error(`phone change ${id} has no new number`)
  await tx.update(schema.customers).set({ mobileNo: newNo }).where(eq(schema.customers.id, customerId))
  await voidSmsCodes(tx, realNow, oldNo === null ? [newNo] : [oldNo, newNo])
  await endOtherSessions(tx, customerId, session.id, realNow)
  await noteAccountChange(tx, { customerId, kind: 'NUMBER', at: now, deviceId: session.deviceId })
  await beginCooling(tx, customerId, now)
  await noteConfirmed(tx, customerId, now)
  await recordIdentity(tx, { customerId, kind: 'PHONE', title: CHANGE_TITLES[purpose], at: now })
  await notifyPhone(
    tx,
    {
      customerId,
      title: purpose === 'FIRST' ? '已登记手机号' : '手机号已更换',
      done: `您的登记手机号已${purpose === 'FIRST' ? '设置' : '更换'}为${maskPhone(newNo)}，24小时内转出限额较低`,
      source: `phone ${id} done`,
      numbers: [oldNo, newNo],
    },
    scope,
  )
  await recordEvent(tx, now, 'phoneChanged', { customerId, sessionId: session.id, detail: { purpose, method } })
  return done
}
