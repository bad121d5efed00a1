import { updateTaxResidency as call } from '@/contract/identity/updateTaxResidency'
import { ok } from '@/domain/result'
import { readTaxResidency } from '../formChecks'
import { recordIdentity, wireRecord } from '../records'
import { keepTaxResidency } from '../upkeep'
import { accountHandler } from '@sandbox/kernel/scope'

export const updateTaxResidency = accountHandler(call, async ({ bank, customer, now }, request) => {
  const tax = readTaxResidency(request)
  if (!tax.ok) return tax
  const { id: customerId } = customer
  return bank.db.transaction(async (tx) => {
    await keepTaxResidency(tx, customerId, tax.value)
    const record = await recordIdentity(tx, { customerId, kind: 'TAX', title: '税收居民身份声明', at: now })
    return ok(wireRecord(record))
  })
})
