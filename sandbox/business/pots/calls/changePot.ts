import { changePot as call } from '@/contract/pots/changePot'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { changePotOf, changeRefusal } from '../pots'

export const changePot = accountHandler(call, (scope, { potId, terms }) =>
  scope.bank.db.transaction(async (tx) => {
    const { customer, now } = scope
    const refusal = await changeRefusal(tx, scope)
    if (refusal) return fail(refusal)
    const changed = await changePotOf(tx, { customerId: customer.id, potId }, terms, now)
    return changed.ok ? ok({}) : changed
  }),
)
