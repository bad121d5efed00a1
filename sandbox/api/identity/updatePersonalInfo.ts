import { updatePersonalInfo as call } from '../../../src/contract/identity/updatePersonalInfo'
import { ok } from '../../../src/domain/result'
import { readPersonalInfo } from '../../identity/formChecks'
import { recordIdentity, wireRecord } from '../../identity/records'
import { keepPersonalInfo } from '../../identity/upkeep'
import { accountHandler } from '../scope'

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
