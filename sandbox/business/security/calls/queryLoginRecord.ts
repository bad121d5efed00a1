import { and, desc, eq } from 'drizzle-orm'
import { queryLoginRecord as call } from '@/contract/security/queryLoginRecord'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { deviceOf } from '../devices/devices'
import { toldDevice, toldLogin } from '../devices/told'
import { loginRecords } from '../tables'

export const queryLoginRecord = accountHandler(call, async ({ bank, customer, session }, { id }) => {
  const on = bank.db.drizzle
  const own = eq(loginRecords.customerId, customer.id)
  const [found] = await on
    .select()
    .from(loginRecords)
    .where(id === undefined ? own : and(own, eq(loginRecords.id, Number(id))))
    .orderBy(desc(loginRecords.at), desc(loginRecords.id))
    .limit(1)
  if (!found) return fail(bankError('LoginUnknown'))
  const device = found.deviceId === null ? undefined : await deviceOf(on, customer.id, found.deviceId)
  return ok({ login: toldLogin(found), ...(device && { on: toldDevice(device, session.deviceId) }) })
})
