import { and, eq, inArray } from 'drizzle-orm'
import { queryMarketer as call } from '@/contract/referral/queryMarketer'
import { OPEN_SERVED } from '@/domain/referral/served'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { isKolEnabled, marketerOf } from '../marketers'
import { served } from '../tables'
import { performanceOf } from '../team'

export const queryMarketer = accountHandler(call, async ({ bank, customer, today }) => {
  const on = bank.db.drizzle
  const facts = { staff: customer.staff, kolOpen: await isKolEnabled(on) }
  const found = await marketerOf(on, customer.id, today)
  if (!found) return ok(facts)
  const { marketer, standing: state, name } = found
  const { salesId, promoteId, kind, branch, licenceNo, contentAccount, until, approvalId } = marketer
  const open = and(eq(served.salesId, salesId), inArray(served.state, OPEN_SERVED))
  return ok({
    ...facts,
    marketer: {
      ...{ salesId, promoteId, kind, state, name, branch },
      ...(licenceNo !== null && { licenceNo }),
      ...(contentAccount !== null && { contentAccount }),
      ...(until !== null && { until }),
      ...(approvalId !== null && state === 'APPLIED' && { approvalId }),
      waiting: await on.$count(served, open),
      month: await performanceOf(on, customer.id, today, 0),
      lastMonth: await performanceOf(on, customer.id, today, 1),
    },
  })
})
