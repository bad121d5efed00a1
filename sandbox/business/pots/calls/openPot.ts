import { openPot as call } from '@/contract/pots/openPot'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { changeRefusal, openPotFor } from '../pots'

export const openPot = accountHandler(call, (scope, terms) =>
  scope.bank.db.transaction(async (tx) => {
    const { customer, now } = scope
    const refusal = await changeRefusal(tx, scope)
    if (refusal) return fail(refusal)
    const opened = await openPotFor(tx, customer.id, terms, now)
    return opened.ok ? ok({ potId: opened.value.potId }) : opened
  }),
)
