import { queryIdentifyList as call } from '../../../src/contract/identity/queryIdentifyList'
import { ok } from '../../../src/domain/result'
import { recordsOf, wireRecord } from '../../identity/records'
import { accountHandler } from '../scope'

export const queryIdentifyList = accountHandler(call, async ({ bank, customer }) => {
  const records = await recordsOf(bank.db.drizzle, customer.id)
  return ok({ records: records.map(wireRecord) })
})
