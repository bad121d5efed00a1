import { submitApproval as call } from '@/contract/approval/submitApproval'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { deskOf } from '../desk'
import { submit } from '../write'

export const submitApproval = accountHandler(call, (scope, given) =>
  scope.bank.db.transaction(async (tx) => {
    const submitted = await submit(tx, await deskOf(scope, tx), given)
    return submitted.ok ? ok({}) : submitted
  }),
)
