import { readAccountChanges as call } from '@/contract/security/readAccountChanges'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { markChangesRead } from '../accountChanges'

export const readAccountChanges = accountHandler(call, async ({ bank, customer, session, now }, { upTo }) => {
  await markChangesRead(bank.db.drizzle, { customerId: customer.id, deviceId: session.deviceId, now }, upTo)
  return ok({})
})
