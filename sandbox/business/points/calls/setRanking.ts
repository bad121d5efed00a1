import { setRanking as call } from '@/contract/points/setRanking'
import { ok } from '@/domain/result'
import { pointsHandler } from '../handler'
import { setShown } from '../rankings'

export const setRanking = pointsHandler(call, ({ bank, customer, now }, { shown }) =>
  bank.db.transaction(async (tx) => {
    await setShown(tx, customer.id, shown, now)
    return ok({ shown })
  }),
)
