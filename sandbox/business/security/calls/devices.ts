import { and, asc, desc, eq, ne } from 'drizzle-orm'
import * as calls from '@/contract/security'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { recordEvent } from '@sandbox/kernel/audit'
import { schema } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import { comesAfter, PAGE, pageOf } from '@sandbox/kernel/db/keyset'
import { accountHandler, sessionHandler } from '@sandbox/kernel/scope'
import type { AccountScope } from '@sandbox/kernel/scope'
import { noteAccountChange } from '@sandbox/kernel/session/accountChanges'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { countToday } from '@sandbox/kernel/session/dailyCounts'
import { ownerOf } from '@sandbox/kernel/session/owner'
import { checkPayPassword, stretchPayPassword } from '@sandbox/kernel/session/payPassword'
import { endOtherSessions, hasProof } from '@sandbox/kernel/session/sessions'
import { consumeSmsCode } from '@sandbox/kernel/session/smsCodes'
import { deviceOf, devicesOf, endTrust, meet } from '../devices/devices'
import { letIn, noteAttempt } from '../devices/enter'
import { DISOWNED_A_DAY, notifyDevice, notifyDisowned } from '../devices/notify'
import { toldDevice, toldLogin } from '../devices/told'
import { loginRecords } from '../tables'

/** The devices an account is used on, and the log-ins from them. */

/** Two decimals are about a kilometre, which is enough for fraud control. */
const rough = (degrees: number): number => Math.round(degrees * 100) / 100

/** Stored with the session and deleted with it. */
export const reportDevice = sessionHandler(calls.reportDevice, async ({ bank, session }, request) => {
  const { longitude, latitude, ...fingerprints } = request
  const place =
    longitude === undefined || latitude === undefined ? {} : { longitude: rough(longitude), latitude: rough(latitude) }
  await bank.db.drizzle
    .update(schema.sessions)
    .set({ device: { ...fingerprints, ...place } })
    .where(eq(schema.sessions.id, session.id))
  return ok({})
})

export const queryDevices = accountHandler(calls.queryDevices, async ({ bank, customer, session }) => {
  const on = bank.db.drizzle
  const { wechatIdentities } = schema
  const devices = await devicesOf(on, customer.id)
  const wechat = await on
    .select({ openId: wechatIdentities.openId, since: wechatIdentities.createdAt })
    .from(wechatIdentities)
    .where(eq(wechatIdentities.customerId, customer.id))
    .orderBy(asc(wechatIdentities.createdAt))
  return ok({
    devices: devices.map((device) => toldDevice(device, session.deviceId)),
    wechat: wechat.map(({ openId, since }) => ({ since, current: openId === session.openId })),
  })
})

/** The gesture that was refused before stands in the session; so a code alone opens nothing, and neither does the session. */
export const trustDevice = sessionHandler(calls.trustDevice, async (scope, { smsCode }) => {
  const owner = await ownerOf(scope)
  if (!owner.ok) return owner
  const { id: customerId, mobileNo } = owner.value
  const { bank, session, realNow } = scope
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    if (!(await hasProof(tx, session.id, realNow))) return fail(bankError('SignInExpired'))
    if (mobileNo === null) return fail(bankError('PhoneMissing'))
    const right = await consumeSmsCode(tx, realNow, mobileNo, 'newDevice', smsCode)
    if (!right.ok) {
      if (right.error.name === 'SmsCodeWrong')
        await noteAttempt(tx, scope, { customerId, how: 'code', outcome: 'wrongCode' })
      return right
    }
    const opened = await letIn(tx, scope, await meet(tx, scope, customerId), { customerId, how: 'code' })
    await notifyDevice(tx, scope, customerId, 'added')
    return ok(opened)
  })
})

/**
 * By the payment password: who found an open phone knows at most the gesture, and mustn't sign its owner out elsewhere. No
 * guard is asked, because taking trust away makes nothing less safe.
 */
export const revokeDevice = accountHandler(calls.revokeDevice, async (scope, { deviceId, password }) => {
  const { bank, session, customer, now } = scope
  const ahead = await stretchPayPassword(scope, customer.id, password)
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    const device = await deviceOf(tx, customer.id, deviceId)
    if (device?.state !== 'TRUSTED') return fail(bankError('DeviceUnknown'))
    if (device.id === session.deviceId) return fail(bankError('DeviceCurrent'))
    const right = await checkPayPassword(tx, scope, customer.id, password, ahead)
    if (!right.ok) return right
    await endTrust(tx, device, 'revoke', scope)
    await noteAccountChange(tx, { customerId: customer.id, kind: 'REMOVED', at: now, deviceId: session.deviceId })
    await notifyDevice(tx, scope, customer.id, 'revoked', device.platform)
    const detail = { deviceId, became: 'REVOKED' }
    await recordEvent(tx, now, 'deviceRevoked', { customerId: customer.id, sessionId: session.id, detail })
    return ok({})
  })
})

export const queryLoginRecords = accountHandler(
  calls.queryLoginRecords,
  async ({ bank, customer }, { after, failed = false }) => {
    const { at, id, customerId, outcome } = loginRecords
    const own = eq(customerId, customer.id)
    const before = after === undefined ? undefined : comesAfter([at, id], and(own, eq(id, Number(after))))
    const found = await bank.db.drizzle
      .select()
      .from(loginRecords)
      .where(and(own, before, failed ? ne(outcome, 'right') : undefined))
      .orderBy(desc(at), desc(id))
      .limit(PAGE + 1)
    const { rows, more } = pageOf(found)
    return ok({ records: rows.map(toldLogin), more })
  },
)

export const queryLoginRecord = accountHandler(calls.queryLoginRecord, async ({ bank, customer, session }, { id }) => {
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

/**
 * By the payment password, because whoever logged in as the customer knew the gesture: otherwise they could sign the owner
 * out by saying the same.
 */
export const disownLogin = accountHandler(calls.disownLogin, async (scope, { id, password }) => {
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
    await notifyDisowned(tx, scope, customer.id)
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
