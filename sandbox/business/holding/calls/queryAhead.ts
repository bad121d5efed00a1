import { queryAhead as call } from '@/contract/holding/queryAhead'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { lookAhead } from '../ahead'

export const queryAhead = accountHandler(call, async ({ bank, customer, today, now }) =>
  ok(await lookAhead(bank.db.drizzle, { customerId: customer.id, today, now })),
)
