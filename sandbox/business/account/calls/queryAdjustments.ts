import { queryAdjustments as call } from '@/contract/account/queryAdjustments'
import { trailPlaceOf } from '@/domain/account/timeline'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { adjustmentsPage } from '@sandbox/kernel/trails'

export const queryAdjustments = accountHandler(call, async ({ bank, customer, now }, { after }) =>
  ok(
    await adjustmentsPage(bank.db.drizzle, bank.capabilities, {
      customerId: customer.id,
      after: after === undefined ? undefined : trailPlaceOf(after),
      now,
    }),
  ),
)
