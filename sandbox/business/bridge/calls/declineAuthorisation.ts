import { declineAuthorisation as call } from '@/contract/bridge/declineAuthorisation'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { endPartnerOrder, lockWaitingOrder, wireAuthorisation } from '../authorisations'

export const declineAuthorisation = accountHandler(call, async ({ bank, customer, now }, { authId }) =>
  bank.db.transaction(async (tx) => {
    const waiting = await lockWaitingOrder(tx, { customerId: customer.id, authId, now })
    if (!waiting.ok) return waiting
    return ok(wireAuthorisation(await endPartnerOrder(tx, waiting.value, 'declined', { now }), now))
  }),
)
