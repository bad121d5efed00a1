import { decideApproval as call } from '@/contract/approval/decideApproval'
import { ok } from '@/domain/result'
import { moneyHandler } from '@sandbox/kernel/orders/moneyHandler'
import { sentSoon } from '@sandbox/kernel/orders/soon'
import { decide } from '../decide'
import { deskOf } from '../desk'
import { carryOnAfter } from '../execute'

/** The money is the enterprise's: what its people have set for their own doesn't keep it. */
const decided = moneyHandler(call, {
  async work(tx, scope, { approvalId, payloadHash, decision, reason }) {
    const outcome = await decide(tx, await deskOf(scope, tx), { approvalId, payloadHash, decision, reason })
    if (!outcome.ok) return outcome
    const { state, failure } = outcome.value
    return ok({ approvalId, state, ...(failure !== null && { failure }) })
  },
})

export const decideApproval = sentSoon(decided, (bank, { approvalId, state }) =>
  state === 'EXECUTED' ? carryOnAfter(bank, approvalId) : undefined,
)
