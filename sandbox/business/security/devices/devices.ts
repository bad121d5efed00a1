import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { DAY_MS } from '@/domain/dates/day'
import { entryOn, MAX_TRUSTED, UNUSED_DAYS, DEVICE_MACHINE } from '@/domain/devices/devices'
import type { DeviceEvent, Entry } from '@/domain/devices/devices'
import { platformOf } from '@/domain/devices/platform'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { newToken, tokenHash } from '@sandbox/kernel/session/secrets'
import { endSessionsOf } from '@sandbox/kernel/session/sessions'
import type { SessionScope } from '@sandbox/kernel/scope'
import { placeOf } from '../place'
import { devices } from '../tables'

export type Device = typeof devices.$inferSelect

/** Devices lapsed in a minute at most. */
const SWEPT = 200

/** What names the device a call comes from. Without an id of its own it is another one each time. */
const keyOf = ({ session, web }: SessionScope): string => tokenHash(`${session.openId} ${web.cookieId ?? newToken()}`)

/** What names the browser or app whoever signs in; undefined where it has no id of its own. */
export const browserOf = ({ web }: Pick<SessionScope, 'web'>): string | undefined =>
  web.cookieId === undefined ? undefined : tokenHash(`browser ${web.cookieId}`)

/** How a customer may sign in where a call comes from, and the device if the bank knows it. */
export interface Met {
  readonly entry: Entry
  readonly device: Device | undefined
  readonly key: string
}

/** Looks at the device a call comes from; who signs in holds the customer's row. */
export async function meet(on: Queryable, scope: SessionScope, customerId: string): Promise<Met> {
  const key = keyOf(scope)
  const own = eq(devices.customerId, customerId)
  const [device] = await on
    .select()
    .from(devices)
    .where(and(own, eq(devices.key, key)))
  const met = device ? [device] : await on.select({ id: devices.id }).from(devices).where(own).limit(1)
  return { entry: entryOn(device?.state ?? 'none', met.length > 0), device, key }
}

/** Trusts the device that a call comes from, or notes that it was used again; gives its id. */
export async function trust(
  tx: Tx,
  scope: SessionScope,
  customerId: string,
  { device, key }: Met,
  event: Extract<DeviceEvent, 'first' | 'confirm'>,
): Promise<string> {
  const { now, session, web } = scope
  const used = {
    lastAt: now,
    place: placeOf(web.address),
    platform: platformOf(web.userAgent),
    browser: browserOf(scope) ?? null,
    state: DEVICE_MACHINE.after(device?.state ?? 'none', event) ?? ('TRUSTED' as const),
    endedAt: null,
  }
  if (device) {
    await tx.update(devices).set(used).where(eq(devices.id, device.id))
    return device.id
  }
  await makeRoom(tx, scope, customerId)
  const { openId, channel } = session
  const id = randomUUID()
  await tx.insert(devices).values({ id, customerId, key, openId, channel, firstAt: now, ...used })
  return id
}

/** Ends the trust in those unused for longest, so that with another there are no more than may be. */
async function makeRoom(tx: Tx, { now, realNow }: SessionScope, customerId: string): Promise<void> {
  const trusted = await tx
    .select()
    .from(devices)
    .where(and(eq(devices.customerId, customerId), eq(devices.state, 'TRUSTED')))
    .orderBy(desc(devices.lastAt), desc(devices.id))
  for (const device of trusted.slice(MAX_TRUSTED - 1)) await endTrust(tx, device, 'lapse', { now, realNow })
}

/**
 * Ends the trust in a device, and at once every session that was signed in on it; false when it wasn't trusted. The caller
 * holds the customer's row.
 */
export async function endTrust(
  tx: Tx,
  { id, state }: Pick<Device, 'id' | 'state'>,
  event: Extract<DeviceEvent, 'revoke' | 'lapse'>,
  { now, realNow }: { readonly now: number; readonly realNow: number },
): Promise<boolean> {
  const next = DEVICE_MACHINE.after(state, event)
  if (next === undefined) return false
  await tx.update(devices).set({ state: next, endedAt: now }).where(eq(devices.id, id))
  await endSessionsOf(tx, id, realNow)
  return true
}

/** A customer's device by its id; undefined for another's, or none. */
export async function deviceOf(on: Queryable, customerId: string, id: string): Promise<Device | undefined> {
  const [found] = await on
    .select()
    .from(devices)
    .where(and(eq(devices.customerId, customerId), eq(devices.id, id)))
  return found
}

/** A customer's devices, those used last first. */
export const devicesOf = (on: Queryable, customerId: string): Promise<Device[]> =>
  on.select().from(devices).where(eq(devices.customerId, customerId)).orderBy(desc(devices.lastAt), asc(devices.id))

/**
 * Ends the trust in devices nobody has used for 180 days, and forgets those that have not been trusted for as long; of each
 * customer the last one used stays, because who has none is let in without a code.
 */
export async function forgetOldDevices(on: Queryable, now: number): Promise<void> {
  const long = now - UNUSED_DAYS * DAY_MS
  const stale = and(lt(devices.lastAt, long), eq(devices.state, 'TRUSTED'))
  const lapsing = on.select({ id: devices.id }).from(devices).where(stale).orderBy(devices.lastAt).limit(SWEPT)
  // Sessions live for hours, so none of these has one.
  await on
    .update(devices)
    .set({ state: 'LAPSED', endedAt: now })
    .where(and(stale, inArray(devices.id, lapsing)))
  const later = alias(devices, 'later')
  const newer = on
    .select({ one: sql`1` })
    .from(later)
    .where(
      and(
        eq(later.customerId, devices.customerId),
        ne(later.id, devices.id),
        sql`(${later.lastAt}, ${later.id}) > (${devices.lastAt}, ${devices.id})`,
      ),
    )
  const gone = on
    .select({ id: devices.id })
    .from(devices)
    .where(and(lt(devices.endedAt, long), sql`exists ${newer}`))
    .limit(SWEPT)
  await on.delete(devices).where(inArray(devices.id, gone))
}
