import { queryTeam as call } from '@/contract/referral/queryTeam'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { teamOf } from '../team'

export const queryTeam = accountHandler(call, async ({ bank, customer, today }, asked) =>
  ok(await teamOf(bank.db.drizzle, customer.id, asked, today)),
)
