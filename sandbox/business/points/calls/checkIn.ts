import { checkIn as call } from '@/contract/points/checkIn'
import { ok } from '@/domain/result'
import { checkInToday } from '../checkIns'
import { pointsHandler } from '../handler'

export const checkIn = pointsHandler(call, ({ bank, customer, now }) =>
  bank.db.transaction(async (tx) => ok(await checkInToday(tx, bank.capabilities, customer.id, now))),
)
