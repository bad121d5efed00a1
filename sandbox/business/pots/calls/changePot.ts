import { changePot as call } from '@/contract/pots/changePot'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { changePotOf } from '../pots'

export const changePot = accountHandler(call, ({ bank, customer, now }, { potId, terms }) =>
  bank.db.transaction(async (tx) => {
    const changed = await changePotOf(tx, { customerId: customer.id, potId }, terms, now)
    return changed.ok ? ok({}) : changed
  }),
)
