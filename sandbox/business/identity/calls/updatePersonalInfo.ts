import { updatePersonalInfo as call } from '@/contract/identity/updatePersonalInfo'
import { ok } from '@/domain/result'
import { readPersonalInfo } from '../formChecks'
import { recordIdentity, wireRecord } from '../records'
import { doubtResidency } from '../tax/declare'
import { keepPersonalInfo } from '../upkeep'
import { occurred } from '@sandbox/kernel/occasions'
import { accountHandler } from '@sandbox/kernel/scope'

export const updatePersonalInfo = accountHandler(call, async ({ bank, customer, now }, request) => {
  const personal = readPersonalInfo(request)
  if (!personal.ok) return personal
  const { id: customerId } = customer
  return bank.db.transaction(async (tx) => {
    await keepPersonalInfo(tx, customerId, personal.value)
    await doubtResidency(tx, customerId, now)
    const record = await recordIdentity(tx, { customerId, kind: 'INFORMATION', title: '完善个人信息', at: now })
    await occurred(tx, bank.capabilities, { occasion: 'infoCompleted', customerId, about: record.recordNo, now })
    return ok(wireRecord(record))
  })
})
