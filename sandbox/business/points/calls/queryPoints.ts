import { queryPoints as call } from '@/contract/points/queryPoints'
import { byExpiry, usablePoints } from '@/domain/points/lots'
import { checkInPoints, POINT_RULE_NAMES, POINT_RULES, standingStreak, streakOn } from '@/domain/points/rules'
import { ok } from '@/domain/result'
import { lastCheckIn } from '../checkIns'
import { givenBy } from '../earn'
import { pointsHandler } from '../handler'
import { lotsOf } from '../lots'
import { stillOpen } from '../still'

export const queryPoints = pointsHandler(call, async ({ bank, customer, today }) => {
  const on = bank.db.drizzle
  const lots = await lotsOf(on, customer.id)
  const last = await lastCheckIn(on, customer.id)
  const given = await givenBy(on, customer.id, today)
  return ok({
    balance: usablePoints(lots, today),
    lots: [...byExpiry(lots, today)],
    checkIn: {
      streak: standingStreak(last, today),
      done: last?.day === today,
      points: checkInPoints(streakOn(last, today)),
    },
    open: await stillOpen(on, customer.id, today, given),
    rules: POINT_RULE_NAMES.map((rule) => ({ rule, points: POINT_RULES[rule].points, given: given.get(rule) ?? 0 })),
  })
})
