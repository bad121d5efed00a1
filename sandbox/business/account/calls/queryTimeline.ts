import { queryTimeline as call } from '@/contract/account/queryTimeline'
import { trailPlaceOf } from '@/domain/account/timeline'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { timelinePage } from '@sandbox/kernel/trails'

export const queryTimeline = accountHandler(call, async ({ bank, customer, now }, { after }) =>
  ok(
    await timelinePage(bank.db.drizzle, bank.capabilities, {
      customerId: customer.id,
      after: after === undefined ? undefined : trailPlaceOf(after),
      now,
    }),
  ),
)
