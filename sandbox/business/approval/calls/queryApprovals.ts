import { queryApprovals as call } from '@/contract/approval/queryApprovals'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { deskOf } from '../desk'
import { pageOfApprovals } from '../list'
import { orgNames, summaryOf } from '../wire'

export const queryApprovals = accountHandler(call, async (scope, { list, after }) => {
  const on = scope.bank.db.drizzle
  const desk = await deskOf(scope, on)
  const { rows, more } = await pageOfApprovals(on, desk, { list, after })
  const names = await orgNames(on, desk.capabilities, rows)
  const approvals = await Promise.all(rows.map((one) => summaryOf(on, desk, one, names)))
  const { acting } = desk.actor
  return ok({ approvals, more, ...(acting && { acting }), at: scope.now })
})
