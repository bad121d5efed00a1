import { updatePersonalInfo as call } from '@/contract/identity/updatePersonalInfo'
import { ok } from '@/domain/result'
import { readPersonalInfo } from '../formChecks'
import { recordIdentity, wireRecord } from '../records'
import { keepPersonalInfo } from '../upkeep'
import { accountHandler } from '@sandbox/kernel/scope'

export const updatePersonalInfo = accountHandler(call, async ({ bank, customer, now }, request) => {
  const personal = readPersonalInfo(request)
  if (!personal.ok) return personal
  const { id: customerId } = customer
  return bank.db.transaction(async (tx) => {
    await keepPersonalInfo(tx, customerId, personal.value)
    const record = await recordIdentity(tx, { customerId, kind: 'INFORMATION', title: '完善个人信息', at: now })
    return ok(wireRecord(record))
  })
})
