import { and, desc, eq, gte, inArray, isNull, lt, lte, ne, or } from 'drizzle-orm'
import { DAY_MS } from '@/domain/dates/day'
import { ACCOUNT_CHANGE_DAYS } from '@/domain/devices/changes'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { devices } from './tables'

const { accountChanges } = schema

/** Most that are told at once; what is older says nothing more. */
export const TOLD = 10
/** How long what happened is stored, ms (ours). */
export const KEPT_MS = 180 * DAY_MS
/** Rows deleted in a minute at most. */
const SWEPT = 500

/**
 * Notes for everybody else who trusts this browser that another account was signed in on it, once until they have read it.
 * @param browser the hash of its id
 */
export async function noteAnotherHere(tx: Tx, customerId: string, browser: string, at: number): Promise<void> {
  const others = await tx
    .select({ customerId: devices.customerId, deviceId: devices.id })
    .from(devices)
    .where(and(eq(devices.browser, browser), eq(devices.state, 'TRUSTED'), ne(devices.customerId, customerId)))
    .limit(TOLD)
  if (others.length === 0) return
  const known = await tx
    .select({ deviceId: accountChanges.deviceId })
    .from(accountChanges)
    .where(
      and(
        inArray(
          accountChanges.customerId,
          others.map((one) => one.customerId),
        ),
        eq(accountChanges.kind, 'ANOTHER_HERE'),
        isNull(accountChanges.seenAt),
      ),
    )
  const told = new Set(known.map(({ deviceId }) => deviceId))
  const fresh = others.filter(({ deviceId }) => !told.has(deviceId))
  const rows = fresh.map((one) => ({ ...one, kind: 'ANOTHER_HERE' as const, at }))
  if (rows.length > 0) await tx.insert(accountChanges).values(rows)
}

/** Whose changes are asked for, on which device, and when. */
export interface Reader {
  readonly customerId: string
  /** Undefined before the gesture, when the bank doesn't know the device yet. */
  readonly deviceId: string | undefined
  readonly now: number
}

/** What wasn't done on this device; of another account's log-in only what was on this one. */
const toldTo = ({ customerId, deviceId, now }: Reader) =>
  and(
    eq(accountChanges.customerId, customerId),
    isNull(accountChanges.seenAt),
    gte(accountChanges.at, now - ACCOUNT_CHANGE_DAYS * DAY_MS),
    deviceId === undefined
      ? undefined
      : or(
          and(eq(accountChanges.kind, 'ANOTHER_HERE'), eq(accountChanges.deviceId, deviceId)),
          and(
            ne(accountChanges.kind, 'ANOTHER_HERE'),
            or(isNull(accountChanges.deviceId), ne(accountChanges.deviceId, deviceId)),
          ),
        ),
  )

/** The changes that somebody hasn't read yet, newest first. */
export const unreadChanges = (on: Queryable, reader: Reader) =>
  on.select().from(accountChanges).where(toldTo(reader)).orderBy(desc(accountChanges.number)).limit(TOLD)

/** Says of what was changed in this very call, before the gesture, that it was done on the device that it signs in on. */
export async function claimOwnChange(
  on: Queryable,
  { customerId, deviceId, now }: Reader & { readonly deviceId: string },
): Promise<void> {
  await on
    .update(accountChanges)
    .set({ deviceId })
    .where(
      and(
        eq(accountChanges.customerId, customerId),
        isNull(accountChanges.seenAt),
        isNull(accountChanges.deviceId),
        eq(accountChanges.at, now),
      ),
    )
}

/**
 * Whether there is any that can't wait. Another account on a phone that a family shares touches nobody's money: it is read
 * in the settings and keeps nobody from going on.
 */
export async function hasUnreadChanges(on: Queryable, reader: Reader): Promise<boolean> {
  const urgent = and(toldTo(reader), ne(accountChanges.kind, 'ANOTHER_HERE'))
  return (await on.select({ number: accountChanges.number }).from(accountChanges).where(urgent).limit(1)).length > 0
}

/** Notes that changes up to a number were read; what came later is told next time. */
export async function markChangesRead(on: Queryable, reader: Reader, upTo: number): Promise<void> {
  await on
    .update(accountChanges)
    .set({ seenAt: reader.now })
    .where(and(toldTo(reader), lte(accountChanges.number, upTo)))
}

/** Deletes what is no longer told. @param now by the bank's clock, epoch ms */
export async function forgetOldChanges(on: Queryable, now: number): Promise<void> {
  const old = on
    .select({ number: accountChanges.number })
    .from(accountChanges)
    .where(lt(accountChanges.at, now - KEPT_MS))
    .orderBy(accountChanges.at)
    .limit(SWEPT)
  await on.delete(accountChanges).where(inArray(accountChanges.number, old))
}
