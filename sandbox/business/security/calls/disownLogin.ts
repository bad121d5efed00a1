import { and, eq } from 'drizzle-orm'
import { disownLogin as call } from '@/contract/security/disownLogin'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { recordEvent } from '@sandbox/kernel/audit'
import type { Tx } from '@sandbox/kernel/db'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { checkPayPassword, stretchPayPassword } from '@sandbox/kernel/session/payPassword'
import { endOtherSessions } from '@sandbox/kernel/session/sessions'
import { accountHandler } from '@sandbox/kernel/scope'
import type { AccountScope } from '@sandbox/kernel/scope'
import { deviceOf, endTrust } from '../devices/devices'
import { tellDisowned } from '../devices/tell'
import { loginRecords } from '../tables'
import { countToday } from '@sandbox/kernel/session/dailyCounts'

/** Of which a customer is told by SMS and message (ours); the next are done all the same. */
export const DISOWNED_A_DAY = 20

/**
 * By the payment password, because whoever logged in as the customer knew the gesture: otherwise they could sign the owner
 * out by saying the same.
 */
export const disownLogin = accountHandler(call, async (scope, { id, password }) => {
  const { bank, session, customer, now, today, realNow } = scope
  const ahead = await stretchPayPassword(scope, customer.id, password)
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    const own = and(eq(loginRecords.customerId, customer.id), eq(loginRecords.id, Number(id)))
    const [login] = await tx.select().from(loginRecords).where(own)
    if (!login) return fail(bankError('LoginUnknown'))
    const right = await checkPayPassword(tx, scope, customer.id, password, ahead)
    if (!right.ok) return right
    await tx
      .update(loginRecords)
      .set({ disownedAt: login.disownedAt ?? now })
      .where(own)
    await endOtherSessions(tx, customer.id, session.id, realNow)
    const device = await revoke(tx, scope, login.deviceId)
    // Said again it still ends what began since, and tells nobody anew.
    if (login.disownedAt !== null) return ok({ device })
    const count = { subject: customer.id, kind: 'disownedLogin', day: today } as const
    if (!(await countToday(tx, count, DISOWNED_A_DAY))) return ok({ device })
    await tellDisowned(tx, scope, customer.id)
    const detail = { login: login.id, device }
    await recordEvent(tx, now, 'loginDisowned', { customerId: customer.id, sessionId: session.id, detail })
    return ok({ device })
  })
})

/** Takes the trust from the device of the log-in; from the caller's own only by another phone. */
async function revoke(tx: Tx, scope: AccountScope, deviceId: string | null): Promise<'REVOKED' | 'CURRENT' | 'NONE'> {
  if (deviceId === null) return 'NONE'
  if (deviceId === scope.session.deviceId) return 'CURRENT'
  const device = await deviceOf(tx, scope.customer.id, deviceId)
  if (!device) return 'NONE'
  await endTrust(tx, device, 'revoke', scope)
  return 'REVOKED'
}
