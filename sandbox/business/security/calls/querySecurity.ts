import { and, count, desc, eq, gte, ne } from 'drizzle-orm'
import { querySecurity as call } from '@/contract/security/querySecurity'
import { DAY_MS } from '@/domain/dates/day'
import { maskPhone } from '@/domain/masks/mask'
import { ok } from '@/domain/result'
import { readOutLimits, readPaySecurity } from '@sandbox/business/transfer'
import { accountHandler } from '@sandbox/kernel/scope'
import { lostObjects } from '@sandbox/kernel/session/lost'
import { toldLogin } from '../devices/told'
import { heldCredentials } from '../heldCredentials'
import { devices, loginRecords } from '../tables'

/** How far back failed attempts are counted, ms. */
export const RECENT_MS = 30 * DAY_MS

export const querySecurity = accountHandler(call, async ({ bank, customer, now }) => {
  const on = bank.db.drizzle
  const ownLogins = eq(loginRecords.customerId, customer.id)
  const [trusted] = await on
    .select({ count: count() })
    .from(devices)
    .where(and(eq(devices.customerId, customer.id), eq(devices.state, 'TRUSTED')))
  const [last] = await on
    .select()
    .from(loginRecords)
    .where(and(ownLogins, eq(loginRecords.outcome, 'right')))
    .orderBy(desc(loginRecords.at), desc(loginRecords.id))
    .limit(1)
  const [failed] = await on
    .select({ count: count() })
    .from(loginRecords)
    .where(and(ownLogins, ne(loginRecords.outcome, 'right'), gte(loginRecords.at, now - RECENT_MS)))
  const { single, aDay, coolingUntil, nightLock } = await readOutLimits(on, customer.id, now)
  const { stoppedAt } = await readPaySecurity(on, customer.id, now)
  return ok({
    idCardUntil: customer.idCardUntil ?? '',
    credentials: await heldCredentials(on, customer.id, now),
    devices: trusted?.count ?? 0,
    failedLogins: failed?.count ?? 0,
    singleLimit: single,
    dayLimit: aDay,
    nightLock,
    lost: await lostObjects(on, customer.id),
    ...(customer.mobileNo === null ? {} : { mobileNo: maskPhone(customer.mobileNo) }),
    ...(last && { lastLogin: toldLogin(last) }),
    ...(stoppedAt === undefined ? {} : { stoppedAt }),
    ...(coolingUntil === undefined ? {} : { coolingUntil }),
  })
})
