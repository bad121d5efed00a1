import { queryApproval as call } from '@/contract/approval/queryApproval'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { deskOf } from '../desk'
import { findApproval } from '../find'
import { detailOf } from '../wire'

export const queryApproval = accountHandler(call, async (scope, { approvalId }) => {
  const on = scope.bank.db.drizzle
  const desk = await deskOf(scope, on)
  const found = await findApproval(on, desk.capabilities, desk.actor, { approvalId, now: scope.now })
  return found.ok ? ok(await detailOf(on, desk, found.value)) : found
})
