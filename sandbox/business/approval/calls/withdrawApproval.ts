import { withdrawApproval as call } from '@/contract/approval/withdrawApproval'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { deskOf } from '../desk'
import { withdraw } from '../end'

export const withdrawApproval = accountHandler(call, (scope, { approvalId }) =>
  scope.bank.db.transaction(async (tx) => {
    const withdrawn = await withdraw(tx, await deskOf(scope, tx), approvalId)
    return withdrawn.ok ? ok({}) : withdrawn
  }),
)
