import { openPot as call } from '@/contract/pots/openPot'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { openPotFor } from '../pots'

export const openPot = accountHandler(call, ({ bank, customer, now }, terms) =>
  bank.db.transaction(async (tx) => {
    const opened = await openPotFor(tx, customer.id, terms, now)
    return opened.ok ? ok({ potId: opened.value.potId }) : opened
  }),
)
