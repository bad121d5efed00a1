import { and, eq, inArray } from 'drizzle-orm'
import { dayOfInstant, instantOf, minutesOfDay } from '@/domain/dates/instant'
import { REMINDED_FROM, REMINDED_UNTIL } from '@/domain/points/rules'
import type { JobBank } from '@sandbox/kernel/scope'
import { awaiting, sendMessages } from '../message'
import { arePointsOn } from './switch'
import { checkIns } from './tables'

const BATCH = 200

/**
 * In the morning, tells those who allowed WeChat to remind them before today and haven't checked in. Each such permission is
 * for one reminder; whoever gave none is told nothing.
 */
export async function remindCheckIns({ db, businessNow }: Pick<JobBank, 'db' | 'businessNow'>): Promise<void> {
  const now = await businessNow()
  const minutes = minutesOfDay(now)
  if (minutes < REMINDED_FROM || minutes >= REMINDED_UNTIL || !(await arePointsOn(db.drizzle))) return
  const today = dayOfInstant(now)
  for (let after = ''; ;) {
    const asked = await awaiting(db.drizzle, 'checkInReminder', { since: instantOf(today), after, most: BATCH })
    const done = await db.drizzle
      .select({ customerId: checkIns.customerId })
      .from(checkIns)
      .where(and(inArray(checkIns.customerId, [...asked]), eq(checkIns.day, today)))
    const there = new Set(done.map(({ customerId }) => customerId))
    await sendMessages(
      db.drizzle,
      asked
        .filter((customerId) => !there.has(customerId))
        .map((customerId) => ({
          ...{ customerId, kind: 'checkInReminder' as const, title: '今日还未签到', at: now },
          body: '您设置了签到提醒，今日签到可得积分，连续签到积分更多。',
          source: `checkInReminder:${customerId}:${today}`,
          about: { subject: 'points' as const },
        })),
    )
    const last = asked.at(-1)
    if (last === undefined || asked.length < BATCH) return
    after = last
  }
}
