import { and, count, desc, eq, gte, ne } from 'drizzle-orm'
import * as calls from '@/contract/security'
import { maskPhone } from '@/domain/masks/mask'
import { ok } from '@/domain/result'
import { hasPass } from '@sandbox/business/identity'
import { readOutLimits, readPaySecurity } from '@sandbox/business/transfer'
import { ownerObstacleRule } from '@sandbox/kernel/orders/obstacles'
import { accountHandler, sessionHandler } from '@sandbox/kernel/scope'
import { lostObjects } from '@sandbox/kernel/session/lossReports'
import { markChangesRead, unreadChanges } from '../accountChanges'
import { currentCall } from '../bankCalls'
import { toldLogin } from '../devices/told'
import { heldCredentials } from '../heldCredentials'
import { RECENT_MS } from '../logins'
import { changeSecurity, securedTooOften } from '../paySecurity'
import { devices, loginRecords } from '../tables'

/** How well an account is protected: the overview, limits and locks of money out, and what is told of changes and calls. */

export const querySecurity = accountHandler(calls.querySecurity, async ({ bank, customer, now }) => {
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

export const queryPaySecurity = accountHandler(calls.queryPaySecurity, async ({ bank, customer, now, realNow }) => {
  const on = bank.db.drizzle
  const { provinces, ...settings } = await readPaySecurity(on, customer.id, now)
  const { coolingUntil, aDay, used } = await readOutLimits(on, customer.id, now)
  return ok({
    ...settings,
    ...(provinces && { provinces: [...provinces] }),
    ...(coolingUntil === undefined ? {} : { cooling: { until: coolingUntil, aDay } }),
    usedToday: used.amount,
    faceShown: {
      raiseLimit: await hasPass(on, customer.id, 'raiseLimit', realNow),
      liftStop: await hasPass(on, customer.id, 'liftStop', realNow),
    },
  })
})

const securing = accountHandler(calls.setSecurity, async (scope, request) => {
  const changed = await changeSecurity(scope, request)
  return changed.ok ? ok({}) : changed
})

/** Stands against every change but a stop of all payments, which no form asks about. */
export const setSecurity: typeof securing = {
  ...securing,
  ownerObstacle: async (on, scope) =>
    (await ownerObstacleRule('limits')(on, scope)) ??
    securedTooOften(on, { customerId: scope.customer.id, now: scope.now }),
}

export const queryAccountChanges = sessionHandler(calls.queryAccountChanges, async ({ bank, session, now }) => {
  const { customerId, deviceId } = session
  if (customerId === undefined) return ok({ changes: [] })
  const rows = await unreadChanges(bank.db.drizzle, { customerId, deviceId, now })
  return ok({
    changes: rows.map(({ number, kind, at, platform, channel, place }) => ({
      number,
      kind,
      at,
      ...(platform === null || channel === null ? {} : { device: { platform, channel, place: place ?? '' } }),
    })),
  })
})

export const readAccountChanges = accountHandler(
  calls.readAccountChanges,
  async ({ bank, customer, session, now }, { upTo }) => {
    await markChangesRead(bank.db.drizzle, { customerId: customer.id, deviceId: session.deviceId, now }, upTo)
    return ok({})
  },
)

export const queryBankCall = accountHandler(calls.queryBankCall, async ({ bank, customer, now }) => {
  const found = await currentCall(bank.db.drizzle, customer.id, now)
  if (!found) return ok({ at: now })
  const { caller, reason, begunAt: since, expiresAt: until } = found
  return ok({ calling: { caller, reason, since, until }, at: now })
})
