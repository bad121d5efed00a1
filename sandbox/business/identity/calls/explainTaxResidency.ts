import { explainTaxResidency as call } from '@/contract/identity/explainTaxResidency'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { explainResidency } from '../tax/declare'

export const explainTaxResidency = accountHandler(call, ({ bank, customer, now }, given) =>
  bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    const taken = await explainResidency(tx, customer.id, given, now)
    return taken.ok ? ok({}) : taken
  }),
)
