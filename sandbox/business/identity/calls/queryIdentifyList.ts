import { queryIdentifyList as call } from '@/contract/identity/queryIdentifyList'
import { ok } from '@/domain/result'
import { recordsOf, wireRecord } from '../records'
import { accountHandler } from '@sandbox/kernel/scope'

export const queryIdentifyList = accountHandler(call, async ({ bank, customer }) => {
  const records = await recordsOf(bank.db.drizzle, customer.id)
  return ok({ records: records.map(wireRecord) })
})
