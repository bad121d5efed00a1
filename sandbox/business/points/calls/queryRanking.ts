import { queryRanking as call } from '@/contract/points/queryRanking'
import { ok } from '@/domain/result'
import { pointsHandler } from '../handler'
import { rankingFor } from '../rankings'

export const queryRanking = pointsHandler(call, async ({ bank, customer, today }, asked) =>
  ok(await rankingFor(bank.db.drizzle, customer.id, asked, today)),
)
