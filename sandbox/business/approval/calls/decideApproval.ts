import { decideApproval as call } from '@/contract/approval/decideApproval'
import { ok } from '@/domain/result'
import { moneyHandler } from '@sandbox/kernel/orders/moneyHandler'
import { decide } from '../decide'
import { deskOf } from '../desk'

/** The money is the enterprise's: what its people have set for their own doesn't keep it. */
export const decideApproval = moneyHandler(call, {
  async work(tx, scope, { approvalId, payloadHash, decision, reason }) {
    const decided = await decide(tx, await deskOf(scope, tx), { approvalId, payloadHash, decision, reason })
    if (!decided.ok) return decided
    const { state, failure } = decided.value
    return ok({ approvalId, state, ...(failure !== null && { failure }) })
  },
})
