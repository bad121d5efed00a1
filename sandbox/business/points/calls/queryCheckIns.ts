import { queryCheckIns as call } from '@/contract/points/queryCheckIns'
import { monthOf } from '@/domain/dates/month'
import { checkInPoints, standingStreak, streakOn } from '@/domain/points/rules'
import { ok } from '@/domain/result'
import { checkInsOf, lastCheckIn } from '../checkIns'
import { pointsHandler } from '../handler'

export const queryCheckIns = pointsHandler(call, async ({ bank, customer, today }, { month = monthOf(today) }) => {
  const on = bank.db.drizzle
  const last = await lastCheckIn(on, customer.id)
  return ok({
    today,
    streak: standingStreak(last, today),
    done: last?.day === today,
    points: checkInPoints(streakOn(last, today)),
    days: [...(await checkInsOf(on, customer.id, month))],
  })
})
