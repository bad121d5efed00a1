import { and, desc, eq, gte, lte } from 'drizzle-orm'
import { dayOfInstant } from '@/domain/dates/instant'
import type { Day } from '@/domain/dates/day'
import { firstDay } from '@/domain/dates/month'
import type { Month } from '@/domain/dates/month'
import { lastDay } from '@/domain/dates/monthSpan'
import { checkInPoints, streakOn } from '@/domain/points/rules'
import type { CheckIn } from '@/domain/points/rules'
import type { Capability } from '@sandbox/kernel/capability'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { occurred } from '@sandbox/kernel/domainEvents'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { earn } from './earn'
import { checkIns } from './tables'

/** The last time a customer checked in. */
export async function lastCheckIn(on: Queryable, customerId: string): Promise<CheckIn | undefined> {
  const [row] = await on
    .select()
    .from(checkIns)
    .where(eq(checkIns.customerId, customerId))
    .orderBy(desc(checkIns.day))
    .limit(1)
  return row
}

/** The days of a month on which a customer checked in. */
export async function checkInsOf(
  on: Queryable,
  customerId: string,
  month: Month,
): Promise<readonly { day: Day; points: number }[]> {
  const within = and(gte(checkIns.day, firstDay(month)), lte(checkIns.day, lastDay(month)))
  return on
    .select({ day: checkIns.day, points: checkIns.points })
    .from(checkIns)
    .where(and(eq(checkIns.customerId, customerId), within))
    .orderBy(checkIns.day)
}

/** Checks a customer in for today; a second time today gives what the first one gave. */
export async function checkInToday(
  tx: Tx,
  capabilities: readonly Capability[],
  customerId: string,
  now: number,
): Promise<{ readonly streak: number; readonly points: number; readonly already: boolean }> {
  await lockCustomer(tx, customerId)
  const today = dayOfInstant(now)
  const last = await lastCheckIn(tx, customerId)
  const streak = streakOn(last, today)
  const points = checkInPoints(streak)
  if (last?.day === today) return { streak, points, already: true }
  await tx.insert(checkIns).values({ customerId, day: today, streak, points, at: now })
  // Campaigns' locks come before those of points.
  await occurred(tx, capabilities, { occasion: 'checkedIn', customerId, about: today, now })
  await earn(tx, { customerId, rule: 'CHECK_IN', about: today, points, now })
  return { streak, points, already: false }
}
